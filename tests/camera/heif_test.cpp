#include <gtest/gtest.h>
#include <sys/resource.h>

#include <array>

#include "calibration/media/media.h"
#include "calibration/renderer/random_scene.h"
#include "calibration/renderer/render.h"
#include "maps/load_map.h"
#include "tests/app/program.h"
#include "tests/camera/heif_writer.h"
#include "vision/load_photo.h"

namespace railref::tests {
namespace {

/// No two turns of it look alike.
const cv::Mat& drawn_board() {
    static const cv::Mat picture =
        renderer::render(renderer::random_scene(*maps::built_in_board("europe"), renderer::View::table, 3, {640, 480}))
            .pixels;
    return picture;
}

double difference(const cv::Mat& a, const cv::Mat& b) {
    if (a.size() != b.size()) return 255;
    return cv::norm(a, b, cv::NORM_L1) / static_cast<double>(a.total() * 3);
}

struct Turn {
    heif_orientation orientation;
    int stored_from_upright;  ///< cv::RotateFlags; -1: as it is
};
constexpr std::array kTurns{
    Turn{heif_orientation_normal, -1}, Turn{heif_orientation_rotate_90_cw, cv::ROTATE_90_COUNTERCLOCKWISE},
    Turn{heif_orientation_rotate_180, cv::ROTATE_180}, Turn{heif_orientation_rotate_270_cw, cv::ROTATE_90_CLOCKWISE}};

class Heif : public testing::TestWithParam<heif_compression_format> {
protected:
    void SetUp() override {
        if (!can_write(GetParam())) GTEST_SKIP() << "libheif cannot write this kind here";
    }
};

TEST_P(Heif, StandsUpright) {
    const Folder folder;
    const cv::Mat& upright = drawn_board();
    for (const Turn& turn : kTurns) {
        cv::Mat stored = upright.clone();
        if (turn.stored_from_upright >= 0) cv::rotate(upright, stored, turn.stored_from_upright);
        const std::string file = folder.path("turned.heic");
        ASSERT_TRUE(write_heif(stored, GetParam(), turn.orientation, file));
        const auto photo = vision::load_photo(file);
        ASSERT_TRUE(photo) << photo.error().message();
        EXPECT_EQ(photo->full_size, upright.size());
        EXPECT_LT(difference(photo->pixels, upright), 4) << "orientation " << turn.orientation;
    }
}

TEST_P(Heif, CutAtAnyPlaceIsRefused) {
    const Folder folder;
    const std::string file = folder.path("whole.heic");
    ASSERT_TRUE(write_heif(drawn_board(), GetParam(), heif_orientation_normal, file));
    const std::string whole = content(file);
    EXPECT_TRUE(vision::is_whole_picture(file));
    for (const double share : {0.001, 0.01, 0.1, 0.5, 0.9, 0.999}) {
        const auto length = static_cast<std::size_t>(share * static_cast<double>(whole.size()));
        const std::string cut = folder.write("cut.heic", std::string_view(whole).substr(0, length));
        EXPECT_FALSE(vision::is_whole_picture(cut)) << share;
        const auto photo = vision::load_photo(cut);
        ASSERT_FALSE(photo) << share;
        EXPECT_NE(photo.error().message().find("cut.heic: expected a"), std::string::npos) << photo.error().message();
    }
}

TEST_P(Heif, DamageNeverCrashesAndIsOneLine) {
    const Folder folder;
    const std::string file = folder.path("whole.heic");
    ASSERT_TRUE(write_heif(drawn_board(), GetParam(), heif_orientation_normal, file));
    const std::string whole = content(file);
    cv::RNG random(11);
    int refused = 0;
    for (int i = 0; i < 40; ++i) {
        std::string damaged = whole;
        const int end = i % 2 == 0 ? 600 : static_cast<int>(whole.size());  // the boxes, or anywhere
        for (int k = 0; k < 8; ++k)
            damaged[static_cast<std::size_t>(random.uniform(12, end))] = static_cast<char>(random.uniform(0, 256));
        const auto photo = vision::load_photo(folder.write("damaged.heic", damaged));
        if (photo) continue;
        ++refused;
        EXPECT_EQ(photo.error().message().find('\n'), std::string::npos);
    }
    EXPECT_GT(refused, 5);
}

TEST_P(Heif, OfOneColumnIsAPictureToo) {
    const Folder folder;
    const std::string file = folder.path("column.heic");
    const cv::Mat column(3000, 1, CV_8UC3, cv::Scalar(60, 90, 120));
    if (!write_heif(column, GetParam(), heif_orientation_normal, file)) GTEST_SKIP() << "too narrow to be written";
    const auto photo = vision::load_photo(file);
    ASSERT_TRUE(photo) << photo.error().message();
    EXPECT_EQ(photo->pixels.cols, 1);
}

INSTANTIATE_TEST_SUITE_P(Kinds, Heif, testing::Values(heif_compression_HEVC, heif_compression_AV1),
                         [](const auto& kind) { return kind.param == heif_compression_HEVC ? "Heic" : "Avif"; });

TEST(LargeHeic, IsReadAtHalfSizeWithinItsMemory) {
    if (!can_write(heif_compression_HEVC)) GTEST_SKIP() << "libheif cannot write HEIC here";
    if (kSanitized) GTEST_SKIP() << "a sanitizer keeps memory of its own";
    const Folder folder;
    cv::Mat large;
    cv::resize(drawn_board(), large, {4032, 3024}, 0, 0, cv::INTER_CUBIC);
    const std::string file = folder.path("large.heic");
    ASSERT_TRUE(write_heif(large, heif_compression_HEVC, heif_orientation_normal, file));
    large.release();
    const Outcome outcome = railref({"read", file});
    EXPECT_TRUE(outcome.status == 0 || outcome.status == 1) << outcome.err;
    rusage used{};
    getrusage(RUSAGE_CHILDREN, &used);
    EXPECT_LT(used.ru_maxrss, 600 * 1024);  // kB
    RecordProperty("peak_mb", static_cast<int>(used.ru_maxrss / 1024));
    const auto photo = vision::load_photo(file);
    ASSERT_TRUE(photo);
    EXPECT_EQ(photo->full_size, cv::Size(4032, 3024));
    EXPECT_EQ(photo->pixels.size(), cv::Size(2016, 1512));
}

TEST(HeifBrand, OtherFilesAreNone) {
    constexpr int any_side = 1 << 20;
    for (const std::string bytes : {"", "no picture, but a text that is long enough to look at",
                                    "....ftypisom....isomiso2 what videos begin with, and some more"}) {
        const auto picture = media::decode(bytes, any_side);
        ASSERT_FALSE(picture) << bytes;
        EXPECT_EQ(picture.error().find("HEIC or AVIF picture, found"), std::string::npos) << picture.error();
        EXPECT_FALSE(media::is_cut_short(bytes)) << bytes;
    }
}

}  // namespace
}  // namespace railref::tests
