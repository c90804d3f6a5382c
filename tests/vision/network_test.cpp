#include "vision/network.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <nlohmann/json.hpp>
#include <random>
#include <span>
#include <string>
#include <thread>

#include "vision/fixed_point.h"
#include "vision/network_file.h"
#include "vision/place_input.h"
#include "vision/place_network.h"

namespace railref::vision {
namespace {

using nlohmann::json;

json convolution(int channels, int height, int width, int stride, int padding, bool relu) {
    return {{"convolution",
             {{"channels", channels},
              {"height", height},
              {"width", width},
              {"stride", stride},
              {"padding", padding},
              {"relu", relu}}}};
}

/// 3 channels of 12 x 16 through one of everything, 37 channels being more than two blocks of them; 5 answers.
const json kHead{
    {"channels", 3},
    {"height", 12},
    {"width", 16},
    {"scale", 2},
    {"offset", -1},
    {"steps",
     {convolution(7, 3, 3, 2, 1, true), convolution(7, 3, 3, 1, 1, true), convolution(7, 3, 3, 1, 1, false),
      json{{"add", 0}}, convolution(37, 5, 5, 1, 2, true), json{{"mean", 2}}, convolution(4, 3, 3, 1, 1, true),
      convolution(6, 3, 4, 1, 0, true), convolution(5, 1, 1, 1, 0, false)}}};
constexpr int kWeights = 7 * 28 + 2 * (7 * 64) + 37 * (1 + 25 * 7) + 4 * (1 + 9 * 37) + 6 * 49 + 5 * 7;  // and biases

std::string file_of(const json& head, const cv::Mat1f& weights) {
    cv::Mat halves;
    weights.convertTo(halves, CV_16F);
    return head.dump() + '\n' + std::string(halves.ptr<char>(), halves.total() * halves.elemSize());
}

std::string file_of(const json& head, int weights) {
    std::mt19937 random(5);
    cv::Mat1f values(1, weights);
    for (float& value : values) value = std::uniform_real_distribution<float>(-0.5F, 0.5F)(random);
    return file_of(head, values);
}

/// Weights of 1 and -1 among zeros: of inputs in eighths nothing is lost anywhere.
std::string file_of_ones(const json& head, int weights) {
    std::mt19937 random(5);
    cv::Mat1f values(1, weights, 0.F);
    for (float& value : values)
        if (random() % 8 == 0) value = random() % 2 == 0 ? 1.F : -1.F;
    return file_of(head, values);
}

/// Height x width x channels.
struct Planes {
    std::size_t height, width, channels;
    std::vector<float> values = std::vector<float>(height * width * channels);

