#include "vision/network.h"

#include <algorithm>
#include <deque>
#include <functional>
#include <limits>
#include <mutex>
#include <opencv2/core/utility.hpp>
#include <variant>
#include <vector>

#include "vision/convolve.h"
#include "vision/network_file.h"

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

/// A convolution's weights and bias in blocks of channels given, each row of kBlock.
struct Blocks {
    explicit Blocks(const Convolution& c)
        : window(static_cast<int>(c.weights.size() / c.channels)),
          weights((static_cast<int>(c.channels - 1) / kWide + 1) * window, kWide, 0.0F),
          bias(weights.rows / window, kWide, 0.0F) {
        for (int channel = 0; channel < static_cast<int>(c.channels); ++channel) {
            bias(channel / kWide, channel % kWide) = c.bias[static_cast<std::size_t>(channel)];
            for (int k = 0; k < window; ++k)
                weights(channel / kWide * window + k, channel % kWide) =
                    c.weights[static_cast<std::size_t>(channel * window + k)];
        }
    }
    static constexpr int kWide = static_cast<int>(kBlock);
    int window;  ///< floats
    cv::Mat1f weights;
    cv::Mat1f bias;
};

/// One of a network's convolutions, from where to where. What it takes has as much of a border as windows need.
class Convolving {
public:
    Convolving(const Convolution& step, const Blocks& blocks, Tensor& taken, Tensor& given)
        : blocks_(blocks), channels_(step.channels), pixels_a_sample_(given.shape().height * given.shape().width) {
        CV_Assert(taken.border() == step.padding);
        some_.rows = step.height;
        some_.row_length = step.width * taken.shape().channels;
        some_.row_step = taken.row_step();
        some_.least = step.relu ? 0 : -std::numeric_limits<float>::infinity();
        for (std::size_t sample = 0; sample < given.samples(); ++sample)
            for (std::size_t y = 0; y < given.shape().height; ++y)
                for (std::size_t x = 0; x < given.shape().width; ++x) {
                    windows_.push_back(taken.at(sample, y * step.stride, x * step.stride));
                    pixels_.push_back(given.row(sample, y) + x * channels_);
                }
    }

    void operator()(std::size_t samples) {
        for (int block = 0; block < blocks_.bias.rows; ++block) {
            const std::size_t first_channel = static_cast<std::size_t>(block) * kBlock;
            some_.weights = blocks_.weights[block * blocks_.window];
            some_.bias = blocks_.bias[block];
            some_.channels = std::min(kBlock, channels_ - first_channel);
            convolve_block(first_channel, samples * pixels_a_sample_);
        }
    }

private:
    /// Where fewer pixels are left than the convolver takes, the last one fills up.
    void convolve_block(std::size_t first_channel, std::size_t pixels) {
        const Convolver& convolver = convolvers().front();
        for (std::size_t first = 0; first < pixels; first += convolver.pixels) {
            for (std::size_t p = 0; p < convolver.pixels; ++p) {
                const std::size_t pixel = std::min(first + p, pixels - 1);
                some_.windows[p] = windows_[pixel];
                some_.given[p] = pixels_[pixel] + first_channel;
            }
            convolver.convolve(some_);
        }
    }

    const Blocks& blocks_;
    std::size_t channels_;
    std::size_t pixels_a_sample_;
    ConvolvedPixels some_;
    std::vector<const float*> windows_;  ///< one a pixel given
    std::vector<float*> pixels_;
};

/// A network's steps one after the other, and all that they hand on. One core's.
class Copy {
public:
    /// For so many samples at once; `blocks`: of the network's convolutions in their order.
    Copy(const NetworkFile& network, const std::vector<Blocks>& blocks, std::size_t samples)
        : network_(network), blocks_(blocks), samples_(samples) {
        give({network.height, network.width, network.channels});
        for (const NetworkStep& step : network.steps) std::visit([&](const auto& of_a_kind) { add(of_a_kind); }, step);
    }
    Copy(const Copy&) = delete;
    Copy& operator=(const Copy&) = delete;

    [[nodiscard]] std::size_t answers() const { return given_.back().shape().size(); }

    /// Samples [first, last) of `input`, at most as many as this copy was made for, to the same rows of `logits`.
    void ask(const cv::Mat& input, int first, int last, cv::Mat& logits) {
        for (int k = first; k < last; ++k) take(input.ptr<float>(k), static_cast<std::size_t>(k - first));
        for (const Step& step : steps_) step(static_cast<std::size_t>(last - first));
        Tensor& said = given_.back();
        for (int k = first; k < last; ++k)
            for (std::size_t y = 0; y < said.shape().height; ++y)
                std::copy_n(said.row(static_cast<std::size_t>(k - first), y), said.shape().row(),
                            logits.ptr<float>(k) + y * said.shape().row());
    }

private:
    using Step = std::function<void(std::size_t samples)>;

    /// What the step number `step` needs around what it takes.
    [[nodiscard]] std::size_t border_before(std::size_t step) const {
        if (step >= network_.steps.size()) return 0;
        const auto* convolution = std::get_if<Convolution>(&network_.steps[step]);
        return convolution == nullptr ? 0 : convolution->padding;
    }

