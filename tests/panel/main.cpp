#include <gtest/gtest.h>

#include <QGuiApplication>

#include "app/panel/panel.h"

int main(int argc, char** argv) {
    testing::InitGoogleTest(&argc, argv);
    railref::app::draw_without_display();
    QGuiApplication application(argc, argv);
    railref::app::prepare_panel();
    return RUN_ALL_TESTS();
}