    float& at(std::size_t y, std::size_t x, std::size_t c) { return values[(y * width + x) * channels + c]; }
};

/// The definition, no more.
Planes convolved(Planes& from, const Convolution& c) {
    Planes to{(from.height + 2 * c.padding - c.height) / c.stride + 1,
              (from.width + 2 * c.padding - c.width) / c.stride + 1, c.channels};
    for (std::size_t y = 0; y < to.height; ++y)
        for (std::size_t x = 0; x < to.width; ++x)
            for (std::size_t k = 0; k < to.channels; ++k) {
                float sum = c.bias[k];
                for (std::size_t i = 0; i < c.height; ++i)
                    for (std::size_t j = 0; j < c.width; ++j)
                        for (std::size_t m = 0; m < from.channels; ++m) {
                            const std::size_t v = y * c.stride + i - c.padding;  // wraps around above the edge
                            const std::size_t u = x * c.stride + j - c.padding;
                            if (v < from.height && u < from.width)
                                sum += from.at(v, u, m) *
                                       c.weights[((k * c.height + i) * c.width + j) * from.channels + m];
                        }
                to.at(y, x, k) = c.relu ? std::max(0.F, sum) : sum;
            }
    return to;
}

/// Of numbers between layers.
constexpr float kFarthest = static_cast<float>(kMostParts) / kParts;

std::vector<float> answers(const NetworkFile& network, const cv::Mat& input, int sample) {
    std::vector<Planes> given;
    Planes now{network.height, network.width, network.channels};
    for (std::size_t y = 0; y < now.height; ++y)
        for (std::size_t x = 0; x < now.width; ++x)
            for (std::size_t c = 0; c < now.channels; ++c)
                now.at(y, x, c) =
                    network.scale * input.ptr<float>(sample, static_cast<int>(c))[y * now.width + x] + network.offset;
    for (const NetworkStep& step : network.steps) {
        if (const auto* sums = std::get_if<Convolution>(&step)) {
            now = convolved(now, *sums);
        } else if (const auto* addition = std::get_if<Addition>(&step)) {
            for (std::size_t i = 0; i < now.values.size(); ++i)
                now.values[i] = std::max(0.F, now.values[i] + given[addition->step].values[i]);
        } else {
            const std::size_t side = std::get<MeanPool>(step).side;
            Planes mean{now.height / side, now.width / side, now.channels};
            for (std::size_t y = 0; y < mean.height * side; ++y)
                for (std::size_t x = 0; x < mean.width * side; ++x)
                    for (std::size_t c = 0; c < mean.channels; ++c)
                        mean.at(y / side, x / side, c) += now.at(y, x, c) / static_cast<float>(side * side);
            now = mean;
        }
        if (&step != &network.steps.back())
            for (float& value : now.values) value = std::clamp(value, -kFarthest, kFarthest);
        given.push_back(now);
    }
    return now.values;
}

cv::Mat random_samples(int count, int channels = 3, cv::Size size = {16, 12}) {
    cv::Mat input(std::vector<int>{count, channels, size.height, size.width}, CV_32F);
    cv::theRNG().state = 11;
    if (count > 0) cv::randu(input, 0, 1);
    return input;
}

cv::Mat samples_in_eighths(int count) {
    cv::Mat input(std::vector<int>{count, 3, 12, 16}, CV_32F);
    std::mt19937 random(11);
    for (float& value : std::span(reinterpret_cast<float*>(input.data), input.total()))
        value = static_cast<float>(random() % 9) / 8;
    return input;
}

/// What layers hand on counts 256ths, and weights are rounded.
float tolerance(float answer) { return std::abs(answer) / 256 + 0.05F; }

/// `off`: by how much an answer may be, given what it should be.
template <class Off>
void expect_what_steps_mean(const Network& network, const NetworkFile& steps, const cv::Mat& input, Off off) {
    const cv::Mat said = network.logits(input);
    ASSERT_EQ(said.rows, input.size[0]);
    for (int k = 0; k < said.rows; ++k) {
        const std::vector<float> meant = answers(steps, input, k);
        ASSERT_EQ(said.cols, static_cast<int>(meant.size()));
        for (int i = 0; i < said.cols; ++i) {
            const float one = meant[static_cast<std::size_t>(i)];
            EXPECT_NEAR(said.at<float>(k, i), one, off(one));
        }
    }
}

void expect_what_steps_mean(const std::string& file, std::size_t samples_at_once) {
    const NetworkFile steps = read_network(file);
    const Network network(file, samples_at_once);
    for (const int count : {0, 1, 2, 3, 5, 8, 23})
        expect_what_steps_mean(network, steps, random_samples(count), tolerance);
}

TEST(Networks, SayWhatTheirStepsMeanWhateverTheNumberOfSamples) {
    const std::string file = file_of(kHead, kWeights);
    for (const std::size_t samples_at_once : {1, 4}) expect_what_steps_mean(file, samples_at_once);
}

/// To the last bit, and so the same on every processor.
TEST(Networks, SayExactlyWhatTheirStepsMeanWhereNothingIsLost) {
    const std::string file = file_of_ones(kHead, kWeights);
    const Network network(file, 4);
    expect_what_steps_mean(network, read_network(file), samples_in_eighths(9), [](float) { return 0; });
}

/// Channels and pixels are taken eight by eight as far as there are so many.
TEST(Networks, TakeAnyNumberOfChannelsAndPixels) {
    for (const int channels : {1, 7, 8, 9, 16, 19})
        for (const int width : {5, 8, 13, 16, 21}) {
            const json head{{"channels", channels}, {"height", 4},  {"width", width},
                            {"scale", 2},           {"offset", -1}, {"steps", {convolution(3, 3, 3, 1, 1, false)}}};
            const std::string file = file_of(head, 3 * (1 + 9 * channels));
            expect_what_steps_mean(Network(file), read_network(file), random_samples(2, channels, {width, 4}),
                                   [](float) { return 0.02F; });
        }
}

TEST(Networks, AnswerForEveryPixelOfTheLastStep) {
    json head = kHead;
    head["steps"] = {convolution(7, 3, 3, 2, 1, true), convolution(5, 1, 1, 1, 0, false)};  // 6 x 8 pixels
    expect_what_steps_mean(file_of(head, 7 * 28 + 5 * 8), 1);
}

/// Of all that a window may show, and of all that numbers between layers may be, no sum is larger than 32 bits.
TEST(Networks, SumsNeverOverflow) {
    json head = kHead;
    head["steps"] = {convolution(37, 3, 3, 1, 1, true), convolution(5, 12, 16, 1, 0, false)};
    constexpr int first = 37 * (27 + 1);
    constexpr int second = 5 * (12 * 16 * 37 + 1);
    cv::Mat1f weights(1, first + second, 1.F);
    weights.colRange(first, weights.cols).setTo(-0.9);
    const std::string file = file_of(head, weights);
    const Network network(file);
    const cv::Mat input(std::vector<int>{1, 3, 12, 16}, CV_32F, cv::Scalar(20));
    expect_what_steps_mean(network, read_network(file), input, [](float answer) { return std::abs(answer) / 100; });
}

/// As of the floats that they stand for.
TEST(Networks, SayOfGrayLevelsWhatTheySayOfFloats) {
    for (const int channels : {1, 8, 9})
        for (const int width : {5, 8, 21}) {
            const json head{{"channels", channels}, {"height", 4},  {"width", width},
                            {"scale", 2},           {"offset", -1}, {"steps", {convolution(3, 3, 3, 1, 1, false)}}};
            const Network network(file_of(head, 3 * (1 + 9 * channels)));
            cv::Mat levels(std::vector<int>{2, channels, 4, width}, CV_8U);
            std::mt19937 random(3);
            for (std::uint8_t& level : std::span(levels.data, levels.total()))
                level = static_cast<std::uint8_t>(random() % 256);
            cv::Mat floats;
            levels.convertTo(floats, CV_32F, 1 / 255.0);
            EXPECT_EQ(cv::norm(network.logits(levels), network.logits(floats), cv::NORM_INF), 0);
        }
}

TEST(Networks, SayOfSomeSamplesWhatTheySayAmongAll) {
    const Network network(file_of(kHead, kWeights), 4);
    const cv::Mat input = random_samples(9);
    const cv::Mat all = network.logits(input);
    const std::vector<std::size_t> which{7, 0, 3, 8, 7};
    const cv::Mat some = network.logits(input, which);
    ASSERT_EQ(some.rows, 5);
    for (std::size_t k = 0; k < which.size(); ++k)
        EXPECT_EQ(cv::norm(some.row(static_cast<int>(k)), all.row(static_cast<int>(which[k])), cv::NORM_INF), 0) << k;
    EXPECT_EQ(network.logits(input, {}).rows, 0);
}

TEST(Networks, WeightsInBytesCountInTheirChannelsSteps) {
    const json head{{"channels", 1},
                    {"height", 1},
                    {"width", 2},
                    {"scale", 1},
                    {"offset", 0},
                    {"weight_bits", 8},
                    {"steps", {convolution(2, 1, 2, 1, 0, false)}}};
    const auto halves = [](std::vector<float> values) {
        cv::Mat half;
        cv::Mat(values).convertTo(half, CV_16F);
        return std::string(half.ptr<char>(), half.total() * half.elemSize());
    };
    const std::string file =
        head.dump() + '\n' + halves({0.5F, 0.25F}) + std::string{3, -127, 127, 0} + halves({-1.5F, 8});
    const auto c = std::get<Convolution>(read_network(file).steps.at(0));
    EXPECT_EQ(c.weights, (std::vector<float>{1.5F, -63.5F, 31.75F, 0}));
    EXPECT_EQ(c.bias, (std::vector<float>{-1.5F, 8}));
    EXPECT_ANY_THROW(read_network(std::string_view(file).substr(0, file.size() - 1)));
    EXPECT_ANY_THROW(read_network(file + "x"));
}

TEST(Networks, AFileMustBeWhole) {
    const std::string file = file_of(kHead, kWeights);
    EXPECT_ANY_THROW(read_network(std::string_view(file).substr(0, file.size() - 2)));
    EXPECT_ANY_THROW(read_network(file + "xx"));
    EXPECT_ANY_THROW(read_network(std::string_view(file).substr(0, 40)));
}

TEST(Networks, ThreadsGetTheSameAnswer) {
    const cv::Mat input(std::vector<int>{8, 9, kPatch.height, kPatch.width}, CV_32F, cv::Scalar(0.4));
    const cv::Mat alone = second_look().logits(input);
    ASSERT_EQ(alone.size(), cv::Size(9, 8));
    std::vector<cv::Mat> said(4);
    {
        std::vector<std::jthread> threads;
        for (cv::Mat& answer : said) threads.emplace_back([&] { answer = second_look().logits(input); });
    }
    for (const cv::Mat& answer : said) EXPECT_EQ(cv::norm(alone, answer, cv::NORM_INF), 0);
}

}  // namespace
}  // namespace railref::vision
