// What the program can do without the libraries that are loaded late (calibration/media/media.h).
#include <gtest/gtest.h>

#include <filesystem>
#include <opencv2/imgcodecs.hpp>

#include "tests/app/program.h"
#include "tests/camera/heif_writer.h"

namespace railref::tests {
namespace {

class WithoutLateLibraries : public testing::Test {
protected:
    void SetUp() override { std::filesystem::copy_file(RAILREF_PROGRAM, program_); }

    void expect_missed(const std::string& library, const std::vector<std::string>& command,
                       const std::string& file) const {
        const Outcome outcome = run(program_, command);
        expect_one_line(outcome, 2);
        EXPECT_NE(outcome.err.find(file), std::string::npos) << outcome.err;
        EXPECT_NE(outcome.err.find(library), std::string::npos) << outcome.err;
    }

    const Folder folder_;
    const std::string program_ = folder_.path("railref");
    const std::string photo_ = std::string(RAILREF_SAMPLE_DIR) + "/sample.jpg";
};

TEST_F(WithoutLateLibraries, AGameIsScored) {
    const std::string game = folder_.write("game.json", small_game());
    const Outcome scored = run(program_, {"score", game, "--json"});
    EXPECT_EQ(scored.status, 0) << scored.err;
    EXPECT_EQ(scored.out, railref({"score", game, "--json"}).out);
}

/// Loading them takes longer than decoding it.
TEST_F(WithoutLateLibraries, APhotoFromAPhoneIsRead) {
    const std::string profile = std::string(RAILREF_SAMPLE_DIR) + "/sample.profile";
    const auto read = [&](const Outcome& outcome) {
        maps::Json reading = outcome.json();
        reading.erase("timing_ms");
        return reading;
    };
    const std::vector<std::string> command{"read", photo_, "--profile", profile, "--json"};
    EXPECT_EQ(read(run(program_, command)), read(railref(command)));
}

TEST_F(WithoutLateLibraries, OtherPicturesAndVideosAreRefusedInOneLine) {
    const std::string png = folder_.path("photo.png");
    ASSERT_TRUE(cv::imwrite(png, cv::Mat(40, 60, CV_8UC3, cv::Scalar(10, 60, 90))));
    expect_missed("railref_codecs", {"read", png}, png);
    expect_missed("railref_codecs", {"read", "--camera", photo_}, photo_);
    expect_missed("railref_codecs", {"calibrate", png, "--board", "europe", "-o", folder_.path("my.profile")}, png);
    if (!can_write(heif_compression_HEVC)) GTEST_SKIP() << "libheif cannot write HEIC here";
    const std::string heic = folder_.path("photo.heic");
    ASSERT_TRUE(write_heif(cv::Mat(40, 64, CV_8UC3, cv::Scalar(10, 60, 90)), heif_compression_HEVC,
                           heif_orientation_normal, heic));
    expect_missed("railref_heif", {"read", heic}, heic);
}

}  // namespace
}  // namespace railref::tests
