#include "vision/convolution_step.h"

#include <algorithm>
#include <array>
#include <limits>

#include "vision/convolve.h"

namespace railref::vision {

namespace {

using Blocks = ConvolutionStep::Blocks;

constexpr int kWide = static_cast<int>(kBlock);
/// As many tiles as leave their parts in a core's cache; a multiple of what convolvers take.
constexpr std::size_t kTilesAtOnce = 48;

/// `weights`: channels given x window.
Blocks in_blocks(const std::vector<float>& weights, const std::vector<float>& bias) {
    const int channels = static_cast<int>(bias.size());
    const int window = static_cast<int>(weights.size()) / channels;
    const int blocks = (channels - 1) / kWide + 1;
    Blocks all{window, cv::Mat1f(blocks * window, kWide, 0.0F), cv::Mat1f(blocks, kWide, 0.0F)};
    for (int channel = 0; channel < channels; ++channel) {
        all.bias(channel / kWide, channel % kWide) = bias[static_cast<std::size_t>(channel)];
        for (int k = 0; k < window; ++k)
            all.weights(channel / kWide * window + k, channel % kWide) =
                weights[static_cast<std::size_t>(channel * window + k)];
    }
    return all;
}

float least_of(const Convolution& c) { return c.relu ? 0 : -std::numeric_limits<float>::infinity(); }

/// Where fewer pixels are left than the convolver takes, the last one fills up.
template <typename WindowOf, typename GivenOf>
void convolve_pixels(ConvolvedPixels some, std::size_t pixels, const WindowOf& window_of, const GivenOf& given_of) {
    const Convolver& convolver = convolvers().front();
    for (std::size_t first = 0; first < pixels; first += convolver.pixels) {
        for (std::size_t p = 0; p < convolver.pixels; ++p) {
            const std::size_t pixel = std::min(first + p, pixels - 1);
            some.windows[p] = window_of(pixel);
            some.given[p] = given_of(pixel);
        }
        convolver.convolve(some);
    }
}

/// Block by block of the channels given; `some` says what windows look like.
template <typename WindowOf, typename GivenOf>
void convolve_blocks(ConvolvedPixels some, const Blocks& blocks, std::size_t channels, std::size_t pixels,
                     const WindowOf& window_of, const GivenOf& given_of) {
    for (int block = 0; block < blocks.bias.rows; ++block) {
        const std::size_t first_channel = static_cast<std::size_t>(block) * kBlock;
        some.weights = blocks.weights[block * blocks.window];
        some.bias = blocks.bias[block];
        some.channels = std::min(kBlock, channels - first_channel);
        convolve_pixels(some, pixels, window_of, [&](std::size_t pixel) { return given_of(pixel) + first_channel; });
    }
}

/// Every window by itself.
class ByWindows {
public:
    ByWindows(const Convolution& shape, const Blocks& blocks, Tensor& taken, Tensor& given)
        : blocks_(blocks), channels_(shape.channels), pixels_a_sample_(given.shape().height * given.shape().width) {
        some_.rows = shape.height;
        some_.row_length = shape.width * taken.shape().channels;
        some_.row_step = taken.row_step();
        some_.least = least_of(shape);
        for (std::size_t sample = 0; sample < given.samples(); ++sample)
            for (std::size_t y = 0; y < given.shape().height; ++y)
                for (std::size_t x = 0; x < given.shape().width; ++x) {
                    windows_.push_back(taken.at(sample, y * shape.stride, x * shape.stride));
                    pixels_.push_back(given.row(sample, y) + x * channels_);
                }
    }

    void operator()(std::size_t samples) const {
        convolve_blocks(
            some_, blocks_, channels_, samples * pixels_a_sample_, [&](std::size_t pixel) { return windows_[pixel]; },
            [&](std::size_t pixel) { return pixels_[pixel]; });
    }

private:
    const Blocks& blocks_;
    std::size_t channels_;
    std::size_t pixels_a_sample_;
    ConvolvedPixels some_;
    std::vector<const float*> windows_;  ///< one a pixel given
    std::vector<float*> pixels_;
};

bool shares_work(const Convolution& c) {
    const std::size_t taken = c.weights.size() / (c.channels * c.height * c.width);
    return c.height == 3 && c.width == 3 && c.stride == 1 && c.padding == 1 && c.channels % kBlock == 0 &&
           taken % kBlock == 0;
}

/// A window's three weights along one axis as those of a tile's four parts.
std::array<float, kTileTaken> along(float a, float b, float c) { return {a, (a + b + c) / 2, (a - b + c) / 2, c}; }

/// Of every part channels given x channels taken, in blocks, without bias.
std::vector<Blocks> blocks_of_parts(const Convolution& c) {
    const std::size_t taken = c.weights.size() / (c.channels * 9);
    std::array<std::vector<float>, kTileParts> parts;
    for (auto& part : parts) part.resize(c.channels * taken);
    for (std::size_t given = 0; given < c.channels; ++given)
        for (std::size_t from = 0; from < taken; ++from) {
            const auto weight = [&](std::size_t y, std::size_t x) {
                return c.weights[(given * 9 + y * 3 + x) * taken + from];
            };
            std::array<std::array<float, kTileTaken>, 3> columns{};
            for (std::size_t x = 0; x < 3; ++x) columns[x] = along(weight(0, x), weight(1, x), weight(2, x));
            for (std::size_t y = 0; y < kTileTaken; ++y) {
                const auto row = along(columns[0][y], columns[1][y], columns[2][y]);
                for (std::size_t x = 0; x < kTileTaken; ++x) parts[y * kTileTaken + x][given * taken + from] = row[x];
            }
        }
    std::vector<Blocks> all;
    for (const auto& part : parts) all.push_back(in_blocks(part, std::vector<float>(c.channels)));
    return all;
}

/// Tile by tile of 2 x 2 pixels given.
class ByTiles {
public:
    ByTiles(const Convolution& shape, const std::vector<Blocks>& of_parts, const float* bias, Tensor& taken,
            Tensor& given, std::vector<float>& scratch)
        : of_parts_(of_parts),
          bias_(bias),
          least_(least_of(shape)),
          channels_taken_(taken.shape().channels),
          channels_given_(shape.channels),
          scratch_(scratch) {
        for (std::size_t sample = 0; sample < given.samples(); ++sample) {
            for (std::size_t y = 0; y < given.shape().height; y += kTileGiven)
                for (std::size_t x = 0; x < given.shape().width; x += kTileGiven) add_tile(taken, given, sample, y, x);
            if (sample == 0) tiles_a_sample_ = taken_.size();
        }
        scratch_.resize(std::max(scratch_.size(), parts_taken() + kTileParts * part_given()));
    }

