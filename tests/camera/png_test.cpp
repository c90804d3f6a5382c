#include <gtest/gtest.h>
#include <zlib.h>

#include <opencv2/imgcodecs.hpp>

#include "calibration/media/media.h"
#include "tests/app/program.h"
#include "tests/camera/picture_file.h"

namespace railref::tests {
namespace {

cv::Mat drawn() {
    cv::Mat pixels(40, 60, CV_8UC3);
    cv::RNG random(5);
    random.fill(pixels, cv::RNG::UNIFORM, 0, 256);
    return pixels;
}

std::string png() {
    std::vector<unsigned char> bytes;
    cv::imencode(".png", drawn(), bytes);
    return {bytes.begin(), bytes.end()};
}

std::string with_a_flipped_bit(std::string file, std::size_t at) {
    file[at] = static_cast<char>(file[at] ^ 4);
    return file;
}

TEST(Png, HasItsPixelsWhateverIsAppended) {
    for (const std::string& file : {png(), png() + "what phones append"}) {
        const auto picture = media::decode(file, kAnySide);
        ASSERT_TRUE(picture) << picture.error();
        EXPECT_EQ(cv::norm(picture->pixels, drawn(), cv::NORM_INF), 0);
    }
}

std::string part(const std::string& type, const std::string& content) {
    const std::string summed = type + content;
    const auto sum = crc32_z(0, reinterpret_cast<const Bytef*>(summed.data()), summed.size());
    return number(static_cast<unsigned int>(content.size()), 4, false) + summed +
           number(static_cast<unsigned int>(sum), 4, false);
}

TEST(Png, StandsUpright) {
    const std::string whole = png();
    for (const std::string before : {"IDAT", "IEND"})
        for (unsigned int turn = 1; turn <= 8; ++turn) {
            const std::size_t at = whole.find(before) - 4;
            const std::string file = std::string(whole).insert(at, part("eXIf", exif_block(turn, turn % 2 == 0)));
            const auto picture = media::decode(file, kAnySide);
            ASSERT_TRUE(picture) << picture.error();
            const cv::Mat expected = shown(drawn(), turn);
            EXPECT_EQ(picture->full_size, expected.size());
            ASSERT_EQ(picture->pixels.size(), expected.size()) << turn << " before " << before;
            EXPECT_EQ(cv::norm(picture->pixels, expected, cv::NORM_INF), 0) << turn << " before " << before;
        }
}

/// Wherever it lies behind the mark that makes it a PNG.
TEST(Png, AFlippedBitIsFound) {
    constexpr std::size_t mark = 8;
    const std::string whole = png();
    for (std::size_t at = mark; at < whole.size(); ++at) {
        const auto picture = media::decode(with_a_flipped_bit(whole, at), kAnySide);
        ASSERT_FALSE(picture) << at;
        EXPECT_EQ(picture.error().find("expected a whole PNG picture, found a damaged one"), 0U) << picture.error();
    }
}

TEST(Png, CutAtAnyPlaceIsRefused) {
    const std::string whole = png();
    for (std::size_t length = 0; length < whole.size(); ++length)
        EXPECT_FALSE(media::decode(whole.substr(0, length), kAnySide)) << length;
}

/// Some such files have a few kilobytes and would take gigabytes.
TEST(Png, WithMorePixelsThanAnyPhoneTakesIsRefusedByItsHeader) {
    std::string file = png();
    const std::size_t header = file.find("IHDR") - 4;
    const std::size_t length = 4 + 4 + 13 + 4;  // of its size, name, content and checksum
    const std::string rest = file.substr(header + 4 + 4 + 8, 5);
    file.replace(header, length, part("IHDR", number(30'000, 4, false) + number(20'000, 4, false) + rest));
    const auto picture = media::decode(file, kAnySide);
    ASSERT_FALSE(picture);
    EXPECT_EQ(picture.error(), "expected a picture of at most 268 million pixels, found one of 30000 x 20000");
}

TEST(Png, DamageIsOneLine) {
    const Folder folder;
    const std::string whole = png();
    const std::string photo = folder.write("a.png", with_a_flipped_bit(whole, whole.find("IDAT") + 100));
    const Outcome outcome = railref({"read", photo});
    expect_one_line(outcome, 2);
    EXPECT_NE(outcome.err.find(photo + ": expected a whole PNG picture"), std::string::npos) << outcome.err;
}

/// OpenCV would say what it thinks of them.
TEST(OtherPictures, DamageIsOneLine) {
    const Folder folder;
    for (const std::string& ending : {std::string(".bmp"), std::string(".ppm"), std::string(".tiff")}) {
        std::vector<unsigned char> bytes;
        cv::imencode(ending, drawn(), bytes);
        const std::string whole(bytes.begin(), bytes.end());
        expect_one_line(railref({"read", folder.write("a" + ending, whole.substr(0, whole.size() / 2))}), 2);
    }
}

}  // namespace
}  // namespace railref::tests
