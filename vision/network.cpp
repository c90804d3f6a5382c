#include "vision/network.h"

#include <algorithm>
#include <deque>
#include <functional>
#include <limits>
#include <memory>
#include <mutex>
#include <opencv2/core/utility.hpp>
#include <span>
#include <variant>
#include <vector>

#include "calibration/widest_vectors.h"
#include "vision/bfloat16.h"
#include "vision/convolve.h"
#include "vision/for_each_index.h"
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

RAILREF_WIDEST_VECTORS void convert(const float* from, std::size_t count, Bfloat16* to) {
    for (std::size_t i = 0; i < count; ++i) to[i] = bfloat16(from[i]);
}
RAILREF_WIDEST_VECTORS void convert(const float* from, std::size_t count, WideBfloat16* to) {
    for (std::size_t i = 0; i < count; ++i) to[i] = wide_bfloat16(from[i]);
}
RAILREF_WIDEST_VECTORS void convert(const Bfloat16* from, std::size_t count, float* to) {
    for (std::size_t i = 0; i < count; ++i) to[i] = to_float(from[i]);
}
void convert(const WideBfloat16* from, std::size_t count, float* to) {
    std::transform(from, from + count, to, [](WideBfloat16 one) { return to_float(one); });
}

/// What a step gives: samples x height x width x channels, with zeros around each sample for windows that reach beyond.
template <class Number>
class Tensor {
public:
    Tensor(std::size_t samples, Shape shape, std::size_t border)
        : samples_(samples),
          shape_(shape),
          border_(border),
          values_(samples * (shape.height + 2 * border) * (shape.width + 2 * border) * shape.channels +
                  kTogether<Number> - 1) {}  // the last window's last pair

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

/// A convolution's weights and bias in blocks of channels given, as ConvolvedPixels has them.
template <class Number>
struct Blocks {
    Blocks(const Convolution& c, std::size_t channels_taken)
        : row_length((c.width * channels_taken + kTogether<Number> - 1) / kTogether<Number> * kTogether<Number>),
          window(c.height * row_length),
          count((c.channels + kBlock - 1) / kBlock),
          weights(count * window * kBlock),
          bias(count * kBlock) {
        for (std::size_t channel = 0; channel < c.channels; ++channel) {
            bias[channel] = c.bias[channel];
            for (std::size_t taken = 0; taken < channels_taken; ++taken) fill(c, channel, taken, channels_taken);
        }
    }

    std::size_t row_length;  ///< of a window, numbers
    std::size_t window;      ///< numbers
    std::size_t count;
    std::vector<Number> weights;
    std::vector<float> bias;

private:
    /// What is lost where a weight is rounded goes to the next pixel's: a channel mostly has about the same value
    /// there.
    void fill(const Convolution& c, std::size_t channel, std::size_t taken, std::size_t channels_taken) {
        float lost = 0;
        for (std::size_t y = 0; y < c.height; ++y)
            for (std::size_t x = 0; x < c.width; ++x) {
                const float weight =
                    c.weights[((channel * c.height + y) * c.width + x) * channels_taken + taken] + lost;
                Number& kept = weights[place(channel, y * row_length + x * channels_taken + taken)];
                kept = nearest<Number>(weight);
                lost = weight - to_float(kept);
            }
    }

    [[nodiscard]] std::size_t place(std::size_t channel, std::size_t k) const {
        const std::size_t group = channel / kBlock * window / kTogether<Number> + k / kTogether<Number>;
        return (group * kBlock + channel % kBlock) * kTogether<Number> + k % kTogether<Number>;
    }
};

/// One of a network's convolutions, from where to where. What it takes has as much of a border as windows need.
template <class Number>
class Convolving {
public:
    Convolving(const Convolution& step, const Blocks<Number>& blocks, Tensor<Number>& taken, Tensor<Number>& given)
        : blocks_(blocks), channels_(step.channels), pixels_a_sample_(given.shape().height * given.shape().width) {
        CV_Assert(taken.border() == step.padding);
        some_.rows = step.height;
        some_.row_length = blocks.row_length;
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
        for (std::size_t block = 0; block < blocks_.count; ++block) {
            const std::size_t first_channel = block * kBlock;
            some_.weights = blocks_.weights.data() + first_channel * blocks_.window;
            some_.bias = blocks_.bias.data() + first_channel;
            some_.channels = std::min(kBlock, channels_ - first_channel);
            convolve_block(first_channel, samples * pixels_a_sample_);
        }
    }

private:
    /// Where fewer pixels are left than the convolver takes, the last one fills up.
    void convolve_block(std::size_t first_channel, std::size_t pixels) {
        const Convolver<Number>& convolver = convolvers<Number>().front();
        for (std::size_t first = 0; first < pixels; first += convolver.pixels) {
            for (std::size_t p = 0; p < convolver.pixels; ++p) {
                const std::size_t pixel = std::min(first + p, pixels - 1);
                some_.windows[p] = windows_[pixel];
                some_.given[p] = pixels_[pixel] + first_channel;
            }
            convolver.convolve(some_);
        }
    }

