// The whole way of an evening, from the empty panel to the printed page, with nothing but fingers, keys and a dropped
// photo: under the offscreen platform and, as panel_under_xvfb, in a real window.
#include <gtest/gtest.h>

#include <QDir>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QMimeData>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "app/panel/sample.h"
#include "app/panel/words.h"
#include "app/referee/game_file.h"
#include "scoring/score_summary.h"
#include "tests/panel/table.h"

namespace railref::app {
namespace {

/// What really lies on the sample's board, and who holds which tickets.
scoring::Game truth() {
    auto file = read_game(std::filesystem::path(RAILREF_SOURCE_DIR) / "app/sample/sample.game.json");
    return file.value().game;
}

QString pdf_tool(const char* tool, const QStringList& arguments) {
    QProcess process;
    process.start(QLatin1String(tool), arguments);
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput());
}

class WholeWay : public testing::Test {
protected:
    WholeWay() {
        panel.theme().set_motion(false);
        panel.window()->resize(1280, 800);
        const auto profile = sample_profile();
        EXPECT_TRUE(profile.has_value());
        panel.photo().look_for({*profile});
        EXPECT_TRUE(QDir().mkpath(pictures()));
    }

    static QString pictures() { return QStringLiteral(RAILREF_WHOLE_WAY_DIR "/") + QGuiApplication::platformName(); }

    void stage(const char* name) {
        const QImage picture = panel.picture(panel.window()->size());
        EXPECT_TRUE(picture.save(QDir(pictures()).filePath(QLatin1String(name) + QStringLiteral(".png"))));
        EXPECT_NE(picture, last_) << name << " looks like what came before";
        last_ = picture;
    }

    [[nodiscard]] bool sees(const QString& name) {
        (void)panel.picture(panel.window()->size());
        return visible_item(*panel.window()->contentItem(), QLatin1String(name.toLatin1())) != nullptr;
    }

    void tap(const QString& name) {
        ASSERT_TRUE(sees(name)) << "nothing to tap: " << name.toStdString();
        QQuickItem* item = visible_item(*panel.window()->contentItem(), QLatin1String(name.toLatin1()));
        const QPoint at = item->mapToScene({item->width() / 2, item->height() / 2}).toPoint();
        ASSERT_TRUE(QRect(QPoint(), panel.window()->size()).contains(at)) << name.toStdString() << " is out of sight";
        QTest::mouseClick(panel.window(), Qt::LeftButton, {}, at);
        QTest::qWait(0);
        ++taps;
    }

    void type(const QString& text) {
        for (const QChar letter : text) QTest::keyClick(panel.window(), letter.toLatin1());
        keys += static_cast<int>(text.size());
    }

