#pragma once

#include <QImage>
#include <QString>
#include <functional>
#include <span>
#include <variant>
#include <vector>

#include "vision/photo_faults.h"
#include "vision/read_game.h"

/// What comes of reading photos, whichever game they are of.
namespace railref::app {

/// A photo that was read: what it says, and itself seen from above.
struct ReadPhoto {
    vision::GameReading reading;
    QImage from_above;  ///< all of them laid over each other
};

/// No reading came of it: why, and what a person sees wrong with the photo.
struct BadPhoto {
    QString file;
    QString why;
    std::vector<vision::PhotoFault> faults;
};

using PhotoOutcome = std::variant<ReadPhoto, BadPhoto, vision::Cancelled>;

/// How photos are read; on a worker thread. `photos` is never empty.
using ReadPhotos =
    std::function<PhotoOutcome(std::span<const vision::Photo> photos, const vision::ReadOptions& options)>;

inline constexpr int from_above_width_px = 2400;

/// What there is to say of photos in which no board was found.
[[nodiscard]] BadPhoto bad_photo(std::span<const vision::Photo> photos, const vision::Unreadable& nothing);
/// CV_8UC3 BGR.
[[nodiscard]] QImage to_image(const cv::Mat& bgr);
/// Pictures of one board from above: the first one is to be looked at; what lies outside it comes from the next.
[[nodiscard]] QImage laid_over(std::span<const cv::Mat> from_above);

}  // namespace railref::app
