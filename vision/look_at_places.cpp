#include "vision/look_at_places.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <iterator>
#include <limits>
#include <numeric>

#include "vision/place_input.h"
#include "vision/place_network.h"

namespace railref::vision {

namespace {

constexpr double kDoubtful = 0.998;       // as in training (training/train.py)
constexpr double kStillDoubtful = 0.985;  // after the second look
constexpr double kHardlyFree = 0.02;      // probability of a marker from which a square is looked at again
constexpr std::array kMirrors{0, 1, -1};  // flip codes of cv::flip

using Probability = std::array<double, kAnswers>;

/// Nobody, hidden and `colours`.
std::array<bool, kAnswers> in_play(std::span<const maps::PlayerColour> colours) {
    std::array<bool, kAnswers> possible{};
    possible[0] = possible[kHiddenAnswer] = true;
    for (const maps::PlayerColour colour : colours) possible[1 + maps::index(colour)] = true;
    return possible;
}

/// Answers that are not possible get 0.
Probability softmax(const float* logits, const std::array<bool, kAnswers>& possible) {
    double top = -std::numeric_limits<double>::infinity();
    for (std::size_t k = 0; k < kAnswers; ++k)
        if (possible[k]) top = std::max(top, static_cast<double>(logits[k]));
    Probability p{};
    double sum = 0;
    for (std::size_t k = 0; k < kAnswers; ++k)
        if (possible[k]) sum += p[k] = std::exp(logits[k] - top);
    for (double& v : p) v /= sum;
    return p;
}

/// What a network's logits mean, a place a row.
std::vector<Probability> looks_from(const cv::Mat& logits, const std::array<bool, kAnswers>& possible) {
    std::vector<Probability> looks;
    for (int i = 0; i < logits.rows; ++i) looks.push_back(softmax(logits.ptr<float>(i), possible));
    return looks;
}

/// These places as in each of kMirrors, one mirror after the other: the networks were trained on all.
cv::Mat mirrored(const cv::Mat& input, std::span<const std::size_t> which) {
    std::vector<int> shape(input.size.p, input.size.p + input.dims);
    shape[0] = static_cast<int>(kMirrors.size() * which.size());
    cv::Mat mirrors(shape, CV_8U);
    for (std::size_t k = 0; k < kMirrors.size() * which.size(); ++k)
        for (int plane = 0; plane < shape[1]; ++plane) {
            const auto place = static_cast<int>(which[k % which.size()]);
            const cv::Mat from(kPatch, CV_8U, const_cast<std::uint8_t*>(input.ptr<std::uint8_t>(place, plane)));
            cv::Mat to(kPatch, CV_8U, mirrors.ptr<std::uint8_t>(static_cast<int>(k), plane));
            cv::flip(from, to, kMirrors[k / which.size()]);
        }
    return mirrors;
}

/// Geometric mean, normalised.
Probability mean_of(const std::vector<Probability>& looks) {
    Probability mean{};
    double sum = 0;
    for (std::size_t k = 0; k < kAnswers; ++k) {
        mean[k] = 1;
        for (const Probability& look : looks) mean[k] *= std::pow(look[k], 1.0 / static_cast<double>(looks.size()));
        sum += mean[k];
    }
    for (double& p : mean) p /= sum;
    return mean;
}

/// Of these places.
std::vector<std::size_t> less_sure_than(double enough, const std::vector<Probability>& looks,
                                        std::span<const std::size_t> which) {
    std::vector<std::size_t> doubtful;
    std::ranges::copy_if(which, std::back_inserter(doubtful),
                         [&](std::size_t i) { return std::ranges::max(looks[i]) < enough; });
    return doubtful;
}

/// Where the first look left a doubt, the second; where that leaves one, the second looks at all four mirror images and
/// the first look together.
void look_again(const cv::Mat& input, std::span<const std::size_t> which, const std::array<bool, kAnswers>& possible,
                std::vector<Probability>& looks) {
    const std::vector<Probability> first = looks;
    const auto second = looks_from(second_look().logits(input, which), possible);
    for (std::size_t k = 0; k < which.size(); ++k) looks[which[k]] = second[k];
    const std::vector<std::size_t> doubtful = less_sure_than(kStillDoubtful, looks, which);
    if (doubtful.empty()) return;
    std::vector<std::vector<Probability>> all(doubtful.size());
    for (std::size_t k = 0; k < doubtful.size(); ++k) all[k] = {first[doubtful[k]], looks[doubtful[k]]};
    const auto mirrors = looks_from(second_look().logits(mirrored(input, doubtful)), possible);
    for (std::size_t k = 0; k < mirrors.size(); ++k) all[k % all.size()].push_back(mirrors[k]);
    for (std::size_t k = 0; k < doubtful.size(); ++k) looks[doubtful[k]] = mean_of(all[k]);
}

/// What is hidden may be anything: its share goes to nobody and the colours alike.
Answer answer(const Probability& p, std::span<const maps::PlayerColour> colours) {
    const double share = (p[kHiddenAnswer] + 1e-9) / static_cast<double>(1 + colours.size()) / (1 + 1e-9);
    Answer a;
    a.nobody = p[0] / (1 + 1e-9) + share;
    for (const maps::PlayerColour colour : colours)
        a.colours[maps::index(colour)] = p[1 + maps::index(colour)] / (1 + 1e-9) + share;
    a.hidden = p[kHiddenAnswer];
    return a;
}

std::vector<Answer> answers(const std::vector<Probability>& looks, std::span<const maps::PlayerColour> colours) {
    std::vector<Answer> all;
    for (const Probability& p : looks) all.push_back(answer(p, colours));
    return all;
}

/// What the network's two answers about one square mean together.
SquareAnswer square_answer(const float* logits, std::span<const maps::PlayerColour> colours) {
    const auto possible = in_play(colours);
    const Probability upper = softmax(logits, possible);
    const Probability second = softmax(logits + kAnswers, possible);
    SquareAnswer answer;
    for (const maps::PlayerColour colour : colours) {
        const std::size_t k = 1 + maps::index(colour);
        answer.stands[maps::index(colour)] = 1 - (1 - upper[k]) * (1 - second[k]);
    }
    answer.hidden = upper[kHiddenAnswer];
    return answer;
}

std::vector<SquareAnswer> glance_at_squares(const cv::Mat& input, std::span<const maps::PlayerColour> colours) {
    const cv::Mat said = score_squares().logits(input);
    std::vector<SquareAnswer> all;
    for (int i = 0; i < said.rows; ++i) all.push_back(square_answer(said.ptr<float>(i), colours));
    return all;
}

void add(SquareAnswer& sum, const SquareAnswer& other) {
    std::ranges::transform(sum.stands, other.stands, sum.stands.begin(), std::plus<>());
    sum.hidden += other.hidden;
}

void divide(SquareAnswer& sum, double by) {
    for (double& p : sum.stands) p /= by;
    sum.hidden /= by;
}

}  // namespace

void mix(Answer& answer, double share, const Answer& other) {
    const auto mixed = [&](double& p, double q) { p += share * (q - p); };
    mixed(answer.nobody, other.nobody);
    for (std::size_t c = 0; c < answer.colours.size(); ++c) mixed(answer.colours[c], other.colours[c]);
    mixed(answer.hidden, other.hidden);
}

std::vector<Answer> look_at_places(const cv::Mat& input, std::span<const maps::PlayerColour> colours) {
    const auto possible = in_play(colours);
    std::vector<Probability> looks = looks_from(first_look().logits(input), possible);
    std::vector<std::size_t> all(looks.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    const std::vector<std::size_t> doubtful = less_sure_than(kDoubtful, looks, all);
    if (!doubtful.empty()) look_again(input, doubtful, possible, looks);
    return answers(looks, colours);
}

std::vector<Answer> look_closely_at_places(const cv::Mat& input, std::span<const maps::PlayerColour> colours) {
    return answers(looks_from(second_look().logits(input), in_play(colours)), colours);
}

std::vector<Answer> glance_at_places(const cv::Mat& input, std::span<const maps::PlayerColour> colours) {
    return answers(looks_from(first_look().logits(input), in_play(colours)), colours);
}

std::vector<SquareAnswer> look_at_squares(const cv::Mat& input, std::span<const maps::PlayerColour> colours) {
    std::vector<SquareAnswer> squares = glance_at_squares(input, colours);
    std::vector<std::size_t> taken;
    for (std::size_t i = 0; i < squares.size(); ++i)
        if (std::ranges::max(squares[i].stands) > kHardlyFree) taken.push_back(i);
    if (taken.empty()) return squares;
    const auto mirrors = glance_at_squares(mirrored(input, taken), colours);
    for (std::size_t k = 0; k < mirrors.size(); ++k) add(squares[taken[k % taken.size()]], mirrors[k]);
    for (const std::size_t i : taken) divide(squares[i], 1 + kMirrors.size());
    return squares;
}

}  // namespace railref::vision
