#include "vision/network.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <concepts>
#include <cstdint>
#include <cstring>
#include <deque>
#include <functional>
#include <limits>
#include <mutex>
#include <numeric>
#include <opencv2/core/utility.hpp>
#include <type_traits>
#include <variant>
#include <vector>

#include "calibration/widest_vectors.h"
#include "vision/convolve.h"
#include "vision/for_each_index.h"
#include "vision/network_file.h"
#include "vision/network_weights.h"

namespace railref::vision {

namespace {

/// Layers as small as these share their work badly: every core works on samples of its own instead.
constexpr int kMostCores = 4;

struct Shape {
    std::size_t height = 0;
    std::size_t width = 0;
    std::size_t channels = 0;

    [[nodiscard]] std::size_t row() const { return width * channels; }
    [[nodiscard]] std::size_t size() const { return height * row(); }
    bool operator==(const Shape&) const = default;
};

/// What samples may consist of: floats, or gray levels.
template <class Value>
concept Sampled = std::same_as<Value, float> || std::same_as<Value, std::uint8_t>;

/// What networks take of a value: scale * value + offset.
struct Taking {
    float by;
    float more;
};

template <Sampled Value>
Taking taking_of(const NetworkFile& network) {
    constexpr float one = std::is_same_v<Value, float> ? 1 : 255;
    return {network.scale * kInputParts / one, network.offset * kInputParts};
}

template <Sampled Value>
RAILREF_WIDEST_VECTORS void take_values(const Value* values, std::size_t count, Taking taking, Fixed* taken) {
    for (std::size_t i = 0; i < count; ++i) taken[i] = nearest(static_cast<float>(values[i]) * taking.by + taking.more);
}

constexpr std::size_t kEight = 8;
using EightShorts = std::int16_t __attribute__((vector_size(kEight * sizeof(std::int16_t))));

/// Rows become columns: each time that rows k and k + 4 are shuffled into each other, a bit of the numbers that rows
/// have changes places with one of the columns'.
[[gnu::always_inline]] inline void transpose(EightShorts (&rows)[kEight]) {
    for (int bit = 0; bit < 3; ++bit) {
        EightShorts shuffled[kEight];
        for (std::size_t k = 0; k < kEight / 2; ++k) {
            shuffled[2 * k] = __builtin_shufflevector(rows[k], rows[k + 4], 0, 8, 1, 9, 2, 10, 3, 11);
            shuffled[2 * k + 1] = __builtin_shufflevector(rows[k], rows[k + 4], 4, 12, 5, 13, 6, 14, 7, 15);
        }
        std::memcpy(rows, shuffled, sizeof(rows));
    }
}

/// Eight channels of a row of `width` pixels, at least eight, from planes of which one begins `plane` after the other,
/// side by side in pixels of so many `channels`.
RAILREF_WIDEST_VECTORS void interleave_eight(const Fixed* row, std::size_t plane, std::size_t width,
                                             std::size_t channels, Fixed* pixels) {
    for (std::size_t next = 0; next < width; next += kEight) {
        const std::size_t x = std::min(next, width - kEight);  // the last ones may be taken twice
        EightShorts eight[kEight];
        for (std::size_t c = 0; c < kEight; ++c) std::memcpy(&eight[c], row + c * plane + x, sizeof(EightShorts));
        transpose(eight);
        for (std::size_t k = 0; k < kEight; ++k)
            std::memcpy(pixels + (x + k) * channels, &eight[k], sizeof(EightShorts));
    }
}

RAILREF_WIDEST_VECTORS void add_without_negatives(const Fixed* a, const Fixed* b, std::size_t count, Fixed* sums) {
    for (std::size_t i = 0; i < count; ++i)
        sums[i] = static_cast<Fixed>(std::clamp(parts_of(a[i]) + parts_of(b[i]), 0, kMostParts));
}

/// What a step gives: samples x height x width x channels, with zeros around each sample for windows that reach beyond.
/// Number: Fixed, or float for answers.
template <class Number>
class Tensor {
public:
    Tensor(std::size_t samples, Shape shape, std::size_t border)
        : samples_(samples),
          shape_(shape),
          border_(border),
          values_(samples * (shape.height + 2 * border) * (shape.width + 2 * border) * shape.channels + kTogether - 1) {
    }  // the last window's last pair

