#include "vision/network.h"

#include <algorithm>
#include <deque>
#include <mutex>
#include <opencv2/core/utility.hpp>
#include <variant>
#include <vector>

#include "vision/convolution_step.h"
#include "vision/network_file.h"
#include "vision/tensor.h"

namespace railref::vision {

namespace {

/// Layers as small as these share their work badly: every core works on samples of its own instead.
constexpr int kMostCores = 4;

/// A network's steps one after the other, and all that they hand on. One core's.
class Copy {
public:
    /// For so many samples at once; `convolutions`: the network's in their order.
    Copy(const NetworkFile& network, const std::vector<ConvolutionStep>& convolutions, std::size_t samples)
        : network_(network), convolutions_(convolutions), samples_(samples) {
        give({network.height, network.width, network.channels});
        for (const NetworkStep& step : network.steps) std::visit([&](const auto& of_a_kind) { add(of_a_kind); }, step);
    }
    Copy(const Copy&) = delete;
    Copy& operator=(const Copy&) = delete;

    [[nodiscard]] std::size_t answers() const { return given_.back().shape().size(); }

    /// Samples [first, last) of `input`, at most as many as this copy was made for, to the same rows of `logits`.
    void ask(const cv::Mat& input, int first, int last, cv::Mat& logits) {
        for (int k = first; k < last; ++k) take(input.ptr<float>(k), static_cast<std::size_t>(k - first));
        for (const NetworkRun& step : steps_) step(static_cast<std::size_t>(last - first));
        Tensor& said = given_.back();
        for (int k = first; k < last; ++k)
            for (std::size_t y = 0; y < said.shape().height; ++y)
                std::copy_n(said.row(static_cast<std::size_t>(k - first), y), said.shape().row(),
                            logits.ptr<float>(k) + y * said.shape().row());
    }

private:
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
        steps_.push_back(convolutions_[used_++].run(taken, given, scratch_));
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
    const std::vector<ConvolutionStep>& convolutions_;
    std::size_t samples_;
    std::size_t used_ = 0;      ///< convolutions so far
    std::deque<Tensor> given_;  ///< the input, then by every step; deque: steps keep where they lie
    std::vector<float> scratch_;
    std::vector<NetworkRun> steps_;
};

std::vector<ConvolutionStep> convolutions_of(const NetworkFile& network) {
    std::vector<ConvolutionStep> all;
    for (const NetworkStep& step : network.steps)
        if (const auto* convolution = std::get_if<Convolution>(&step)) all.emplace_back(*convolution);
    return all;
}

}  // namespace

struct Network::Copies {
    Copies(std::span<const char> file, std::size_t samples)
        : network(read_network(file)),
          convolutions(convolutions_of(network)),
          samples_at_once(static_cast<int>(samples)) {
        for (int core = 0; core < std::clamp(cv::getNumThreads(), 1, kMostCores); ++core)
            each.push_back(std::make_unique<Copy>(network, convolutions, samples));
    }
    std::mutex one_at_a_time;  // a copy keeps its intermediate results inside
    const NetworkFile network;
    const std::vector<ConvolutionStep> convolutions;
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
