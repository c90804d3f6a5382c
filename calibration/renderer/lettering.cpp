#include "calibration/renderer/lettering.h"

#include <cmath>
#include <map>
#include <opencv2/imgproc.hpp>
#include <stdexcept>
#include <string>
#include <vector>

namespace railref::renderer {

namespace {

enum class Mark { none, acute, grave, circumflex, diaeresis, ring, stroke, caron, cedilla };

struct Letter {
    char base;
    Mark mark;
};

// Two-byte UTF-8 letters.
const std::map<std::string_view, Letter>& accented_letters() {
    static const std::map<std::string_view, Letter> letters{
        {"Á", {'A', Mark::acute}},      {"á", {'a', Mark::acute}},      {"à", {'a', Mark::grave}},
        {"â", {'a', Mark::circumflex}}, {"Ä", {'A', Mark::diaeresis}},  {"ä", {'a', Mark::diaeresis}},
        {"Å", {'A', Mark::ring}},       {"å", {'a', Mark::ring}},       {"É", {'E', Mark::acute}},
        {"é", {'e', Mark::acute}},      {"è", {'e', Mark::grave}},      {"ê", {'e', Mark::circumflex}},
        {"ë", {'e', Mark::diaeresis}},  {"í", {'i', Mark::acute}},      {"ï", {'i', Mark::diaeresis}},
        {"î", {'i', Mark::circumflex}}, {"ó", {'o', Mark::acute}},      {"ô", {'o', Mark::circumflex}},
        {"Ö", {'O', Mark::diaeresis}},  {"ö", {'o', Mark::diaeresis}},  {"Ø", {'O', Mark::stroke}},
        {"ø", {'o', Mark::stroke}},     {"ú", {'u', Mark::acute}},      {"Ü", {'U', Mark::diaeresis}},
        {"ü", {'u', Mark::diaeresis}},  {"ñ", {'n', Mark::circumflex}}, {"č", {'c', Mark::caron}},
        {"š", {'s', Mark::caron}},      {"ž", {'z', Mark::caron}},      {"ç", {'c', Mark::cedilla}}};
    return letters;
}

std::vector<Letter> letters_of(std::string_view utf8) {
    std::vector<Letter> letters;
    for (std::size_t i = 0; i < utf8.size();) {
        const char c = utf8[i];
        if (c >= ' ' && c <= '~') {
            letters.push_back({c, Mark::none});
            i += 1;
            continue;
        }
        const auto found = accented_letters().find(utf8.substr(i, 2));
        if (found == accented_letters().end()) {
            throw std::invalid_argument("no drawing for a letter of \"" + std::string(utf8) + "\"");
        }
        letters.push_back(found->second);
        i += 2;
    }
    return letters;
}

int face_of(Lettering style) {
    switch (style) {
        case Lettering::bold_serif:
            return cv::FONT_HERSHEY_TRIPLEX;
        case Lettering::italic:
            return cv::FONT_HERSHEY_COMPLEX | cv::FONT_ITALIC;
        case Lettering::serif:
            break;
    }
    return cv::FONT_HERSHEY_COMPLEX;
}

constexpr double hershey_cap_px = 21.0;  // height of a capital at font scale 1
constexpr int oversampling = 4;

// `cap` is the height of a capital, `box` reaches from the letter's left to its right on the base line.
void draw_mark(cv::Mat& ink, const Letter& letter, cv::Point left, int width, double cap, int pen) {
    const bool high = (letter.base >= 'A' && letter.base <= 'Z') || letter.base == 'i';
    const double top = high ? cap : cap * 0.68;
    const auto at = [&](double x, double y) {
        return cv::Point(cvRound(left.x + width * 0.5 + x * cap), cvRound(left.y - y));
    };
    const double gap = top + cap * 0.14;
    const auto line = [&](cv::Point a, cv::Point b) { cv::line(ink, a, b, 255, pen, cv::LINE_AA); };
    switch (letter.mark) {
        case Mark::acute:
            return line(at(-0.05, gap), at(0.14, gap + cap * 0.2));
        case Mark::grave:
            return line(at(0.05, gap), at(-0.14, gap + cap * 0.2));
        case Mark::circumflex:
            line(at(-0.16, gap), at(0, gap + cap * 0.17));
            return line(at(0, gap + cap * 0.17), at(0.16, gap));
        case Mark::caron:
            line(at(-0.16, gap + cap * 0.17), at(0, gap));
            return line(at(0, gap), at(0.16, gap + cap * 0.17));
        case Mark::diaeresis:
            cv::circle(ink, at(-0.15, gap + cap * 0.06), cvRound(cap * 0.07), 255, cv::FILLED, cv::LINE_AA);
            cv::circle(ink, at(0.15, gap + cap * 0.06), cvRound(cap * 0.07), 255, cv::FILLED, cv::LINE_AA);
            return;
        case Mark::ring:
            cv::circle(ink, at(0, gap + cap * 0.08), cvRound(cap * 0.13), 255, std::max(1, pen * 2 / 3), cv::LINE_AA);
            return;
        case Mark::stroke:
            return line(at(-0.32, -cap * 0.06), at(0.32, top + cap * 0.06));
        case Mark::cedilla:
            return line(at(0.02, -cap * 0.04), at(-0.06, -cap * 0.24));
        case Mark::none:
            return;
    }
}

}  // namespace

cv::Mat letter_coverage(std::string_view utf8, Lettering style, double cap_height_px) {
    const std::vector<Letter> letters = letters_of(utf8);
    std::string base;
    for (const Letter& letter : letters) base += letter.base;

    const int face = face_of(style);
    const double cap = cap_height_px * oversampling;
    const double scale = cap / hershey_cap_px;
    const int pen = std::max(1, cvRound(cap * (style == Lettering::bold_serif ? 0.11 : 0.10)));
    const int margin = cvRound(cap * 0.6) + pen;
    const auto width_of = [&](const std::string& text) { return cv::getTextSize(text, face, scale, 1, nullptr).width; };

    cv::Mat ink = cv::Mat::zeros(cvRound(cap * 1.0) + 2 * margin, width_of(base) + 2 * margin, CV_8U);
    const cv::Point origin(margin, margin + cvRound(cap));
    cv::putText(ink, base, origin, face, scale, 255, pen, cv::LINE_AA);
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const int x = origin.x + width_of(base.substr(0, i));
        draw_mark(ink, letters[i], {x, origin.y}, width_of(base.substr(i, 1)), cap, pen);
    }
    cv::Rect tight = cv::boundingRect(ink);
    tight = (tight + cv::Size(2 * oversampling, 2 * oversampling)) - cv::Point(oversampling, oversampling);
    cv::Mat small;
    cv::resize(ink(tight & cv::Rect({0, 0}, ink.size())), small, {}, 1.0 / oversampling, 1.0 / oversampling,
               cv::INTER_AREA);
    return small;
}

}  // namespace railref::renderer