    void drop(const QString& file) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        const QPoint middle(panel.window()->width() / 2, panel.window()->height() / 2);
        QDragEnterEvent enter(middle, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(panel.window(), &enter);
        QDropEvent event(middle, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(panel.window(), &event);
        ++taps;
    }

    void choose_board_and_players(const scoring::Game& game);
    void answer_questions(const scoring::Game& game);
    void enter_tickets(const scoring::Game& game);
    [[nodiscard]] QString save_pdf();

    QTemporaryDir folder;
    Panel panel;
    int taps = 0;
    int keys = 0;

private:
    QImage last_;
};

void WholeWay::choose_board_and_players(const scoring::Game& game) {
    stage("1-empty");
    tap(QStringLiteral("board_europe"));
    for (const scoring::Player& player : game.players)
        tap(QStringLiteral("seat_%1").arg(static_cast<int>(player.colour)));
    ASSERT_EQ(panel.game().session()->players().size(), game.players.size());
    stage("2-players");
    tap(QStringLiteral("readPhoto"));
    stage("3-photo");
}

/// Every question as somebody would who stands at the table.
void WholeWay::answer_questions(const scoring::Game& game) {
    CheckModel& check = panel.check();
    check.wait();
    stage("4-check");
    for (int asked = 0; asked < 60; ++asked) {
        check.wait();
        if (check.resting()) tap(QStringLiteral("goOn"));
        const QVariantMap question = check.question();
        if (question.isEmpty()) break;
        const int id = question[QStringLiteral("id")].toInt();
        int right = -1;
        if (question[QStringLiteral("kind")] == QStringLiteral("route"))
            right = owner_number(game.position.owner(maps::RouteId(id))
                                     ? vision::Occupant(*game.position.owner(maps::RouteId(id)))
                                     : vision::Nobody{});
        if (question[QStringLiteral("kind")] == QStringLiteral("city"))
            right = owner_number(game.position.station(maps::CityId(id))
                                     ? vision::Occupant(*game.position.station(maps::CityId(id)))
                                     : vision::Nobody{});
        const QVariantList options = question[QStringLiteral("options")].toList();
        int option = 0;
        if (question[QStringLiteral("kind")] != QStringLiteral("marker"))
            while (option < options.size() && options[option].toMap()[QStringLiteral("owner")].toInt() != right)
                ++option;
        ASSERT_LT(option, options.size()) << "the right answer is not offered";
        tap(QStringLiteral("option_%1").arg(option));
    }
    EXPECT_EQ(check.open_count(), 0);
    stage("5-checked");
    tap(QStringLiteral("toTickets"));
}

void WholeWay::enter_tickets(const scoring::Game& game) {
    for (const scoring::Player& player : game.players) {
        if (sees(QStringLiteral("showTickets"))) tap(QStringLiteral("showTickets"));  // an empty hand hides nothing
        for (const scoring::HeldTicket& ticket : player.tickets) {
            // A few letters of each city, as many as it takes.
            const QString from = QString::fromStdString(game.map->city(ticket.from).slug).left(4);
            const QString to = QString::fromStdString(game.map->city(ticket.to).slug).left(4);
            tap(QStringLiteral("ticketSearch"));
            type(from + QChar(u' ') + to);
            QTest::keyClick(panel.window(), Qt::Key_Return);
            ++keys;
        }
        EXPECT_EQ(panel.tickets().hand().size(), static_cast<int>(player.tickets.size()));
        if (&player == &game.players.front()) stage("6-tickets");
        tap(QStringLiteral("nextHand"));
    }
}

/// The dialog opens in a folder of ours and its proposal is accepted. What was saved there; empty where nothing was.
QString WholeWay::save_pdf() {
    auto* dialog = panel.window()->findChild<QObject*>(QStringLiteral("shareDialog"));
    dialog->setProperty("currentFolder", QUrl::fromLocalFile(folder.path()));
    tap(QStringLiteral("share"));
    panel.share().wait();
    stage("9-share");
    tap(QStringLiteral("sharePdf"));
    EXPECT_TRUE(dialog->property("visible").toBool());
    QMetaObject::invokeMethod(dialog, "accept");
    QTest::qWait(0);
    panel.share().wait();
    const QString file = folder.filePath(panel.share().fileName(QStringLiteral("pdf")));
    return QFile::exists(file) ? file : QString();
}

TEST_F(WholeWay, FromThePhotoToThePrintedPage) {
    const scoring::Game game = truth();
    choose_board_and_players(game);
    const QString photo = folder.filePath(QStringLiteral("IMG_0412.jpg"));
    ASSERT_TRUE(write_sample_photo(photo.toStdString()).has_value());
    QElapsedTimer reading;
    reading.start();
    drop(photo);
    ASSERT_EQ(panel.photo().state(), QStringLiteral("reading"));
    panel.photo().wait();
    const double reading_s = static_cast<double>(reading.elapsed()) / 1000;
    ASSERT_EQ(panel.photo().state(), QStringLiteral("done")) << panel.photo().error().toStdString();
    ASSERT_EQ(panel.window()->property("step").toInt(), 2) << "a photo that was read is at once looked at";
    answer_questions(game);
    EXPECT_EQ(panel.game().session()->position(), game.position);
    enter_tickets(game);
    ASSERT_EQ(panel.window()->property("step").toInt(), 4);
    panel.scores().wait();
    stage("7-before-the-reveal");
    for (int reveal = 0; panel.scores().revealing() && reveal < 9; ++reveal) tap(QStringLiteral("revealNext"));
    stage("8-scores");
    const QString page = save_pdf();
    ASSERT_FALSE(page.isEmpty()) << panel.game().error().toStdString();

    // A tired hand: a second and a half a tap, under half a second a key.
    int tickets = 0;
    for (const scoring::Player& player : game.players) tickets += static_cast<int>(player.tickets.size());
    const double seconds = 1.5 * taps + 0.45 * keys;
    RecordProperty("taps", taps);
    RecordProperty("keys", keys);
    std::cout << taps << " taps and " << keys << " keys: about " << seconds << " s, and " << reading_s
              << " s for the photo; allowed are " << 120 + 10 * tickets << " s\n";
    EXPECT_LT(seconds + reading_s, 120 + 10 * tickets);

    if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
        GTEST_SKIP() << "pdftotext and pdfinfo (poppler-utils) are needed to look into the page";
    EXPECT_TRUE(pdf_tool("pdfinfo", {page}).contains(QRegularExpression(QStringLiteral("Pages:\\s+1\\n"))));
    const QString text = pdf_tool("pdftotext", {QStringLiteral("-layout"), page, QStringLiteral("-")});
    auto summary = scoring::summarise(game);
    for (const scoring::PlayerSummary& player : summary.players())
        EXPECT_TRUE(text.contains(QRegularExpression(QStringLiteral("\\b%1\\b").arg(player.total))))
            << player.total << " is not on the page:\n"
            << text.toStdString();
    const auto& scored = panel.scores().scored();
    ASSERT_TRUE(scored.has_value());
    for (std::size_t i = 0; i < scored->sheet.players.size(); ++i)
        EXPECT_EQ(scored->sheet.players[i].total, summary.players()[i].total);
}

}  // namespace
}  // namespace railref::app
