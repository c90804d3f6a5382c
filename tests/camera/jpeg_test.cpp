#include <gtest/gtest.h>
#include <turbojpeg.h>

#include <cstdio>
// After cstdio, which it needs and does not include.
#include <jpeglib.h>

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "calibration/media/media.h"
#include "tests/app/program.h"
#include "tests/camera/picture_file.h"

namespace railref::tests {
namespace {

std::string jpeg(const cv::Mat& pixels, std::vector<int> settings = {cv::IMWRITE_JPEG_QUALITY, 92}) {
    std::vector<unsigned char> bytes;
    cv::imencode(".jpg", pixels, bytes, settings);
    return {bytes.begin(), bytes.end()};
}

std::string segment(unsigned char marker, const std::string& content) {
    return std::string("\xFF") + static_cast<char>(marker) +
           number(static_cast<unsigned int>(content.size() + 2), 2, false) + content;
}

std::string exif(unsigned int orientation, bool little) {
    return segment(0xE1, kExifMark + exif_block(orientation, little));
}

std::string with(const std::string& file, const std::string& segments) {
    return file.substr(0, 2) + segments + file.substr(2);
}

/// Every pixel, in every turn and way to write it: what our decoder makes is what OpenCV's does.
TEST(Jpeg, HasThePixelsThatOpenCvReads) {
    const std::string plain = jpeg(odd_sided_board());
    const std::string progressive = jpeg(odd_sided_board(), {cv::IMWRITE_JPEG_PROGRESSIVE, 1});
    cv::Mat gray;
    cv::cvtColor(odd_sided_board(), gray, cv::COLOR_BGR2GRAY);
    std::vector<std::string> files{plain, progressive, jpeg(gray), plain + "what phones append"};
    for (unsigned int turn = 0; turn <= 9; ++turn)
        for (const bool little : {true, false}) files.push_back(with(plain, exif(turn, little)));
    for (const std::string& file : files) {
        const cv::Mat whole = as_opencv(file, cv::IMREAD_COLOR);
        const auto ours = media::decode(file, kAnySide);
        ASSERT_TRUE(ours) << ours.error();
        EXPECT_EQ(ours->full_size, whole.size());
        ASSERT_EQ(ours->pixels.size(), whole.size());
        EXPECT_EQ(cv::norm(ours->pixels, whole, cv::NORM_INF), 0);
        const cv::Mat half = as_opencv(file, cv::IMREAD_REDUCED_COLOR_2);
        const auto halved = media::decode(file, 600);
        ASSERT_TRUE(halved) << halved.error();
        EXPECT_EQ(halved->full_size, whole.size());
        ASSERT_EQ(halved->pixels.size(), half.size());
        EXPECT_EQ(cv::norm(halved->pixels, half, cv::NORM_INF), 0);
    }
}

/// It is a segment of the same kind; OpenCV looks at the first only.
TEST(Jpeg, ExifCountsBehindOtherWordsToo) {
    const std::string plain = jpeg(odd_sided_board());
    const std::string xmp = segment(0xE1, std::string("http://ns.adobe.com/xap/1.0/\0<x/>", 33));
    const auto picture = media::decode(with(plain, xmp + exif(6, true)), kAnySide);
    ASSERT_TRUE(picture) << picture.error();
    EXPECT_EQ(cv::norm(picture->pixels, as_opencv(with(plain, exif(6, true)), cv::IMREAD_COLOR), cv::NORM_INF), 0);
}

TEST(Jpeg, OfPrintersColoursIsReadToo) {
    const cv::Mat cmyk(40, 60, CV_8UC4, cv::Scalar(200, 100, 50, 250));
    const tjhandle encoder = tjInitCompress();
    unsigned char* bytes = nullptr;
    unsigned long length = 0;
    ASSERT_EQ(tjCompress2(encoder, cmyk.data, cmyk.cols, 0, cmyk.rows, TJPF_CMYK, &bytes, &length, TJSAMP_444, 95, 0),
              0);
    const std::string file(reinterpret_cast<char*>(bytes), length);
    tjFree(bytes);
    tjDestroy(encoder);
    const auto picture = media::decode(file, kAnySide);
    ASSERT_TRUE(picture) << picture.error();
    EXPECT_EQ(cv::norm(picture->pixels, as_opencv(file, cv::IMREAD_COLOR), cv::NORM_INF), 0);
}

/// As libjpeg writes it with settings that OpenCV does not know.
template <class Settings>
std::string libjpeg_jpeg(const cv::Mat& pixels, const Settings& set) {
    jpeg_compress_struct encoder{};
    jpeg_error_mgr errors{};
    encoder.err = jpeg_std_error(&errors);
    jpeg_create_compress(&encoder);
    unsigned char* bytes = nullptr;
    unsigned long length = 0;
    jpeg_mem_dest(&encoder, &bytes, &length);
    encoder.image_width = static_cast<JDIMENSION>(pixels.cols);
    encoder.image_height = static_cast<JDIMENSION>(pixels.rows);
    encoder.input_components = pixels.channels();
    encoder.in_color_space = pixels.channels() == 1 ? JCS_GRAYSCALE : JCS_EXT_BGR;
    jpeg_set_defaults(&encoder);
    set(encoder);
    jpeg_start_compress(&encoder, TRUE);
    for (int y = 0; y < pixels.rows; ++y) {
        JSAMPROW row = const_cast<JSAMPROW>(pixels.ptr(y));
        jpeg_write_scanlines(&encoder, &row, 1);
    }
    jpeg_finish_compress(&encoder);
    jpeg_destroy_compress(&encoder);
    std::string file(reinterpret_cast<char*>(bytes), length);
    std::free(bytes);
    return file;
}

/// Colours a third as fine as brightness, and only across.
std::string rarely_sampled_jpeg(const cv::Mat& pixels) {
    return libjpeg_jpeg(pixels, [](jpeg_compress_struct& encoder) {
        encoder.comp_info[0].h_samp_factor = 3;
        encoder.comp_info[0].v_samp_factor = 1;
    });
}

TEST(Jpeg, OfARareSubsamplingIsReadToo) {
    const std::string file = rarely_sampled_jpeg(odd_sided_board());
    const auto picture = media::decode(file, kAnySide);
    ASSERT_TRUE(picture) << picture.error();
    EXPECT_EQ(cv::norm(picture->pixels, as_opencv(file, cv::IMREAD_COLOR), cv::NORM_INF), 0);
}

TEST(Jpeg, WithMorePixelsThanAnyPhoneTakesIsRefusedByItsHeader) {
    std::string file = jpeg(odd_sided_board());
    const std::size_t frame = file.find("\xFF\xC0");
    ASSERT_NE(frame, std::string::npos);
    file.replace(frame + 5, 4, number(20'000, 2, false) + number(30'000, 2, false));  // lines, then samples a line
    const auto picture = media::decode(file, kAnySide);
    ASSERT_FALSE(picture);
    EXPECT_EQ(picture.error(), "expected a picture of at most 268 million pixels, found one of 30000 x 20000");
}

TEST(Jpeg, BytesBetweenItsPartsDoNoHarm) {
    const std::string whole = jpeg(odd_sided_board());
    const std::string padded =
        whole.substr(0, whole.size() - 2) + std::string(7, '\0') + whole.substr(whole.size() - 2);
    const auto picture = media::decode(padded, kAnySide);
    ASSERT_TRUE(picture) << picture.error();
    EXPECT_EQ(cv::norm(picture->pixels, as_opencv(whole, cv::IMREAD_COLOR), cv::NORM_INF), 0);
}

/// As memory cards and broken transfers leave them. Without checksums, now and then nothing tells.
TEST(Jpeg, ThatLostABlockIsRefused) {
    const std::string whole = jpeg(odd_sided_board());
    const auto is_refused = [](const std::string& damaged) {
        const auto picture = media::decode(damaged, kAnySide);
        return !picture && picture.error().find("damaged") != std::string::npos;
    };
    constexpr std::size_t block = 4096;
    int refused = 0;
    int all = 0;
    for (std::size_t at = block; at + block + 2 < whole.size(); at += block) {
        std::string zeros = whole;
        std::string lost = whole;
        refused += is_refused(zeros.replace(at, block, block, '\0'));
        refused += is_refused(zeros.replace(at, whole.size() - 2 - at, whole.size() - 2 - at, '\0'));
        refused += is_refused(lost.erase(at, block));
        all += 3;
    }
    EXPECT_GE(refused, 0.9 * all);
    EXPECT_GE(all, 30);
}

TEST(Jpeg, OfARareSubsamplingThatLostABlockIsRefused) {
    const std::string file = rarely_sampled_jpeg(odd_sided_board());
    const auto picture = media::decode(std::string(file).erase(file.size() / 2, 4096), kAnySide);
    ASSERT_FALSE(picture);
    EXPECT_NE(picture.error().find("damaged"), std::string::npos) << picture.error();
}

/// A few bytes that belong to nothing lie before a marker: libjpeg warns of them, and nothing is wrong.
struct Stray {
    const char* name;
    std::string file;
    std::string marker;
};

std::vector<Stray> with_stray_bytes() {
    std::vector<Stray> files{
        {"in the header", jpeg(odd_sided_board()), "\xFF\xC4"},
        {"before a restart", jpeg(odd_sided_board(), {cv::IMWRITE_JPEG_RST_INTERVAL, 41}), "\xFF\xD0"},
        {"between scans", jpeg(odd_sided_board(), {cv::IMWRITE_JPEG_PROGRESSIVE, 1}), "\xFF\xDA"}};
    for (Stray& stray : files) {
        std::size_t at = stray.file.find(stray.marker);
        if (stray.marker == "\xFF\xDA") at = stray.file.find("\xFF\xC4", at);  // behind the first scan
        stray.file.insert(at, "\x12\x34\x56");
    }
    return files;
}

TEST(Jpeg, StrayBytesDoNoHarm) {
    for (const Stray& stray : with_stray_bytes()) {
        EXPECT_FALSE(media::is_cut_short(stray.file)) << stray.name;
        const auto picture = media::decode(stray.file, kAnySide);
        ASSERT_TRUE(picture) << stray.name << ": " << picture.error();
        EXPECT_EQ(cv::norm(picture->pixels, as_opencv(stray.file), cv::NORM_INF), 0) << stray.name;
    }
}

TEST(Jpeg, StrayBytesHideNoDamageBehindThem) {
    for (const Stray& stray : with_stray_bytes())
        for (const double share : {0.4, 0.6, 0.8}) {
            const auto at = static_cast<std::size_t>(share * static_cast<double>(stray.file.size()));
            const auto picture = media::decode(std::string(stray.file).replace(at, 4096, 4096, '\0'), kAnySide);
            ASSERT_FALSE(picture) << stray.name << " at " << share;
            EXPECT_NE(picture.error().find("expected a whole JPEG picture"), std::string::npos) << picture.error();
        }
}

TEST(Jpeg, StrayBytesDoNotHideTheOrientation) {
    std::string file = jpeg(odd_sided_board());
    file.insert(file.find("\xFF\xDB"), std::string(3, '\0') + exif(6, true));
    const auto picture = media::decode(file, kAnySide);
    ASSERT_TRUE(picture) << picture.error();
    EXPECT_EQ(picture->pixels.size(), cv::Size(479, 641));
}

/// A small file that would keep the decoder busy for long.
TEST(Jpeg, OfVeryManyScansIsRefused) {
    static const std::array scans{jpeg_scan_info{1, {0}, 0, 0, 0, 0}, jpeg_scan_info{1, {0}, 1, 63, 0, 0}};
    const cv::Mat gray(16, 16, CV_8UC1, cv::Scalar(90));
    const std::string file = libjpeg_jpeg(gray, [](jpeg_compress_struct& encoder) {
        encoder.scan_info = scans.data();
        encoder.num_scans = static_cast<int>(scans.size());
    });
    const std::size_t first = file.find("\xFF\xDA");
    const std::string scan = file.substr(first, file.find("\xFF\xC4", first) - first);
    std::string often = file;
    for (int i = 0; i < 400; ++i) often.insert(first, scan);
    EXPECT_TRUE(media::decode(often, kAnySide)) << "a lawful picture";
    for (int i = 0; i < 200; ++i) often.insert(first, scan);
    const auto picture = media::decode(often, kAnySide);
    ASSERT_FALSE(picture);
    EXPECT_NE(picture.error().find("500 scans"), std::string::npos) << picture.error();
}

/// As some phones write them: with other numbers where a sequential scan has only 0, 63 and 0.
std::string with_unlawful_scan(const std::string& file, const std::string& numbers) {
    const std::size_t length = file.find("\xFF\xDA") + 2;
    const std::size_t end =
        length + static_cast<unsigned char>(file[length]) * 256U + static_cast<unsigned char>(file[length + 1]);
    return std::string(file).replace(end - numbers.size(), numbers.size(), numbers);
}

TEST(Jpeg, UnlawfulNumbersBeforeAScanChangeNoPixel) {
    const std::string whole = jpeg(odd_sided_board());
    const cv::Mat expected = as_opencv(whole, cv::IMREAD_COLOR);
    for (const std::string& numbers : {std::string(3, '\0'), std::string("\0\x3F\x11", 3), std::string("\x1\x5\x2")}) {
        const std::string file = with_unlawful_scan(whole, numbers);
        ASSERT_NE(file, whole);
        const auto picture = media::decode(file, kAnySide);
        ASSERT_TRUE(picture) << picture.error();
        EXPECT_EQ(cv::norm(picture->pixels, expected, cv::NORM_INF), 0);
    }
}

TEST(Jpeg, UnlawfulNumbersBeforeAScanHideNoDamage) {
    const std::string file = with_unlawful_scan(jpeg(odd_sided_board()), std::string(3, '\0'));
    const auto picture = media::decode(std::string(file).erase(file.size() / 2, 4096), kAnySide);
    ASSERT_FALSE(picture);
    EXPECT_NE(picture.error().find("damaged"), std::string::npos) << picture.error();
}

TEST(Jpeg, DamageNeverCrashesAndIsOneLine) {
    const std::string whole = with(jpeg(odd_sided_board()), exif(6, true));
    EXPECT_GT(count_refused_of_harmed(whole, 2, 600, static_cast<int>(whole.size()) - 2), 20);
}

TEST(Jpeg, CutAtAnyPlaceIsSeenToBe) {
    const std::string whole = with(jpeg(odd_sided_board()), exif(6, true));
    EXPECT_FALSE(media::is_cut_short(whole));
    for (const double share : {0.0001, 0.001, 0.01, 0.1, 0.5, 0.9, 0.9999})
        EXPECT_TRUE(media::is_cut_short(whole.substr(
            0, std::max<std::size_t>(3, static_cast<std::size_t>(share * static_cast<double>(whole.size()))))))
            << share;
}

}  // namespace
}  // namespace railref::tests