    void operator()(std::size_t samples) const {
        const std::size_t tiles = samples * tiles_a_sample_;
        for (std::size_t first = 0; first < tiles; first += kTilesAtOnce)
            convolve_tiles(first, std::min(kTilesAtOnce, tiles - first));
    }

private:
    [[nodiscard]] std::size_t part_taken() const { return kTilesAtOnce * channels_taken_; }
    [[nodiscard]] std::size_t part_given() const { return kTilesAtOnce * channels_given_; }
    [[nodiscard]] std::size_t parts_taken() const { return kTileParts * part_taken(); }

    /// Of a last odd row or column only a half is given; what is taken beyond the border has no share in that.
    void add_tile(Tensor& taken, Tensor& given, std::size_t sample, std::size_t top, std::size_t left) {
        TakenTile from{.channels = channels_taken_, .part_step = part_taken()};
        for (std::size_t k = 0; k < kTileParts; ++k) {
            const std::size_t y = std::min(top + k / kTileTaken, taken.shape().height + 2 * taken.border() - 1);
            const std::size_t x = std::min(left + k % kTileTaken, taken.shape().width + 2 * taken.border() - 1);
            from.pixels[k] = taken.at(sample, y, x);
        }
        GivenTile to{.part_step = part_given(), .channels = channels_given_, .bias = bias_, .least = least_};
        for (std::size_t k = 0; k < to.pixels.size(); ++k) {
            const std::size_t y = top + k / kTileGiven;
            const std::size_t x = left + k % kTileGiven;
            if (y < given.shape().height && x < given.shape().width)
                to.pixels[k] = given.row(sample, y) + x * channels_given_;
        }
        taken_.push_back(from);
        given_.push_back(to);
    }

    void convolve_tiles(std::size_t first, std::size_t count) const {
        const Convolver& convolver = convolvers().front();
        float* taken = scratch_.data();
        float* given = taken + parts_taken();
        for (std::size_t k = 0; k < count; ++k) {
            TakenTile tile = taken_[first + k];
            tile.parts = taken + k * channels_taken_;
            convolver.take_tile(tile);
        }
        for (std::size_t part = 0; part < kTileParts; ++part) {
            const ConvolvedPixels some{
                .rows = 1, .row_length = channels_taken_, .least = -std::numeric_limits<float>::infinity()};
            convolve_blocks(
                some, of_parts_[part], channels_given_, count,
                [&](std::size_t k) { return taken + part * part_taken() + k * channels_taken_; },
                [&](std::size_t k) { return given + part * part_given() + k * channels_given_; });
        }
        for (std::size_t k = 0; k < count; ++k) {
            GivenTile tile = given_[first + k];
            tile.parts = given + k * channels_given_;
            convolver.give_tile(tile);
        }
    }

    const std::vector<Blocks>& of_parts_;
    const float* bias_;
    float least_;
    std::size_t channels_taken_;
    std::size_t channels_given_;
    std::size_t tiles_a_sample_ = 0;
    std::vector<TakenTile> taken_;
    std::vector<GivenTile> given_;
    std::vector<float>& scratch_;
};

}  // namespace

ConvolutionStep::ConvolutionStep(const Convolution& convolution)
    : shape_(convolution), blocks_(in_blocks(convolution.weights, convolution.bias)) {
    if (shares_work(convolution)) of_parts_ = blocks_of_parts(convolution);
    shape_.weights.clear();
}

NetworkRun ConvolutionStep::run(Tensor& taken, Tensor& given, std::vector<float>& scratch) const {
    CV_Assert(taken.border() == shape_.padding);
    if (of_parts_.empty()) return ByWindows(shape_, blocks_, taken, given);
    return ByTiles(shape_, of_parts_, shape_.bias.data(), taken, given, scratch);
}

}  // namespace railref::vision