    [[nodiscard]] std::size_t samples() const { return samples_; }
    [[nodiscard]] const Shape& shape() const { return shape_; }
    [[nodiscard]] std::size_t border() const { return border_; }

    /// Numbers from a pixel to the one below.
    [[nodiscard]] std::size_t row_step() const { return (shape_.width + 2 * border_) * shape_.channels; }

    /// A pixel's first channel, y and x counted from the border's corner.
    [[nodiscard]] Number* at(std::size_t sample, std::size_t y, std::size_t x) {
        const std::size_t rows = sample * (shape_.height + 2 * border_) + y;
        return values_.data() + rows * row_step() + x * shape_.channels;
    }

    /// A row without the border.
    [[nodiscard]] Number* row(std::size_t sample, std::size_t y) { return at(sample, border_ + y, border_); }

private:
    std::size_t samples_;
    Shape shape_;
    std::size_t border_;
    std::vector<Number> values_;
};

/// The least that a step gives.
template <class Given>
[[nodiscard]] float least_of(const Convolution& step) {
    if (step.relu) return 0;
    return std::is_same_v<Given, Fixed> ? -kMostParts : std::numeric_limits<float>::lowest();
}

/// One of a network's convolutions, from where to where. What it takes has as much of a border as windows need.
template <class Given>
class Convolving {
public:
    Convolving(const Convolution& step, const WeightBlocks& blocks, Tensor<Fixed>& taken, Tensor<Given>& given)
        : blocks_(blocks), channels_(step.channels), pixels_a_sample_(given.shape().height * given.shape().width) {
        CV_Assert(taken.border() == step.padding);
        some_.rows = step.height;
        some_.row_length = blocks.row_length;
        some_.row_step = taken.row_step();
        some_.least = least_of<Given>(step);
        for (std::size_t sample = 0; sample < given.samples(); ++sample)
            for (std::size_t y = 0; y < given.shape().height; ++y)
                for (std::size_t x = 0; x < given.shape().width; ++x) {
                    windows_.push_back(taken.at(sample, y * step.stride, x * step.stride));
                    pixels_.push_back(given.row(sample, y) + x * channels_);
                }
    }

    void operator()(std::size_t samples) {
        for (std::size_t block = 0; block < blocks_.count; ++block) {
            const std::size_t first_channel = block * kBlock;
            some_.weights = blocks_.weights.data() + first_channel * blocks_.window;
            some_.bias = blocks_.bias.data() + first_channel;
            some_.worth = blocks_.worth.data() + first_channel;
            some_.channels = std::min(kBlock, channels_ - first_channel);
            convolve_block(first_channel, samples * pixels_a_sample_);
        }
    }

private:
    /// Where fewer pixels are left than the convolver takes, the last one fills up.
    void convolve_block(std::size_t first_channel, std::size_t pixels) {
        const Convolver<Given>& convolver = convolvers<Given>().front();
        for (std::size_t first = 0; first < pixels; first += convolver.pixels) {
            for (std::size_t p = 0; p < convolver.pixels; ++p) {
                const std::size_t pixel = std::min(first + p, pixels - 1);
                some_.windows[p] = windows_[pixel];
                some_.given[p] = pixels_[pixel] + first_channel;
            }
            convolver.convolve(some_);
        }
    }

    const WeightBlocks& blocks_;
    std::size_t channels_;
    std::size_t pixels_a_sample_;
    ConvolvedPixels<Given> some_;
    std::vector<const Fixed*> windows_;  ///< one a pixel given
    std::vector<Given*> pixels_;
};

/// A network's steps one after the other, and all that they hand on. One core's.
class Copy {
public:
    /// For so many samples at once.
    Copy(const NetworkFile& network, const std::vector<WeightBlocks>& weights, std::size_t samples)
        : network_(network),
          weights_(weights),
          samples_(samples),
          seen_(samples, {network.height, network.width, network.channels}, border_before(0)) {
        for (std::size_t k = 0; k + 1 < network.steps.size(); ++k)
            std::visit([&](const auto& step) { add(step); }, network.steps[k]);
        add_last(std::get<Convolution>(network.steps.back()));
    }
    Copy(const Copy&) = delete;
    Copy& operator=(const Copy&) = delete;

