#include "calibration/media/heif.h"

#include <libheif/heif.h>

#include <algorithm>
#include <boost/config.hpp>
#include <cstdint>
#include <memory>
#include <opencv2/imgproc.hpp>

#include "calibration/media/largest_picture.h"
#include "calibration/media/release.h"

namespace railref::media::heif {

namespace {

using Context = std::unique_ptr<heif_context, Release<heif_context_free>>;
using Handle = std::unique_ptr<heif_image_handle, Release<heif_image_handle_release>>;
using Image = std::unique_ptr<heif_image, Release<heif_image_release>>;
using Options = std::unique_ptr<heif_decoding_options, Release<heif_decoding_options_free>>;

const std::uint8_t* data(std::string_view bytes) { return reinterpret_cast<const std::uint8_t*>(bytes.data()); }

tl::unexpected<std::string> failure(const heif_error& error) {
    const std::string_view lines(error.message);
    return tl::unexpected("expected a whole HEIC or AVIF picture, found a damaged one (" +
                          std::string(lines.substr(0, lines.find('\n'))) + ")");
}

bool is_ok(const heif_error& error) { return error.code == heif_error_Ok; }

tl::expected<Image, std::string> image_of(const heif_image_handle& handle) {
    const Options options(heif_decoding_options_alloc());
    options->convert_hdr_to_8bit = 1;
    options->strict_decoding = 1;  // no gray where the file is damaged
    heif_image* image = nullptr;
    const heif_error error =
        heif_decode_image(&handle, &image, heif_colorspace_RGB, heif_chroma_interleaved_RGB, options.get());
    if (!is_ok(error)) return failure(error);
    return Image(image);
}

bool recognises(std::string_view bytes) {
    constexpr std::size_t enough = 64;  // for the brand
    const auto known = heif_check_filetype(data(bytes), static_cast<int>(std::min(bytes.size(), enough)));
    return known == heif_filetype_yes_supported || known == heif_filetype_yes_unsupported;
}

tl::expected<cv::Mat, std::string> decode(std::string_view bytes) {
    const Context context(heif_context_alloc());
    heif_error error = heif_context_read_from_memory_without_copy(context.get(), bytes.data(), bytes.size(), nullptr);
    if (!is_ok(error)) return failure(error);
    heif_image_handle* primary = nullptr;
    error = heif_context_get_primary_image_handle(context.get(), &primary);
    if (!is_ok(error)) return failure(error);
    const Handle handle(primary);
    if (auto many = too_many_pixels(heif_image_handle_get_width(primary), heif_image_handle_get_height(primary)))
        return tl::unexpected(std::move(*many));
    const auto image = image_of(*handle);
    if (!image) return tl::unexpected(image.error());

    int stride = 0;
    std::uint8_t* plane = heif_image_get_plane((*image).get(), heif_channel_interleaved, &stride);
    const cv::Size size(heif_image_get_primary_width((*image).get()), heif_image_get_primary_height((*image).get()));
    cv::Mat pixels;
    cv::cvtColor(cv::Mat(size, CV_8UC3, plane, static_cast<std::size_t>(stride)), pixels, cv::COLOR_RGB2BGR);
    return pixels;
}

constexpr Heif kAll{recognises, decode};

}  // namespace

}  // namespace railref::media::heif

extern "C" BOOST_SYMBOL_EXPORT const railref::media::Heif& railref_heif() { return railref::media::heif::kAll; }
