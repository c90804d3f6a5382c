#include "vision/look_at_places.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

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

std::vector<Probability> look(const Network& network, const cv::Mat& input,
                              const std::array<bool, kAnswers>& possible) {
    const cv::Mat said = network.logits(input);
    std::vector<Probability> looks;
    for (int i = 0; i < said.rows; ++i) looks.push_back(softmax(said.ptr<float>(i), possible));
    return looks;
}

/// The places as in each of kMirrors, one mirror after the other: the networks were trained on all.
cv::Mat mirrored(const cv::Mat& input) {
    std::vector<int> shape(input.size.p, input.size.p + input.dims);
    const int places = shape[0];
    shape[0] *= static_cast<int>(kMirrors.size());
    cv::Mat mirrors(shape, CV_32F);
    for (int k = 0; k < shape[0]; ++k)
        for (int plane = 0; plane < shape[1]; ++plane) {
            const cv::Mat from(kPatch, CV_32F, const_cast<float*>(input.ptr<float>(k % places, plane)));
            cv::Mat to(kPatch, CV_32F, mirrors.ptr<float>(k, plane));
            cv::flip(from, to, kMirrors[static_cast<std::size_t>(k / places)]);
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

std::vector<std::size_t> less_sure_than(double enough, const std::vector<Probability>& looks) {
    std::vector<std::size_t> doubtful;
    for (std::size_t i = 0; i < looks.size(); ++i)
        if (std::ranges::max(looks[i]) < enough) doubtful.push_back(i);
    return doubtful;
}

std::vector<Probability> chosen(const std::vector<Probability>& looks, const std::vector<std::size_t>& which) {
    std::vector<Probability> some;
    for (const std::size_t i : which) some.push_back(looks[i]);
    return some;
}

/// The second look; where it leaves a doubt, the second looks at all four mirror images and the first look together.
std::vector<Probability> look_again(const cv::Mat& input, const std::vector<Probability>& first,
                                    const std::array<bool, kAnswers>& possible) {
    std::vector<Probability> looks = look(second_look(), input, possible);
    const std::vector<std::size_t> doubtful = less_sure_than(kStillDoubtful, looks);
    if (doubtful.empty()) return looks;
    const cv::Mat these = chosen_places(input, doubtful);
    std::vector<std::vector<Probability>> all(doubtful.size());
    for (std::size_t k = 0; k < doubtful.size(); ++k) all[k] = {first[doubtful[k]], looks[doubtful[k]]};
    const auto mirrors = look(second_look(), mirrored(these), possible);
    for (std::size_t k = 0; k < mirrors.size(); ++k) all[k % all.size()].push_back(mirrors[k]);
    for (std::size_t k = 0; k < doubtful.size(); ++k) looks[doubtful[k]] = mean_of(all[k]);
    return looks;
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
    std::vector<Probability> looks = look(first_look(), input, possible);
    const std::vector<std::size_t> doubtful = less_sure_than(kDoubtful, looks);
    if (!doubtful.empty()) {
        const auto again = look_again(chosen_places(input, doubtful), chosen(looks, doubtful), possible);
        for (std::size_t k = 0; k < doubtful.size(); ++k) looks[doubtful[k]] = again[k];
    }
    return answers(looks, colours);
}

std::vector<Answer> look_closely_at_places(const cv::Mat& input, std::span<const maps::PlayerColour> colours) {
    return answers(look(second_look(), input, in_play(colours)), colours);
}

std::vector<Answer> glance_at_places(const cv::Mat& input, std::span<const maps::PlayerColour> colours) {
    return answers(look(first_look(), input, in_play(colours)), colours);
}

std::vector<SquareAnswer> look_at_squares(const cv::Mat& input, std::span<const maps::PlayerColour> colours) {
    std::vector<SquareAnswer> squares = glance_at_squares(input, colours);
    std::vector<std::size_t> taken;
    for (std::size_t i = 0; i < squares.size(); ++i)
        if (std::ranges::max(squares[i].stands) > kHardlyFree) taken.push_back(i);
    if (taken.empty()) return squares;
    const cv::Mat these = chosen_places(input, taken);
    const auto mirrors = glance_at_squares(mirrored(these), colours);
    for (std::size_t k = 0; k < mirrors.size(); ++k) add(squares[taken[k % taken.size()]], mirrors[k]);
    for (const std::size_t i : taken) divide(squares[i], 1 + kMirrors.size());
    return squares;
}

}  // namespace railref::vision
