#include "vision/network.h"

#include <xnnpack.h>

#include <algorithm>
#include <array>
#include <limits>
#include <mutex>
#include <opencv2/core/utility.hpp>
#include <vector>

#include "vision/network_file.h"

namespace railref::vision {

namespace {

/// Layers as small as these share their work badly: every core works on samples of its own instead.
constexpr int kMostCores = 4;
constexpr float kAnything = std::numeric_limits<float>::infinity();

/// XNNPACK refuses what does not fit together, and every network here is part of the program.
void must(xnn_status status) { CV_Assert(status == xnn_status_success); }

/// A tensor of XNNPACK's: samples x height x width x channels.
struct Tensor {
    std::uint32_t id = XNN_INVALID_VALUE_ID;
    std::size_t height = 0;
    std::size_t width = 0;
    std::size_t channels = 0;
};

/// A network's steps as XNNPACK's nodes.
class Graph {
public:
    Graph(const NetworkFile& network, std::size_t samples) : steps_(network.steps.size()), samples_(samples) {
        must(xnn_create_subgraph(2, 0, &subgraph_));
        const Tensor seen =
            tensor(network.height, network.width, network.channels, kInput, XNN_VALUE_FLAG_EXTERNAL_INPUT);
        for (const NetworkStep& step : network.steps) {
            const Tensor& before = given_.empty() ? seen : given_.back();
            given_.push_back(std::visit([&](const auto& of_a_kind) { return add(of_a_kind, before); }, step));
        }
    }
    ~Graph() { xnn_delete_subgraph(subgraph_); }
    Graph(const Graph&) = delete;
    Graph& operator=(const Graph&) = delete;

    static constexpr std::uint32_t kInput = 0;
    static constexpr std::uint32_t kOutput = 1;

    [[nodiscard]] xnn_subgraph_t get() const { return subgraph_; }
    [[nodiscard]] std::size_t answers() const {
        const Tensor& last = given_.back();
        return last.height * last.width * last.channels;
    }

private:
    Tensor add(const Convolution& c, const Tensor& taken) {
        const auto size = [&](std::size_t from, std::size_t window) {
            return (from + 2 * c.padding - window) / c.stride + 1;
        };
        const Tensor sums = given(size(taken.height, c.height), size(taken.width, c.width), c.channels);
        const std::uint32_t weights = constant({c.channels, c.height, c.width, taken.channels}, c.weights);
        const std::uint32_t bias = constant({c.channels}, c.bias);
        const auto n = [](std::size_t count) { return static_cast<std::uint32_t>(count); };
        must(xnn_define_convolution_2d(subgraph_, n(c.padding), n(c.padding), n(c.padding), n(c.padding), n(c.height),
                                       n(c.width), n(c.stride), n(c.stride), 1, 1, 1, taken.channels, c.channels,
                                       c.relu ? 0 : -kAnything, kAnything, taken.id, weights, bias, sums.id, 0));
        return sums;
    }

    Tensor add(const Addition& addition, const Tensor& taken) {
        const Tensor sums = given(taken.height, taken.width, taken.channels);
        must(xnn_define_add2(subgraph_, 0, kAnything, given_.at(addition.step).id, taken.id, sums.id, 0));
        return sums;
    }

    Tensor add(const MeanPool& pool, const Tensor& taken) {
        const Tensor means = given(taken.height / pool.side, taken.width / pool.side, taken.channels);
        const auto side = static_cast<std::uint32_t>(pool.side);
        must(xnn_define_average_pooling_2d(subgraph_, 0, 0, 0, 0, side, side, side, side, -kAnything, kAnything,
                                           taken.id, means.id, 0));
        return means;
    }

    /// What the next step gives.
    Tensor given(std::size_t height, std::size_t width, std::size_t channels) {
        if (given_.size() + 1 == steps_)
            return tensor(height, width, channels, kOutput, XNN_VALUE_FLAG_EXTERNAL_OUTPUT);
        return tensor(height, width, channels, XNN_INVALID_VALUE_ID, 0);
    }