    [[nodiscard]] std::size_t answers() const { return said_.front().shape().size(); }

    /// At most as many samples as this copy was made for; from row `first` of `logits` on.
    template <Sampled Value>
    void ask(std::span<const Value* const> samples, int first, cv::Mat& logits) {
        for (std::size_t k = 0; k < samples.size(); ++k) take(samples[k], k);
        for (const Step& step : steps_) step(samples.size());
        Tensor<float>& said = said_.front();
        for (std::size_t k = 0; k < samples.size(); ++k)
            for (std::size_t y = 0; y < said.shape().height; ++y)
                std::copy_n(said.row(k, y), said.shape().row(),
                            logits.ptr<float>(first + static_cast<int>(k)) + y * said.shape().row());
    }

private:
    using Step = std::function<void(std::size_t samples)>;

    /// What the step number `step` needs around what it takes.
    [[nodiscard]] std::size_t border_before(std::size_t step) const {
        if (step >= network_.steps.size()) return 0;
        const auto* convolution = std::get_if<Convolution>(&network_.steps[step]);
        return convolution == nullptr ? 0 : convolution->padding;
    }

    Tensor<Fixed>& taken() { return given_.empty() ? seen_ : given_.back(); }
    Tensor<Fixed>& give(Shape shape) { return given_.emplace_back(samples_, shape, border_before(given_.size() + 1)); }

    [[nodiscard]] static Shape shape_after(const Convolution& c, const Shape& taken) {
        const auto size = [&](std::size_t side, std::size_t window) {
            CV_Assert(c.stride > 0 && window <= side + 2 * c.padding);
            return (side + 2 * c.padding - window) / c.stride + 1;
        };
        return {size(taken.height, c.height), size(taken.width, c.width), c.channels};
    }

    void add(const Convolution& c) {
        Tensor<Fixed>& from = taken();
        Tensor<Fixed>& to = give(shape_after(c, from.shape()));
        steps_.emplace_back(Convolving<Fixed>(c, weights_[convolutions_++], from, to));
    }

    void add_last(const Convolution& c) {
        Tensor<Fixed>& from = taken();
        Tensor<float>& to = said_.emplace_back(samples_, shape_after(c, from.shape()), 0);
        steps_.emplace_back(Convolving<float>(c, weights_[convolutions_++], from, to));
    }

    void add(const Addition& addition) {
        Tensor<Fixed>& from = taken();
        Tensor<Fixed>& other = given_.at(addition.step);
        CV_Assert(other.shape() == from.shape());
        Tensor<Fixed>& to = give(from.shape());
        steps_.emplace_back([&from, &other, &to](std::size_t samples) {
            for (std::size_t sample = 0; sample < samples; ++sample)
                for (std::size_t y = 0; y < to.shape().height; ++y)
                    add_without_negatives(from.row(sample, y), other.row(sample, y), to.shape().row(),
                                          to.row(sample, y));
        });
    }

    void add(const MeanPool& pool) {
        Tensor<Fixed>& from = taken();
        CV_Assert(pool.side > 0);
        Tensor<Fixed>& to =
            give({from.shape().height / pool.side, from.shape().width / pool.side, from.shape().channels});
        steps_.emplace_back([&from, &to, side = pool.side](std::size_t samples) {
            std::vector<int> sums(to.shape().row());
            const float share = 1.0F / static_cast<float>(side * side);
            for (std::size_t sample = 0; sample < samples; ++sample)
                for (std::size_t y = 0; y < to.shape().height; ++y) {
                    std::ranges::fill(sums, 0);
                    for (std::size_t k = 0; k < side; ++k)
                        add_row(from.row(sample, y * side + k), side, to.shape(), sums);
                    std::ranges::transform(sums, to.row(sample, y),
                                           [&](int sum) { return nearest(share * static_cast<float>(sum)); });
                }
        });
    }

