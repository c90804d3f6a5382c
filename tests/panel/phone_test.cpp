// On a phone nobody should have to push the page to see what is asked, what may be answered, and what was judged.
#include <gtest/gtest.h>

#include "app/panel/language.h"
#include "tests/panel/table.h"

namespace railref::app {
namespace {

constexpr QSize phone(360, 740);

class Phone : public testing::TestWithParam<const char*> {
protected:
    Phone() {
        Language::now().set_code(QLatin1String(GetParam()));
        EXPECT_TRUE(table.panel.open_sample());
        table.panel.photo().wait();
    }
    ~Phone() override { Language::now().set_code(QStringLiteral("en")); }

    QQuickItem* find(const QByteArray& name) {
        return visible_item(*table.panel.window()->contentItem(), QLatin1String(name));
    }
    void expect_in_sight(const QByteArray& name, const char* above) {
        QQuickItem* item = find(name);
        QQuickItem* foot = find(above);
        ASSERT_NE(item, nullptr) << name.toStdString();
        ASSERT_NE(foot, nullptr) << above;
        EXPECT_LE(item->mapToScene({0, item->height()}).y(), foot->mapToScene({0, 0}).y()) << name.toStdString();
        EXPECT_GE(item->mapToScene({0, 0}).y(), 0) << name.toStdString();
    }

    Table table{"europe"};
};

TEST_P(Phone, AQuestionAndAllItsAnswersAreSeenAtOnce) {
    table.panel.go(2);
    table.panel.check().wait();
    for (int asked = 0; asked < 3; ++asked) {
        if (table.panel.check().resting()) table.panel.check().goOn();  // the winner is settled: asked all the same
        const QVariantMap question = table.panel.check().question();
        ASSERT_FALSE(question.isEmpty());
        (void)table.panel.picture(phone);
        for (int option = 0; option < question[QStringLiteral("options")].toList().size(); ++option)
            expect_in_sight("option_" + QByteArray::number(option), "toTickets");
        table.panel.check().skip();
    }
}

TEST_P(Phone, AVerdictIsSeenAtOnce) {
    table.panel.go(4);
    table.panel.scores().revealAll();
    table.panel.window()->findChild<QObject*>(QStringLiteral("scoresPage"))->setProperty("disputing", true);
    const auto& player = table.panel.scores().scored()->sheet.players.front();
    table.panel.dispute().set_player(static_cast<int>(player.colour));
    for (const maps::CityId city : player.longest_route.trail.cities)
        table.panel.dispute().dragTo(static_cast<int>(city));
    (void)table.panel.picture(phone);
    expect_in_sight("verdict", "backToScores");
    EXPECT_NE(find("backOne"), nullptr) << "beside the way back";
}

INSTANTIATE_TEST_SUITE_P(Languages, Phone, testing::Values("en", "zh_TW", "zh_CN", "ja"),
                         [](const auto& name) { return std::string(name.param); });

}  // namespace
}  // namespace railref::app
