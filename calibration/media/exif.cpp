#include "calibration/media/exif.h"

#include <libexif/exif-data.h>

#include <memory>
#include <string>

#include "calibration/media/release.h"

namespace railref::media::exif {

namespace {

using Exif = std::unique_ptr<ExifData, Release<exif_data_unref>>;

/// libexif takes nothing else.
std::string with_mark(std::string_view block) {
    return block.starts_with(kMark) ? std::string(block) : std::string(kMark).append(block);
}

}  // namespace

int orientation(std::string_view block) {
    const std::string marked = with_mark(block);
    const Exif exif(exif_data_new_from_data(reinterpret_cast<const unsigned char*>(marked.data()),
                                            static_cast<unsigned int>(marked.size())));
    const ExifEntry* entry =
        exif == nullptr ? nullptr : exif_content_get_entry(exif->ifd[EXIF_IFD_0], EXIF_TAG_ORIENTATION);
    if (entry == nullptr || entry->format != EXIF_FORMAT_SHORT || entry->size < sizeof(ExifShort)) return 1;
    return exif_get_short(entry->data, exif_data_get_byte_order(exif.get()));
}

bool is_on_its_side(int orientation) { return orientation >= 5 && orientation <= 8; }

void stand_upright(cv::Mat& pixels, int orientation) {
    enum Flip { around_row = 0, around_column = 1, around_both = -1 };
    if (is_on_its_side(orientation)) cv::transpose(pixels, pixels);
    if (orientation == 2 || orientation == 6) cv::flip(pixels, pixels, around_column);
    if (orientation == 3 || orientation == 7) cv::flip(pixels, pixels, around_both);
    if (orientation == 4 || orientation == 8) cv::flip(pixels, pixels, around_row);
}

}  // namespace railref::media::exif