    /// Its part of the sums of `side` pixels side by side.
    static void add_row(const Fixed* taken, std::size_t side, const Shape& given, std::vector<int>& sums) {
        for (std::size_t x = 0; x < given.width * side; ++x)
            for (std::size_t c = 0; c < given.channels; ++c)
                sums[x / side * given.channels + c] += parts_of(taken[x * given.channels + c]);
    }

    /// A pixel's channels side by side.
    template <Sampled Value>
    void take(const Value* planes, std::size_t sample) {
        const auto [height, width, channels] = seen_.shape();
        const Taking taking = taking_of<Value>(network_);
        const std::size_t plane = height * width;
        std::vector<Fixed> taken(std::min(kEight, channels) * plane);
        for (std::size_t c = 0; c < channels; c += kEight) {
            const std::size_t some = std::min(kEight, channels - c);
            take_values(planes + c * plane, some * plane, taking, taken.data());
            for (std::size_t y = 0; y < height; ++y) {
                const Fixed* row = taken.data() + y * width;
                Fixed* to = seen_.row(sample, y) + c;
                if (some == kEight && width >= kEight)
                    interleave_eight(row, plane, width, channels, to);
                else
                    for (std::size_t x = 0; x < width; ++x)
                        for (std::size_t k = 0; k < some; ++k) to[x * channels + k] = row[k * plane + x];
            }
        }
    }

    const NetworkFile& network_;
    const std::vector<WeightBlocks>& weights_;
    std::size_t samples_;
    std::size_t convolutions_ = 0;  ///< so far
    Tensor<Fixed> seen_;
    std::deque<Tensor<Fixed>> given_;  ///< by all steps but the last; deque: steps keep where they lie
    std::deque<Tensor<float>> said_;   ///< by the last
    std::vector<Step> steps_;
};

}  // namespace

/// Alike, one a core.
class Network::Copies {
public:
    Copies(std::span<const char> file, std::size_t samples)
        : network_(read_network(file)), weights_(weight_blocks(network_)), samples_at_once_(samples) {
        for (int core = 0; core < std::clamp(cv::getNumThreads(), 1, kMostCores); ++core)
            each_.push_back(std::make_unique<Copy>(network_, weights_, samples));
    }

    template <Sampled Value>
    cv::Mat logits(const cv::Mat& input, std::span<const std::size_t> which) {
        std::vector<const Value*> some;
        for (const std::size_t k : which) some.push_back(input.ptr<Value>(static_cast<int>(k)));
        const std::span<const Value* const> samples(some);
        const std::scoped_lock lock(one_at_a_time_);
        const std::size_t cores = each_.size();
        const std::size_t at_once = std::clamp((samples.size() + cores - 1) / cores, std::size_t{1}, samples_at_once_);
        cv::Mat all(static_cast<int>(samples.size()), static_cast<int>(each_[0]->answers()), CV_32F);
        std::atomic<std::size_t> next = 0;  // of the samples: a core may be slower than another
        for_each_index(cores, [&](std::size_t core) {
            for (std::size_t first = 0; (first = next.fetch_add(at_once)) < samples.size();)
                each_[core]->ask(samples.subspan(first, std::min(at_once, samples.size() - first)),
                                 static_cast<int>(first), all);
        });
        return all;
    }

private:
    std::mutex one_at_a_time_;  // a copy keeps its intermediate results inside
    NetworkFile network_;
    std::vector<WeightBlocks> weights_;
    std::size_t samples_at_once_;
    std::vector<std::unique_ptr<Copy>> each_;  ///< not empty
};

Network::Network(std::span<const char> file, std::size_t samples_at_once)
    : copies_(std::make_unique<Copies>(file, samples_at_once)) {}

Network::~Network() = default;

cv::Mat Network::logits(const cv::Mat& input) const {
    std::vector<std::size_t> all(static_cast<std::size_t>(input.size[0]));
    std::iota(all.begin(), all.end(), std::size_t{0});
    return logits(input, all);
}

cv::Mat Network::logits(const cv::Mat& input, std::span<const std::size_t> which) const {
    CV_Assert(input.type() == CV_32F || input.type() == CV_8U);
    return input.type() == CV_8U ? copies_->logits<std::uint8_t>(input, which) : copies_->logits<float>(input, which);
}

}  // namespace railref::vision