    Tensor& give(Shape shape) { return given_.emplace_back(samples_, shape, border_before(given_.size())); }

    void add(const Convolution& c) {
        Tensor& taken = given_.back();
        const auto size = [&](std::size_t from, std::size_t window) {
            CV_Assert(c.stride > 0 && window <= from + 2 * c.padding);
            return (from + 2 * c.padding - window) / c.stride + 1;
        };
        Tensor& given = give({size(taken.shape().height, c.height), size(taken.shape().width, c.width), c.channels});
        steps_.emplace_back(Convolving(c, blocks_[convolutions_++], taken, given));
    }

    void add(const Addition& addition) {
        Tensor& taken = given_.back();
        Tensor& other = given_.at(addition.step + 1);
        CV_Assert(other.shape() == taken.shape());
        Tensor& given = give(taken.shape());
        steps_.emplace_back([&taken, &other, &given](std::size_t samples) {
            for (std::size_t sample = 0; sample < samples; ++sample)
                for (std::size_t y = 0; y < given.shape().height; ++y) {
                    const float* a = taken.row(sample, y);
                    std::transform(a, a + given.shape().row(), other.row(sample, y), given.row(sample, y),
                                   [](float x, float z) { return std::max(x + z, 0.0F); });
                }
        });
    }

    void add(const MeanPool& pool) {
        Tensor& taken = given_.back();
        const Shape& from = taken.shape();
        CV_Assert(pool.side > 0);
        Tensor& given = give({from.height / pool.side, from.width / pool.side, from.channels});
        steps_.emplace_back([&taken, &given, side = pool.side](std::size_t samples) {
            const Shape& shape = given.shape();
            for (std::size_t sample = 0; sample < samples; ++sample)
                for (std::size_t y = 0; y < shape.height; ++y) {
                    std::fill_n(given.row(sample, y), shape.row(), 0.0F);
                    for (std::size_t k = 0; k < side; ++k)
                        add_row(taken.row(sample, y * side + k), side, shape, given.row(sample, y));
                }
        });
    }

    /// Its share of the means of `side` pixels side by side.
    static void add_row(const float* taken, std::size_t side, const Shape& given, float* means) {
        const float share = 1.0F / static_cast<float>(side * side);
        for (std::size_t x = 0; x < given.width * side; ++x)
            for (std::size_t c = 0; c < given.channels; ++c)
                means[x / side * given.channels + c] += share * taken[x * given.channels + c];
    }

    /// A pixel's channels side by side.
    void take(const float* planes, std::size_t sample) {
        Tensor& seen = given_.front();
        const Shape& shape = seen.shape();
        for (std::size_t y = 0; y < shape.height; ++y)
            for (std::size_t c = 0; c < shape.channels; ++c) {
                const float* from = planes + (c * shape.height + y) * shape.width;
                float* to = seen.row(sample, y) + c;
                for (std::size_t x = 0; x < shape.width; ++x, to += shape.channels)
                    *to = network_.scale * from[x] + network_.offset;
            }
    }

    const NetworkFile& network_;
    const std::vector<Blocks>& blocks_;
    std::size_t samples_;
    std::size_t convolutions_ = 0;  ///< so far
    std::deque<Tensor> given_;      ///< the input, then by every step; deque: steps keep where they lie
    std::vector<Step> steps_;
};

std::vector<Blocks> blocks_of(const NetworkFile& network) {
    std::vector<Blocks> all;
    for (const NetworkStep& step : network.steps)
        if (const auto* convolution = std::get_if<Convolution>(&step)) all.emplace_back(*convolution);
    return all;
}

}  // namespace

struct Network::Copies {
    Copies(std::span<const char> file, std::size_t samples)
        : network(read_network(file)), blocks(blocks_of(network)), samples_at_once(static_cast<int>(samples)) {
        for (int core = 0; core < std::clamp(cv::getNumThreads(), 1, kMostCores); ++core)
            each.push_back(std::make_unique<Copy>(network, blocks, samples));
    }
    std::mutex one_at_a_time;  // a copy keeps its intermediate results inside
    const NetworkFile network;
    const std::vector<Blocks> blocks;
    const int samples_at_once;
    std::vector<std::unique_ptr<Copy>> each;  ///< alike, one a core; not empty
};

Network::Network(std::span<const char> file, std::size_t samples_at_once)
    : copies_(std::make_unique<Copies>(file, samples_at_once)) {}

Network::~Network() = default;

cv::Mat Network::logits(const cv::Mat& input) const {
    const std::scoped_lock lock(copies_->one_at_a_time);
    const int samples = input.size[0];
    const int cores = static_cast<int>(copies_->each.size());
    const int at_once = std::clamp((samples + cores - 1) / cores, 1, copies_->samples_at_once);
    cv::Mat all(samples, static_cast<int>(copies_->each[0]->answers()), CV_32F);
    cv::parallel_for_({0, cores}, [&](const cv::Range& range) {
        for (int core = range.start; core < range.end; ++core)
            for (int first = core * at_once; first < samples; first += cores * at_once)
                copies_->each[static_cast<std::size_t>(core)]->ask(input, first, std::min(first + at_once, samples),
                                                                   all);
    });
    return all;
}

}  // namespace railref::vision
