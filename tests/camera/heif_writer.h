#pragma once

#include <libheif/heif.h>

#include <filesystem>
#include <fstream>
#include <opencv2/imgproc.hpp>

/// HEIC and AVIF files for tests, as a phone would write them.
namespace railref::tests {

/// False where this machine's libheif has no encoder for the kind.
[[nodiscard]] inline bool can_write(heif_compression_format kind) { return heif_have_encoder_for_format(kind) != 0; }

/// `stored` is CV_8UC3 BGR; the file says that it has to be turned by `orientation` to stand upright.
[[nodiscard]] inline bool write_heif(const cv::Mat& stored, heif_compression_format kind, heif_orientation orientation,
                                     const std::filesystem::path& file) {
    heif_image* image = nullptr;
    heif_image_create(stored.cols, stored.rows, heif_colorspace_RGB, heif_chroma_interleaved_RGB, &image);
    heif_image_add_plane(image, heif_channel_interleaved, stored.cols, stored.rows, 8);
    int stride = 0;
    std::uint8_t* plane = heif_image_get_plane(image, heif_channel_interleaved, &stride);
    cv::cvtColor(stored, cv::Mat(stored.size(), CV_8UC3, plane, static_cast<std::size_t>(stride)), cv::COLOR_BGR2RGB);

    heif_context* context = heif_context_alloc();
    heif_encoder* encoder = nullptr;
    heif_context_get_encoder_for_format(context, kind, &encoder);
    heif_encoder_set_lossy_quality(encoder, 90);
    heif_encoder_set_parameter_string(encoder, "preset", "ultrafast");  // x265; others do not know it
    heif_encoding_options* options = heif_encoding_options_alloc();
    options->image_orientation = orientation;
    heif_error error = heif_context_encode_image(context, image, encoder, options, nullptr);
    if (error.code == heif_error_Ok) error = heif_context_write_to_file(context, file.c_str());
    heif_encoding_options_free(options);
    heif_encoder_release(encoder);
    heif_context_free(context);
    heif_image_release(image);
    return error.code == heif_error_Ok;
}

}  // namespace railref::tests
