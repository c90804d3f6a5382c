// Whatever is shown, in whatever size: QML has nothing to complain about.
#include <gtest/gtest.h>

#include <QTemporaryDir>
#include <set>

#include "app/panel/every_screen.h"
#include "app/panel/language.h"

namespace railref::app {
namespace {

std::set<std::string> complaints;

void collect(QtMsgType type, const QMessageLogContext& context, const QString& text) {
    if (type == QtDebugMsg || type == QtInfoMsg) return;
    complaints.insert((QString::fromUtf8(context.file) + QStringLiteral(": ") + text).toStdString());
}

class Warnings : public testing::Test {
protected:
    Warnings() : before_(qInstallMessageHandler(collect)) { complaints.clear(); }
    ~Warnings() override {
        qInstallMessageHandler(before_);
        Language::now().set_code(QStringLiteral("en"));
    }

    static void walk(Panel& panel, bool (*way)(Panel&, const Look&)) {
        const std::pair<const char*, QSize> dresses[] = {
            {"en", {320, 640}}, {"ja", {1280, 800}}, {"zh_TW", {800, 1280}}, {"en", {3840, 2160}}};
        for (const auto& [language, window] : dresses) {
            const QSize size = window;
            Language::now().set_code(QLatin1String(language));
            panel.theme().set_dark(!panel.theme().dark());
            const bool whole = way(panel, [&](const QString& screen) {
                (void)panel.picture(size);
                for (const std::string& complaint : complaints)
                    ADD_FAILURE() << screen.toStdString() << " at " << size.width() << ": " << complaint;
                complaints.clear();
                return true;
            });
            EXPECT_TRUE(whole);
        }
    }

private:
    QtMessageHandler before_;
};

TEST_F(Warnings, AreThereNoneOverAWholeGame) {
    Panel panel;
    panel.theme().set_motion(false);
    ASSERT_TRUE(panel.open_sample().has_value());
    panel.photo().wait();
    walk(panel, walk_the_sample);
    walk(panel, walk_the_evidence);
}

TEST_F(Warnings, AreThereNoneAtTheBeginning) {
    const QTemporaryDir kept;
    for (const bool again : {false, true}) {
        leave_a_game(kept.path().toStdString());
        Panel panel(kept.path().toStdString());
        panel.theme().set_motion(false);
        const bool whole = walk_the_beginning(panel, [&](const QString& screen) {
            (void)panel.picture(again ? QSize(320, 640) : QSize(1280, 800));
            for (const std::string& complaint : complaints) ADD_FAILURE() << screen.toStdString() << ": " << complaint;
            complaints.clear();
            return true;
        });
        EXPECT_TRUE(whole);
    }
    EXPECT_TRUE(complaints.empty()) << "at the end: " << *complaints.begin();
}

}  // namespace
}  // namespace railref::app
