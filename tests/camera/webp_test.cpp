#include <gtest/gtest.h>
#include <webp/mux.h>

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "calibration/media/media.h"
#include "tests/app/program.h"
#include "tests/camera/picture_file.h"

namespace railref::tests {
namespace {

constexpr int kLossy = 90;
constexpr int kLossless = 101;  // OpenCV's word for it

std::string webp(const cv::Mat& pixels, int quality) {
    std::vector<unsigned char> bytes;
    cv::imencode(".webp", pixels, bytes, {cv::IMWRITE_WEBP_QUALITY, quality});
    return {bytes.begin(), bytes.end()};
}

WebPData webp_data(const std::string& bytes) { return {reinterpret_cast<const uint8_t*>(bytes.data()), bytes.size()}; }

std::string assembled(WebPMux* parts) {
    WebPData whole{};
    WebPMuxAssemble(parts, &whole);
    std::string file(reinterpret_cast<const char*>(whole.bytes), whole.size);
    WebPDataClear(&whole);
    WebPMuxDelete(parts);
    return file;
}

std::string with_exif(const std::string& file, const std::string& block) {
    constexpr int by_copy = 1;
    const WebPData picture = webp_data(file);
    const WebPData exif = webp_data(block);
    WebPMux* parts = WebPMuxCreate(&picture, by_copy);
    WebPMuxSetChunk(parts, "EXIF", &exif, by_copy);
    return assembled(parts);
}

/// Of two frames.
std::string moving(const std::string& file) {
    WebPMux* parts = WebPMuxNew();
    WebPMuxFrameInfo frame{};
    frame.bitstream = webp_data(file);
    frame.id = WEBP_CHUNK_ANMF;
    frame.duration = 100;
    for (int i = 0; i < 2; ++i) WebPMuxPushFrame(parts, &frame, 1);
    const WebPMuxAnimParams once{0, 1};
    WebPMuxSetAnimationParams(parts, &once);
    return assembled(parts);
}

void expect_pixels(const std::string& file, const cv::Mat& expected) {
    const auto picture = media::decode(file, kAnySide);
    ASSERT_TRUE(picture) << picture.error();
    EXPECT_EQ(picture->full_size, expected.size());
    ASSERT_EQ(picture->pixels.size(), expected.size());
    EXPECT_EQ(cv::norm(picture->pixels, expected, cv::NORM_INF), 0);
}

bool is_refused(const std::string& damaged) {
    const auto picture = media::decode(damaged, kAnySide);
    return !picture && picture.error().starts_with("expected a whole WebP picture, found a damaged one");
}

TEST(Webp, HasThePixelsThatOpenCvReads) {
    cv::Mat transparent;
    cv::cvtColor(odd_sided_board(), transparent, cv::COLOR_BGR2BGRA);
    transparent.colRange(0, 100).setTo(cv::Scalar(10, 20, 30, 40));
    const cv::Mat dot(1, 1, CV_8UC3, cv::Scalar(60, 90, 120));
    const cv::Mat plain(300, 200, CV_8UC3, cv::Scalar(60, 90, 120));
    for (const cv::Mat& pixels : {odd_sided_board(), transparent, dot, plain})
        for (const int quality : {5, kLossy, kLossless}) {
            const std::string file = webp(pixels, quality);
            expect_pixels(file, as_opencv(file));
            expect_pixels(file + "what phones append", as_opencv(file));
        }
}

TEST(Webp, StandsUpright) {
    const std::string file = webp(odd_sided_board(), kLossless);
    for (unsigned int turn = 0; turn <= 9; ++turn)
        for (const bool little : {true, false})
            for (const std::string& mark : {std::string(), kExifMark})
                expect_pixels(with_exif(file, mark + exif_block(turn, little)), shown(odd_sided_board(), turn));
}

TEST(Webp, ExifThatMakesNoSenseDoesNoHarm) {
    const std::string block = exif_block(6, true);
    const std::string file = webp(odd_sided_board(), kLossless);
    for (std::size_t length = 1; length < block.size() - 8; ++length)  // up to the orientation's value
        expect_pixels(with_exif(file, block.substr(0, length)), odd_sided_board());
}

/// As memory cards and broken transfers leave them. There are no checksums, and the decoder makes pixels of anything.
TEST(Webp, ThatLostABlockIsRefused) {
    constexpr std::size_t block = 2048;
    constexpr std::size_t head = 1000;
    for (const int quality : {kLossy, kLossless}) {
        const std::string whole = with_exif(webp(odd_sided_board(), quality), exif_block(6, true));
        int refused = 0;
        int all = 0;
        for (std::size_t at = head; at + 2 * block < whole.size(); at += whole.size() / 20) {
            const std::size_t rest = whole.size() - block - at;
            refused += is_refused(std::string(whole).replace(at, block, block, '\0'));
            refused += is_refused(std::string(whole).replace(at, rest, rest, '\0'));
            all += 2;
        }
        EXPECT_GE(refused, 0.95 * all) << quality;
        EXPECT_GE(all, 30) << quality;
    }
}

TEST(Webp, AnExchangedByteIsFound) {
    const std::string whole = webp(odd_sided_board(), kLossy);
    int refused = 0;
    int all = 0;
    for (std::size_t at = 1000; at + 1000 < whole.size(); at += 997) {
        std::string damaged = whole;
        damaged[at] = static_cast<char>(damaged[at] ^ 0x5A);
        refused += is_refused(damaged);
        ++all;
    }
    EXPECT_GE(refused, 0.95 * all);
    EXPECT_GE(all, 30);
}

TEST(Webp, DamageNeverCrashesAndIsOneLine) {
    const std::string whole = with_exif(webp(odd_sided_board(), kLossy), exif_block(6, true));
    EXPECT_GT(count_refused_of_harmed(whole, 12, 100, static_cast<int>(whole.size())), 60);
}

TEST(Webp, CutAtAnyPlaceIsRefused) {
    const std::string whole = with_exif(webp(odd_sided_board(), kLossy), exif_block(6, true));
    EXPECT_FALSE(media::is_cut_short(whole));
    for (const double share : {0.001, 0.01, 0.1, 0.5, 0.9, 0.9999}) {
        const std::string cut = whole.substr(
            0, std::max<std::size_t>(12, static_cast<std::size_t>(share * static_cast<double>(whole.size()))));
        EXPECT_TRUE(media::is_cut_short(cut)) << share;
        EXPECT_TRUE(is_refused(cut)) << share;
    }
}

TEST(Webp, DamageIsOneLine) {
    const Folder folder;
    const std::string whole = webp(odd_sided_board(), kLossy);
    const std::string photo = folder.write("a.webp", std::string(whole).replace(whole.size() / 2, 4096, 4096, '\0'));
    const Outcome outcome = railref({"read", photo});
    expect_one_line(outcome, 2);
    EXPECT_NE(outcome.err.find(photo + ": expected a whole WebP picture"), std::string::npos) << outcome.err;
}

TEST(Webp, ThatMovesIsRefused) {
    const auto picture = media::decode(moving(webp(odd_sided_board(), kLossy)), kAnySide);
    ASSERT_FALSE(picture);
    EXPECT_EQ(picture.error(), "expected a still WebP picture, found a moving one");
}

}  // namespace
}  // namespace railref::tests
