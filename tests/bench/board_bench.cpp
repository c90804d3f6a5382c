// What a finger on the board costs: milliseconds of one frame of the board view on the software renderer. The whole
// window is drawn as the offscreen platform draws it, so the figures hold for a machine without a graphics card.
#include <QGuiApplication>
#include <QQuickWindow>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <vector>

#include "app/panel/board_item.h"
#include "app/panel/panel.h"

namespace {

using namespace railref::app;

struct Times {
    double median = 0;
    double worst = 0;
};

Times measure(QQuickWindow& window, const std::function<void(int)>& change, int frames = 40) {
    std::vector<double> times;
    for (int i = 0; i < frames; ++i) {
        const auto begin = std::chrono::steady_clock::now();
        change(i);
        QCoreApplication::processEvents();
        (void)window.grabWindow();
        times.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
    }
    std::ranges::sort(times);
    return {times[times.size() / 2], times.back()};
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
    auto& board = *panel.window()->findChild<BoardItem*>(QStringLiteral("checkBoardItem"));
    std::printf("%-12s %-34s %9s %9s\n", "window", "what moves", "median ms", "worst ms");
    for (const QSize size : {QSize(320, 640), QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)}) {
        (void)panel.picture(size);
        const auto show = [&](const char* what, const std::function<void(int)>& change) {
            const Times times = measure(*panel.window(), change);
            std::printf("%4dx%-7d %-34s %9.1f %9.1f\n", size.width(), size.height(), what, times.median, times.worst);
        };
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
}
