#include "app/referee/board_picture.h"

#include <algorithm>

#include "calibration/media/media.h"
#include "vision/load_photo.h"
#include "vision/rectify.h"

namespace railref::app {

namespace {

constexpr int width_px = 2400;
constexpr int jpeg_quality = 90;

template <class Session>
maps::Result<cv::Mat> from_above(const std::filesystem::path& file, const vision::Photo& photo,
                                 const Session& session) {
    const auto failure = [&](const char* what) { return tl::unexpected(maps::FileError{file.string(), "", what}); };
    if (session.reading() == nullptr)
        return failure("expected a game with a reading that says where the board lies in it (or --reading FILE)");
    const auto& images = session.reading()->images;
    const auto image = std::ranges::find_if(images, [&](const vision::ReadImage& one) {
        return one.width == photo.full_size.width && one.height == photo.full_size.height;
    });
    if (image == images.end())
        return failure("expected the photo that was read: no photo of the reading has this size");
    return vision::rectify(photo, image->registration, session.map(), width_px);
}

}  // namespace

maps::Result<TopPicture> board_picture(const std::filesystem::path& photo, const AnySession& session) {
    const auto loaded = vision::load_photo(photo);
    if (!loaded) return tl::unexpected(loaded.error());
    const auto above = std::visit([&](const auto& game) { return from_above(photo, *loaded, game); }, session);
    if (!above) return tl::unexpected(above.error());
    const auto bytes = media::encode_jpeg(*above, jpeg_quality);
    if (!bytes) return tl::unexpected(maps::FileError{photo.string(), "", bytes.error()});
    return TopPicture{std::string(bytes->begin(), bytes->end()), above->cols, above->rows};
}

}  // namespace railref::app
