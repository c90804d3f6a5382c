#pragma once

#include <cstddef>
#include <functional>
#include <opencv2/core.hpp>
#include <vector>

#include "vision/network_file.h"
#include "vision/tensor.h"

namespace railref::vision {

/// A network's step for its first `samples` samples.
using NetworkRun = std::function<void(std::size_t samples)>;

/// One of a network's convolutions, its weights sorted as they are multiplied.
class ConvolutionStep {
public:
    explicit ConvolutionStep(const Convolution& convolution);

    /// From where to where. `taken` has as much of a border as windows need; both tensors and `scratch`, which steps
    /// may share, must outlive what is returned.
    [[nodiscard]] NetworkRun run(Tensor& taken, Tensor& given, std::vector<float>& scratch) const;

    /// Weights and bias in blocks of channels given, each row of kBlock.
    struct Blocks {
        int window = 0;  ///< floats
        cv::Mat1f weights;
        cv::Mat1f bias;
    };

private:
    Convolution shape_;  ///< without weights
    Blocks blocks_;
    std::vector<Blocks> of_parts_;  ///< where windows share work: of every part of a tile; else none
};

}  // namespace railref::vision