    const Blocks<Number>& blocks_;
    std::size_t channels_;
    std::size_t pixels_a_sample_;
    ConvolvedPixels<Number> some_;
    std::vector<const Number*> windows_;  ///< one a pixel given
    std::vector<Number*> pixels_;
};

/// Of a network's convolutions in their order.
template <class Number>
struct Weights {
    explicit Weights(const NetworkFile& network) {
        std::size_t taken = network.channels;
        for (const NetworkStep& step : network.steps) {
            const auto* convolution = std::get_if<Convolution>(&step);
            if (convolution == nullptr) continue;
            if (&step == &network.steps.front() || &step == &network.steps.back())
                outer.emplace_back(*convolution, taken);
            else
                inner.emplace_back(*convolution, taken);
            taken = convolution->channels;
        }
        CV_Assert(outer.size() == 2);
    }
    std::vector<Blocks<float>> outer;  ///< the first and the last
    std::vector<Blocks<Number>> inner;
};

/// A network's steps one after the other, and all that they hand on. The first and the last are reckoned in floats:
/// where the input and the answers are rounded, a few values take part in everything. One core's.
template <class Number>
class Copy {
public:
    /// For so many samples at once.
    Copy(const NetworkFile& network, const Weights<Number>& weights, std::size_t samples)
        : network_(network), weights_(weights), samples_(samples) {
        add_first(std::get<Convolution>(network.steps.front()));
        for (std::size_t k = 1; k + 1 < network.steps.size(); ++k)
            std::visit([&](const auto& step) { add(step); }, network.steps[k]);
        add_last(std::get<Convolution>(network.steps.back()));
    }
    Copy(const Copy&) = delete;
    Copy& operator=(const Copy&) = delete;

    [[nodiscard]] std::size_t answers() const { return floats_.back().shape().size(); }

