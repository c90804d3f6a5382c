#include <gtest/gtest.h>

#include <QAccessible>
#include <algorithm>
#include <memory>
#include <set>

#include "tests/panel/table.h"

// What fingers, keyboards and screen readers need, on every control of every screen.
namespace railref::app {
namespace {

bool is_control(const QQuickItem& item) {
    return item.inherits("QQuickAbstractButton") || item.inherits("QQuickTextField") || item.inherits("QQuickSlider");
}

void collect(QQuickItem* item, std::vector<QQuickItem*>& controls) {
    if (!item->isVisible()) return;
    if (is_control(*item) && item->isEnabled()) controls.push_back(item);
    for (QQuickItem* child : item->childItems()) collect(child, controls);
}

std::string describe(QQuickItem& item) {
    std::string text = item.metaObject()->className();
    if (!item.objectName().isEmpty()) text += " " + item.objectName().toStdString();
    return text + " \"" + item.property("text").toString().toStdString() + "\"";
}

class Access : public testing::TestWithParam<int> {
protected:
    static void SetUpTestSuite() {
        table = std::make_unique<Table>("europe");
        ASSERT_TRUE(table->panel.open_sample());
        table->panel.photo().wait();
    }
    static void TearDownTestSuite() { table.reset(); }

    static std::vector<QQuickItem*> controls(QSize size) {
        table->panel.go(GetParam() < 5 ? GetParam() : 4);
        table->panel.window()
            ->findChild<QObject*>(QStringLiteral("scoresPage"))
            ->setProperty("disputing", GetParam() == 5);
        if (GetParam() == 4) table->panel.scores().revealAll();
        (void)table->panel.picture(size);
        std::vector<QQuickItem*> found;
        collect(table->panel.window()->contentItem(), found);
        return found;
    }

    static std::unique_ptr<Table> table;
};
std::unique_ptr<Table> Access::table;

TEST_P(Access, EveryControlIsLargeEnoughForAFinger) {
    for (const QSize size : {QSize(320, 640), QSize(1280, 800)})
        for (QQuickItem* control : controls(size)) {
            EXPECT_GE(control->height(), 44) << describe(*control) << " at " << size.width();
            EXPECT_GE(control->width(), 44) << describe(*control) << " at " << size.width();
        }
}

TEST(AccessOnAPhone, TheSliderIsLargeEnoughWhenNothingIsAsked) {
    Table table("europe");
    ASSERT_TRUE(table.panel.open_sample());
    table.panel.photo().wait();
    for (const vision::Question& question : table.session().open_questions())
        if (const auto* route = std::get_if<maps::RouteId>(&question.place))
            table.panel.game().answerRoute(static_cast<int>(*route), -1);
    table.panel.go(2);
    ASSERT_TRUE(table.panel.check().question().isEmpty());
    (void)table.panel.picture({320, 640});
    std::vector<QQuickItem*> found;
    collect(table.panel.window()->contentItem(), found);
    const auto slider = std::ranges::find_if(found, [](QQuickItem* item) { return item->inherits("QQuickSlider"); });
    ASSERT_NE(slider, found.end());
    EXPECT_GE((*slider)->width(), 80);
}

TEST_P(Access, EveryControlHasANameAndARole) {
    for (QQuickItem* control : controls({1280, 800})) {
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(control);
        ASSERT_NE(face, nullptr) << describe(*control);
        EXPECT_FALSE(face->text(QAccessible::Name).isEmpty()) << describe(*control);
        EXPECT_NE(face->role(), QAccessible::NoRole) << describe(*control);
    }
}

TEST_P(Access, TabReachesEveryControl) {
    const auto wanted = controls({1280, 800});
    std::set<QObject*> reached;
    for (int i = 0; i < 200; ++i) {
        QTest::keyClick(table->panel.window(), Qt::Key_Tab);
        for (QQuickItem* at = table->panel.window()->activeFocusItem(); at != nullptr; at = at->parentItem())
            reached.insert(at);
    }
    for (QQuickItem* control : wanted) {
        if (control->property("focusPolicy").toInt() == Qt::NoFocus) continue;
        EXPECT_TRUE(reached.contains(control)) << describe(*control);
    }
}

TEST_P(Access, NothingStandsBesideTheWindow) {
    for (const int width : {320, 800}) {
        for (QQuickItem* control : controls({width, 900})) {
            bool slides = false;  // inside something that can be pushed aside
            for (QQuickItem* at = control->parentItem(); at != nullptr; at = at->parentItem())
                slides = slides ||
                         (at->inherits("QQuickFlickable") && at->property("contentWidth").toDouble() > at->width());
            const QRectF box = control->mapRectToScene(QRectF(QPointF(), control->size()));
            if (slides) continue;
            EXPECT_GE(box.left(), -0.5) << describe(*control) << " at " << width;
            EXPECT_LE(box.right(), width + 0.5) << describe(*control) << " at " << width;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Screens, Access, testing::Range(0, 6));

}  // namespace
}  // namespace railref::app
