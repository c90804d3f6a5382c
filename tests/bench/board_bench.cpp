// What a finger on the board costs: milliseconds from the change to the frame on the screen, on the software renderer,
// and the processor time of the GUI thread in it, which another program's load does not change. The window is drawn as
// the offscreen platform draws it, so the figures hold for a machine without a graphics card.
#include <QGuiApplication>
#include <QQuickWindow>
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <functional>
#include <vector>

#include "app/panel/board_item.h"
#include "app/panel/dudu/dudu_sample.h"
#include "app/panel/dudu/hex_board_item.h"
#include "app/panel/panel.h"

namespace {

using namespace railref::app;

struct Times {
    double median = 0;
    double worst = 0;
    double median_work = 0;
    double worst_work = 0;
};

double work_ms() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// Until the frame that shows the change is on the screen.
void wait_for_frame(QQuickWindow& window) {
    bool shown = false;
    const auto connection = QObject::connect(&window, &QQuickWindow::frameSwapped, [&shown] { shown = true; });
    window.update();
    while (!shown) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QObject::disconnect(connection);
}

Times measure(QQuickWindow& window, const std::function<void(int)>& change, int frames = 40) {
    std::vector<double> times;
    std::vector<double> work;
    for (int i = 0; i < frames; ++i) {
        const auto begin = std::chrono::steady_clock::now();
        const double work_before = work_ms();
        change(i);
        wait_for_frame(window);
        work.push_back(work_ms() - work_before);
        times.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
    }
    std::ranges::sort(times);
    std::ranges::sort(work);
    return {times[times.size() / 2], times.back(), work[work.size() / 2], work.back()};
}

using Show = std::function<void(const char*, const std::function<void(int)>&)>;

constexpr std::array sizes{QSize(320, 640), QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)};

Show shown_at(Panel& panel, QSize size) {
    (void)panel.picture(size);
    return [&panel, size](const char* what, const std::function<void(int)>& change) {
        const Times times = measure(*panel.window(), change);
        std::printf("%4dx%-7d %-30s %9.1f %9.1f %13.1f %12.1f\n", size.width(), size.height(), what, times.median,
                    times.worst, times.median_work, times.worst_work);
        std::fflush(stdout);
    };
}

void ticket_board(Panel& panel, QSize size) {
    auto& board = *panel.window()->findChild<BoardItem*>(QStringLiteral("checkBoardItem"));
    const Show show = shown_at(panel, size);
    show("nothing (the window alone)", [](int) {});
    show("another route is chosen", [&](int i) { board.set_selected_route(i % 20); });
    show("zoomed by the wheel", [&](int i) { board.zoomAt(200, 150, i % 2 ? 1.05 : 1 / 1.04); });
    board.zoomAt(200, 150, 3);
    (void)panel.picture(size);
    show("moved by a finger", [&](int i) { board.moveBy(i % 2 ? 4 : -4, 3); });
    board.showAll();
    show("blended with the photo", [&](int i) { board.set_blend(i % 20 / 20.0); });
    board.set_blend(1);
    show("a route changes hands", [&](int i) { panel.game().answerRoute(i % 10, i % 4); });
}

/// The other game's example with a photo, at the same step.
bool open_hexes(Panel& panel) {
    auto session = dudu_sample_session();
    if (!session) return false;
    session->set_reading(dudu_sample_reading(*session));
    panel.table().set_session(*session);
    QImage photo(2400, 2000, QImage::Format_RGB32);
    photo.fill(Qt::darkGreen);
    panel.photo().show_again(photo);
    panel.go(2);
    return true;
}

void hex_board(Panel& panel, QSize size) {
    auto& board = *panel.window()->findChild<HexBoardItem*>(QStringLiteral("hexCheckBoardItem"));
    const Show show = shown_at(panel, size);
    const auto hex = [](int i) { return QPoint(3 + i % 2, 4); };
    show("another hex is chosen", [&](int i) { board.set_selected(hex(i)); });
    show("hexes zoomed by the wheel", [&](int i) { board.zoomAt(200, 150, i % 2 ? 1.05 : 1 / 1.04); });
    board.zoomAt(200, 150, 3);
    (void)panel.picture(size);
    show("hexes moved by a finger", [&](int i) { board.moveBy(i % 2 ? 4 : -4, 3); });
    board.showAll();
    show("hexes blended with the photo", [&](int i) { board.set_blend(i % 20 / 20.0); });
    board.set_blend(1);
    show("a hex is cleared and back", [&](int i) {
        if (i % 2 == 0)
            panel.models().hex_check.clearHex(hex(i / 2).x(), 4);
        else
            panel.dudu().undo();
    });
}

}  // namespace

int main(int argc, char** argv) {
    draw_without_display();
    QGuiApplication application(argc, argv);
    prepare_panel();
    Panel panel;
    if (!panel.window() || !panel.open_sample()) return 1;
    panel.photo().wait();
    panel.theme().set_motion(false);
    panel.go(2);
    std::printf("%-12s %-30s %9s %9s %13s %12s\n", "window", "what moves", "median ms", "worst ms", "median work",
                "worst work");
    for (const QSize size : sizes) ticket_board(panel, size);
    if (!open_hexes(panel)) return 1;
    for (const QSize size : sizes) hex_board(panel, size);
}