    /// At most as many samples as this copy was made for; from row `first` of `logits` on.
    void ask(std::span<const float* const> samples, int first, cv::Mat& logits) {
        for (std::size_t k = 0; k < samples.size(); ++k) take(samples[k], k);
        for (const Step& step : steps_) step(samples.size());
        Tensor<float>& said = floats_.back();
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

    Tensor<Number>& give(Shape shape) { return given_.emplace_back(samples_, shape, border_before(given_.size() + 1)); }

    [[nodiscard]] static Shape shape_after(const Convolution& c, const Shape& taken) {
        const auto size = [&](std::size_t side, std::size_t window) {
            CV_Assert(c.stride > 0 && window <= side + 2 * c.padding);
            return (side + 2 * c.padding - window) / c.stride + 1;
        };
        return {size(taken.height, c.height), size(taken.width, c.width), c.channels};
    }

    void add_first(const Convolution& c) {
        const Shape shape{network_.height, network_.width, network_.channels};
        Tensor<float>& seen = floats_.emplace_back(samples_, shape, c.padding);
        Tensor<float>& sums = floats_.emplace_back(samples_, shape_after(c, shape), 0);
        steps_.emplace_back(Convolving<float>(c, weights_.outer.front(), seen, sums));
        hand_over(sums, give(sums.shape()));
    }

    void add(const Convolution& c) {
        Tensor<Number>& taken = given_.back();
        Tensor<Number>& given = give(shape_after(c, taken.shape()));
        steps_.emplace_back(Convolving<Number>(c, weights_.inner[convolutions_++], taken, given));
    }

    void add_last(const Convolution& c) {
        Tensor<Number>& given = given_.back();
        Tensor<float>& taken = floats_.emplace_back(samples_, given.shape(), c.padding);
        hand_over(given, taken);
        Tensor<float>& logits = floats_.emplace_back(samples_, shape_after(c, taken.shape()), 0);
        steps_.emplace_back(Convolving<float>(c, weights_.outer.back(), taken, logits));
    }

    template <class From, class To>
    void hand_over(Tensor<From>& from, Tensor<To>& to) {
        steps_.emplace_back([&from, &to](std::size_t samples) {
            for (std::size_t sample = 0; sample < samples; ++sample)
                for (std::size_t y = 0; y < from.shape().height; ++y)
                    convert(from.row(sample, y), from.shape().row(), to.row(sample, y));
        });
    }

    void add(const Addition& addition) {
        Tensor<Number>& taken = given_.back();
        Tensor<Number>& other = given_.at(addition.step);
        CV_Assert(other.shape() == taken.shape());
        Tensor<Number>& given = give(taken.shape());
        steps_.emplace_back([&taken, &other, &given](std::size_t samples) {
            for (std::size_t sample = 0; sample < samples; ++sample)
                for (std::size_t y = 0; y < given.shape().height; ++y) {
                    const Number* a = taken.row(sample, y);
                    std::transform(
                        a, a + given.shape().row(), other.row(sample, y), given.row(sample, y),
                        [](Number x, Number z) { return nearest<Number>(std::max(to_float(x) + to_float(z), 0.0F)); });
                }
        });
    }

    void add(const MeanPool& pool) {
        Tensor<Number>& taken = given_.back();
        const Shape& from = taken.shape();
        CV_Assert(pool.side > 0);
        Tensor<Number>& given = give({from.height / pool.side, from.width / pool.side, from.channels});
        steps_.emplace_back([&taken, &given, side = pool.side](std::size_t samples) {
            std::vector<float> sums(given.shape().row());
            for (std::size_t sample = 0; sample < samples; ++sample)
                for (std::size_t y = 0; y < given.shape().height; ++y) {
                    std::ranges::fill(sums, 0.0F);
                    for (std::size_t k = 0; k < side; ++k)
                        add_row(taken.row(sample, y * side + k), side, given.shape(), sums);
                    const float share = 1.0F / static_cast<float>(side * side);
                    std::ranges::transform(sums, given.row(sample, y),
                                           [&](float sum) { return nearest<Number>(share * sum); });
                }
        });
    }

    /// Its part of the sums of `side` pixels side by side.
    static void add_row(const Number* taken, std::size_t side, const Shape& given, std::vector<float>& sums) {
        for (std::size_t x = 0; x < given.width * side; ++x)
            for (std::size_t c = 0; c < given.channels; ++c)
                sums[x / side * given.channels + c] += to_float(taken[x * given.channels + c]);
    }

    /// A pixel's channels side by side.
    void take(const float* planes, std::size_t sample) {
        Tensor<float>& seen = floats_.front();
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
    const Weights<Number>& weights_;
    std::size_t samples_;
    std::size_t convolutions_ = 0;      ///< so far, but for the first
    std::deque<Tensor<Number>> given_;  ///< by all steps but the last; deque: steps keep where they lie
    std::deque<Tensor<float>> floats_;  ///< what the first step takes and gives, then what the last one does
    std::vector<Step> steps_;
};

/// A network's copies, alike, one a core.
template <class Number>
class Copies {
public:
    Copies(std::span<const char> file, std::size_t samples)
        : network_(read_network(file)), weights_(network_), samples_at_once_(samples) {
        for (int core = 0; core < std::clamp(cv::getNumThreads(), 1, kMostCores); ++core)
            each_.push_back(std::make_unique<Copy<Number>>(network_, weights_, samples));
    }

    cv::Mat logits(std::span<const float* const> samples) {
        const std::scoped_lock lock(one_at_a_time_);
        const std::size_t cores = each_.size();
        const std::size_t at_once = std::clamp((samples.size() + cores - 1) / cores, std::size_t{1}, samples_at_once_);
        cv::Mat all(static_cast<int>(samples.size()), static_cast<int>(each_[0]->answers()), CV_32F);
        for_each_index(cores, [&](std::size_t core) {
            for (std::size_t first = core * at_once; first < samples.size(); first += cores * at_once)
                each_[core]->ask(samples.subspan(first, std::min(at_once, samples.size() - first)),
                                 static_cast<int>(first), all);
        });
        return all;
    }

private:
    std::mutex one_at_a_time_;  // a copy keeps its intermediate results inside
    NetworkFile network_;
    Weights<Number> weights_;
    std::size_t samples_at_once_;
    std::vector<std::unique_ptr<Copy<Number>>> each_;  ///< not empty
};

template <class Number>
std::function<cv::Mat(std::span<const float* const>)> reckoning_in(std::span<const char> file,
                                                                   std::size_t samples_at_once) {
    auto copies = std::make_shared<Copies<Number>>(file, samples_at_once);
    return [copies](std::span<const float* const> samples) { return copies->logits(samples); };
}

}  // namespace

Numbers fastest_numbers() { return convolvers<Bfloat16>().empty() ? Numbers::kWideBfloat16s : Numbers::kBfloat16s; }

Network::Network(std::span<const char> file, std::size_t samples_at_once, Numbers numbers)
    : logits_(numbers == Numbers::kWideBfloat16s ? reckoning_in<WideBfloat16>(file, samples_at_once)
                                                 : reckoning_in<Bfloat16>(file, samples_at_once)) {}

cv::Mat Network::logits(const cv::Mat& input) const {
    std::vector<const float*> samples;
    for (int k = 0; k < input.size[0]; ++k) samples.push_back(input.ptr<float>(k));
    return logits_(samples);
}

cv::Mat Network::logits(const cv::Mat& input, std::span<const std::size_t> which) const {
    std::vector<const float*> samples;
    for (const std::size_t k : which) samples.push_back(input.ptr<float>(static_cast<int>(k)));
    return logits_(samples);
}

}  // namespace railref::vision