    Tensor tensor(std::size_t height, std::size_t width, std::size_t channels, std::uint32_t external,
                  std::uint32_t flags) {
        const std::array<std::size_t, 4> shape{samples_, height, width, channels};
        Tensor t{0, height, width, channels};
        must(xnn_define_tensor_value(subgraph_, xnn_datatype_fp32, shape.size(), shape.data(), nullptr, external, flags,
                                     &t.id));
        return t;
    }

    std::uint32_t constant(const std::vector<std::size_t>& shape, const std::vector<float>& values) {
        std::uint32_t id = 0;
        must(xnn_define_tensor_value(subgraph_, xnn_datatype_fp32, shape.size(), shape.data(), values.data(),
                                     XNN_INVALID_VALUE_ID, 0, &id));
        return id;
    }

    xnn_subgraph_t subgraph_ = nullptr;
    std::size_t steps_;
    std::size_t samples_;
    std::vector<Tensor> given_;  ///< by every step so far
};

/// XNNPACK reads and writes a little beyond a tensor's end.
std::vector<float> buffer(std::size_t count) { return std::vector<float>(count + XNN_EXTRA_BYTES / sizeof(float)); }

/// What one core asks.
class Copy {
public:
    Copy(const NetworkFile& network, std::size_t samples) : network_(network) {
        const Graph graph(network, samples);
        answers_ = graph.answers();
        seen_ = buffer(samples * network.channels * network.height * network.width);
        said_ = buffer(samples * answers_);
        must(xnn_create_runtime(graph.get(), &runtime_));
        const std::array<xnn_external_value, 2> ends{{{Graph::kInput, seen_.data()}, {Graph::kOutput, said_.data()}}};
        must(xnn_setup_runtime(runtime_, ends.size(), ends.data()));
    }
    ~Copy() { xnn_delete_runtime(runtime_); }
    Copy(const Copy&) = delete;
    Copy& operator=(const Copy&) = delete;

    [[nodiscard]] std::size_t answers() const { return answers_; }

    /// Samples [first, last) of `input`, no more than are reckoned at once, to the same rows of `logits`.
    void ask(const cv::Mat& input, int first, int last, cv::Mat& logits) {
        for (int k = first; k < last; ++k) take(input.ptr<float>(k), static_cast<std::size_t>(k - first));
        must(xnn_invoke_runtime(runtime_));
        for (int k = first; k < last; ++k)
            std::copy_n(said_.data() + static_cast<std::size_t>(k - first) * answers_, answers_, logits.ptr<float>(k));
    }

private:
    /// XNNPACK wants a pixel's channels side by side.
    void take(const float* planes, std::size_t sample) {
        const std::size_t pixels = network_.height * network_.width;
        const std::size_t channels = network_.channels;
        float* to = seen_.data() + sample * pixels * channels;
        for (std::size_t p = 0; p < pixels; ++p)
            for (std::size_t c = 0; c < channels; ++c)
                *to++ = network_.scale * planes[c * pixels + p] + network_.offset;
    }

    const NetworkFile& network_;
    std::size_t answers_ = 0;
    std::vector<float> seen_;
    std::vector<float> said_;
    xnn_runtime_t runtime_ = nullptr;
};

}  // namespace

struct Network::Copies {
    Copies(std::span<const char> file, std::size_t samples) : network(read_network(file)), samples_at_once(samples) {
        must(xnn_initialize(nullptr));
        for (int core = 0; core < std::clamp(cv::getNumThreads(), 1, kMostCores); ++core)
            each.push_back(std::make_unique<Copy>(network, samples));
    }
    std::mutex one_at_a_time;  // a copy keeps its intermediate results inside
    const NetworkFile network;
    const std::size_t samples_at_once;
    std::vector<std::unique_ptr<Copy>> each;  ///< alike, one a core; not empty
};

Network::Network(std::span<const char> file, std::size_t samples_at_once)
    : copies_(std::make_unique<Copies>(file, samples_at_once)) {}

Network::~Network() = default;

cv::Mat Network::logits(const cv::Mat& input) const {
    const std::scoped_lock lock(copies_->one_at_a_time);
    const int samples = input.size[0];
    const int cores = static_cast<int>(copies_->each.size());
    const int at_once = std::clamp((samples + cores - 1) / cores, 1, static_cast<int>(copies_->samples_at_once));
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
