#pragma once

#include <cstddef>
#include <vector>

namespace railref::vision {

struct Shape {
    std::size_t height = 0;
    std::size_t width = 0;
    std::size_t channels = 0;

    [[nodiscard]] std::size_t row() const { return width * channels; }
    [[nodiscard]] std::size_t size() const { return height * row(); }
    bool operator==(const Shape&) const = default;
};

/// What a step gives: samples x height x width x channels, with zeros around each sample for windows that reach beyond.
class Tensor {
public:
    Tensor(std::size_t samples, Shape shape, std::size_t border)
        : samples_(samples),
          shape_(shape),
          border_(border),
          values_(samples * (shape.height + 2 * border) * (shape.width + 2 * border) * shape.channels) {}

    [[nodiscard]] std::size_t samples() const { return samples_; }
    [[nodiscard]] const Shape& shape() const { return shape_; }
    [[nodiscard]] std::size_t border() const { return border_; }

    /// Floats from a pixel to the one below.
    [[nodiscard]] std::size_t row_step() const { return (shape_.width + 2 * border_) * shape_.channels; }

    /// A pixel's first channel, y and x counted from the border's corner.
    [[nodiscard]] float* at(std::size_t sample, std::size_t y, std::size_t x) {
        const std::size_t rows = sample * (shape_.height + 2 * border_) + y;
        return values_.data() + rows * row_step() + x * shape_.channels;
    }

    /// A row without the border.
    [[nodiscard]] float* row(std::size_t sample, std::size_t y) { return at(sample, border_ + y, border_); }

private:
    std::size_t samples_;
    Shape shape_;
    std::size_t border_;
    std::vector<float> values_;
};

}  // namespace railref::vision
