#include "vision/network_file.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <nlohmann/json.hpp>
#include <opencv2/core.hpp>

namespace railref::vision {

namespace {

using nlohmann::json;

/// Takes weights from the front.
class Weights {
public:
    explicit Weights(std::span<const char> bytes) : bytes_(bytes) {}

    std::vector<float> halves(std::size_t count) { return next<std::uint16_t>(count, CV_16F); }

    /// `rows` of `columns` bytes, after the rows' steps.
    std::vector<float> stepped(std::size_t rows, std::size_t columns) {
        const std::vector<float> step = halves(rows);
        std::vector<float> values = next<std::int8_t>(rows * columns, CV_8S);
        for (std::size_t row = 0; row < rows; ++row)
            for (float& value : std::span(values).subspan(row * columns, columns)) value *= step[row];
        return values;
    }
    [[nodiscard]] bool all_taken() const { return bytes_.empty(); }

private:
    template <class Number>
    std::vector<float> next(std::size_t count, int depth) {
        const std::size_t size = count * sizeof(Number);
        CV_Assert(size <= bytes_.size());
        cv::Mat numbers(1, static_cast<int>(count), depth);
        std::memcpy(numbers.data, bytes_.data(), size);
        bytes_ = bytes_.subspan(size);
        cv::Mat floats;
        numbers.convertTo(floats, CV_32F);
        return {floats.ptr<float>(), floats.ptr<float>() + count};
    }

    std::span<const char> bytes_;
};

Convolution convolution_of(const json& step, std::size_t channels_taken, bool in_bytes, Weights& weights) {
    Convolution c;
    step.at("channels").get_to(c.channels);
    step.at("height").get_to(c.height);
    step.at("width").get_to(c.width);
    step.at("stride").get_to(c.stride);
    step.at("padding").get_to(c.padding);
    step.at("relu").get_to(c.relu);
    const std::size_t window = c.height * c.width * channels_taken;
    c.weights = in_bytes ? weights.stepped(c.channels, window) : weights.halves(c.channels * window);
    c.bias = weights.halves(c.channels);
    return c;
}

}  // namespace

NetworkFile read_network(std::span<const char> file) {
    const auto line_end = std::ranges::find(file, '\n');
    CV_Assert(line_end != file.end());
    const json head = json::parse(file.begin(), line_end);
    Weights weights(file.subspan(static_cast<std::size_t>(line_end - file.begin()) + 1));
    NetworkFile network;
    head.at("channels").get_to(network.channels);
    head.at("height").get_to(network.height);
    head.at("width").get_to(network.width);
    head.at("scale").get_to(network.scale);
    head.at("offset").get_to(network.offset);
    const bool in_bytes = head.value("weight_bits", 16) == 8;
    std::size_t channels = network.channels;
    for (const json& step : head.at("steps")) {
        if (step.contains("convolution")) {
            network.steps.emplace_back(convolution_of(step.at("convolution"), channels, in_bytes, weights));
            channels = std::get<Convolution>(network.steps.back()).channels;
        } else if (step.contains("add")) {
            network.steps.emplace_back(Addition{step.at("add").get<std::size_t>()});
        } else {
            network.steps.emplace_back(MeanPool{step.at("mean").get<std::size_t>()});
        }
    }
    CV_Assert(weights.all_taken());
    return network;
}

}  // namespace railref::vision
