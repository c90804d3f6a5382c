#include "app/referee/board_picture.h"

#include <algorithm>
#include <opencv2/imgcodecs.hpp>

#include "vision/read_board.h"

namespace railref::app {

namespace {

constexpr int width_px = 2400;
constexpr int jpeg_quality = 90;

}  // namespace

maps::Result<TopPicture> board_picture(const std::filesystem::path& photo, const vision::Reading& reading) {
    const auto loaded = vision::load_photo(photo);
    if (!loaded) return tl::unexpected(loaded.error());
    const auto image = std::ranges::find_if(reading.images, [&](const vision::ReadImage& one) {
        return one.width == loaded->full_size.width && one.height == loaded->full_size.height;
    });
    if (image == reading.images.end()) {
        return tl::unexpected(maps::FileError{photo.string(), "",
                                              "expected the photo that was read: no photo of the "
                                              "reading has this size"});
    }
    const cv::Mat above = vision::rectify(*loaded, image->registration, *reading.map, width_px);
    std::vector<unsigned char> bytes;
    cv::imencode(".jpg", above, bytes, {cv::IMWRITE_JPEG_QUALITY, jpeg_quality});
    return TopPicture{std::string(bytes.begin(), bytes.end()), above.cols, above.rows};
}

}  // namespace railref::app
