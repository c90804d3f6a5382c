#include "app/panel/photo_outcome.h"

#include <algorithm>
#include <filesystem>
#include <opencv2/core.hpp>

#include "app/panel/words.h"

namespace railref::app {

BadPhoto bad_photo(std::span<const vision::Photo> photos, const vision::Unreadable& nothing) {
    const auto bad = std::ranges::find(photos, nothing.file, &vision::Photo::file);
    return {QString::fromStdString(std::filesystem::path(nothing.file).filename().string()), photo_trouble(nothing.why),
            faults_of(look_at(bad == photos.end() ? photos.front() : *bad))};
}

QImage to_image(const cv::Mat& bgr) {
    const QImage view(bgr.data, bgr.cols, bgr.rows, static_cast<qsizetype>(bgr.step), QImage::Format_BGR888);
    return view.convertToFormat(QImage::Format_RGB32);
}

QImage laid_over(std::span<const cv::Mat> from_above) {
    cv::Mat above;
    for (const cv::Mat& one : from_above) {
        if (above.empty()) {
            above = one;
            continue;
        }
        cv::Mat outside;
        cv::inRange(above, cv::Scalar::all(0), cv::Scalar::all(0), outside);
        one.copyTo(above, outside);
    }
    return to_image(above);
}

}  // namespace railref::app
