#include <gtest/gtest.h>

#include <QAccessible>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <fstream>
#include <memory>
#include <set>

#include "app/panel/dudu/dudu_screens.h"
#include "app/panel/dudu/dudu_words.h"
#include "app/panel/dudu/hex_board_item.h"
#include "app/panel/language.h"
#include "maps/dudu/load_hex_map.h"
#include "scoring/dudu/final_score.h"
#include "tests/panel/table.h"

// 火車嘟嘟 at the panel: fingers on the map, what is kept, and what every screen owes its readers.
namespace railref::app {
namespace {

/// A panel with the example on the table, or with an empty map.
class DuduTable {
public:
    DuduTable() {
        panel.theme().set_motion(false);
        panel.window()->resize(1280, 800);
    }
    explicit DuduTable(const char* map) : DuduTable() {
        panel.table().newGame(QStringLiteral("dudu"), QLatin1String(map));
        panel.dudu().togglePlayer(red);
        panel.dudu().togglePlayer(blue);
    }

    [[nodiscard]] const DuduSession& session() { return *panel.dudu().session(); }

    HexBoardItem& board(const char* name) {
        (void)panel.picture(panel.window()->size());
        auto* item = panel.window()->findChild<HexBoardItem*>(QLatin1String(name));
        if (item == nullptr) throw std::runtime_error(name);
        return *item;
    }
    void tap(HexBoardItem& item, Hex hex, int side = -1) {
        QTest::mouseClick(panel.window(), Qt::LeftButton, {},
                          item.mapToScene(item.hexPoint(hex.q, hex.r, side)).toPoint());
        QTest::qWait(0);
    }
    /// A finger that goes through these points of the item.
    void drag(HexBoardItem& item, const std::vector<QPointF>& way) {
        const auto at = [&](QPointF point) { return item.mapToScene(point).toPoint(); };
        QTest::mousePress(panel.window(), Qt::LeftButton, {}, at(way.front()));
        for (std::size_t i = 1; i < way.size(); ++i)
            for (int part = 1; part <= 8; ++part)
                QTest::mouseMove(panel.window(), at(way[i - 1] + (way[i] - way[i - 1]) * (part / 8.0)));
        QTest::mouseRelease(panel.window(), Qt::LeftButton, {}, at(way.back()));
        QTest::qWait(0);
    }
    QQuickItem& item(const char* name) {
        auto* found = find(panel.window()->contentItem(), QLatin1String(name));
        if (found == nullptr) throw std::runtime_error(name);
        return *found;
    }
    void press(const char* name) {
        (void)panel.picture(panel.window()->size());
        QQuickItem& button = item(name);
        QTest::mouseClick(panel.window(), Qt::LeftButton, {},
                          button.mapToScene({button.width() / 2, button.height() / 2}).toPoint());
        QTest::qWait(0);
    }

    Panel panel;

private:
    static QQuickItem* find(QQuickItem* root, const QString& name) {
        if (root->objectName() == name && root->isVisible()) return root;
        for (QQuickItem* child : root->childItems())
            if (QQuickItem* found = find(child, name)) return found;
        return nullptr;
    }
};

constexpr Hex field{3, 4};

TEST(DuduPanel, AFingerDrawsTrackFromSideToSide) {
    DuduTable table("two-bays");
    table.panel.go(2);
    table.press("tool_track");
    HexBoardItem& board = table.board("hexCheckBoardItem");
    table.drag(board, {board.hexPoint(3, 4, 3), board.hexPoint(4, 4, 0)});
    const auto tracks = table.session().board_draft().tracks;
    ASSERT_EQ(tracks.size(), 2U);
    EXPECT_EQ(tracks[0], (scoring::dudu::Stroke{{3, 4}, Side::east, Side::west}));
    EXPECT_EQ(tracks[1], (scoring::dudu::Stroke{{4, 4}, Side::east, Side::west}));
    table.drag(board, {board.hexPoint(3, 4, 3), board.hexPoint(4, 4, 0)});
    EXPECT_TRUE(table.session().board_draft().tracks.empty()) << "the same stroke again takes it away";
    table.panel.table().undo();
    EXPECT_EQ(table.session().board_draft().tracks.size(), 2U) << "a stretch is one step";
}

TEST(DuduPanel, AHexIsPutRightOnTheLargeOne) {
    DuduTable table("two-bays");
    table.panel.go(2);
    table.tap(table.board("hexCheckBoardItem"), field);
    HexBoardItem& pad = table.board("hexPadItem");
    table.tap(pad, field, 3);
    EXPECT_EQ(table.panel.models().hex_check.side(), 3);
    table.tap(pad, field, 4);
    EXPECT_FALSE(table.panel.models().hex_check.refusal().isEmpty()) << "neighbouring sides";
    table.tap(pad, field, 3);
    table.tap(pad, field, 0);
    EXPECT_EQ(table.session().board_draft().tracks.size(), 1U);
    table.press("pad_train");
    table.tap(table.board("hexPadItem"), field, 0);
    ASSERT_EQ(table.session().board_draft().trains.size(), 1U);
    EXPECT_EQ(table.session().board_draft().trains[0].facing, Side::east);
    EXPECT_TRUE(table.session().board().has_value());
    table.tap(table.board("hexPadItem"), field, 1);
    EXPECT_EQ(table.panel.models().hex_check.warnings().size(), 1) << "no track leads there";
    table.panel.table().undo();
    EXPECT_TRUE(table.panel.models().hex_check.warnings().isEmpty());
}

TEST(DuduPanel, QuestionsAreAnsweredOneByOne) {
    DuduTable table;
    open_dudu_sample(table.panel);
    table.panel.go(2);
    HexCheckModel& check = table.panel.models().hex_check;
    ASSERT_EQ(check.open_count(), 2);
    const auto first = check.question()[QStringLiteral("hex")].toPoint();
    check.skip();
    EXPECT_NE(check.question()[QStringLiteral("hex")].toPoint(), first) << "asked again after the others";
    check.answer(0);
    EXPECT_EQ(check.question()[QStringLiteral("hex")].toPoint(), first);
    table.press("option1");
    EXPECT_EQ(check.open_count(), 0);
    EXPECT_TRUE(check.question().isEmpty());
    EXPECT_EQ(check.unseen_count(), 1);
    check.nothingOnUnseen();
    EXPECT_EQ(check.unseen_count(), 0);
}

TEST(DuduPanel, OrdersAreTappedInPrivately) {
    DuduTable table("narrows");
    table.panel.go(3);
    HoldingsModel& hands = table.panel.models().holdings;
    EXPECT_FALSE(hands.shown());
    hands.addToDraft(QStringLiteral("wood"));
    EXPECT_TRUE(hands.orders().isEmpty());
    table.press("showOrders");
    EXPECT_TRUE(hands.shown());
    hands.set_draft_city(colour_number("yellow"));
    hands.addToDraft(QStringLiteral("paper"));
    hands.takeDraft();
    ASSERT_EQ(hands.orders().size(), 1);
    EXPECT_EQ(table.session().players()[0].orders_in_hand[0], (scoring::dudu::Order{"yellow", {"wood", "paper"}}));
    hands.set_player(blue);
    EXPECT_FALSE(hands.shown()) << "hidden when the next one's turn comes";
    EXPECT_TRUE(hands.orders().isEmpty());
    for (int i = 0; i < 90; ++i) hands.addGood(QStringLiteral("wood"), 1);
    EXPECT_FALSE(hands.refusal().isEmpty()) << "the box holds 86";
}

TEST(DuduPanel, ScoresAreRevealedPlayerByPlayer) {
    DuduTable table;
    open_dudu_sample(table.panel);
    table.panel.go(4);
    DuduScoreModel& scores = table.panel.models().dudu_scores;
    EXPECT_TRUE(scores.revealing());
    for (const QVariant& row : scores.rows()) EXPECT_FALSE(row.toMap()[QStringLiteral("winner")].toBool());
    for (int i = 0; i < 4; ++i) table.press("revealNext");
    EXPECT_FALSE(scores.revealing());
    const auto sheet = scoring::dudu::score(*table.session().final_position());
    const QVariantMap first = scores.rows().constFirst().toMap();
    EXPECT_TRUE(first[QStringLiteral("winner")].toBool());
    EXPECT_EQ(first[QStringLiteral("colour")].toInt(), colour_number(sheet.winners.at(0)));
    // Every number is the sum of what it is made of.
    for (const auto& player : sheet.players) {
        scores.open(colour_number(player.colour), QStringLiteral("influence"));
        int sum = 0;
        for (const QVariant& line : scores.proof()) sum += line.toMap()[QStringLiteral("value")].toString().toInt();
        EXPECT_EQ(sum, player.influence_points) << player.colour;
    }
}

TEST(DuduPanel, DisputesAreJudged) {
    DuduTable table;
    open_dudu_sample(table.panel);
    RulingModel& ruling = table.panel.models().ruling;
    const auto answer = [&] { return ruling.verdict()[QStringLiteral("answer")].toString(); };
    ruling.set_kind(QStringLiteral("draw"));
    ruling.draw({{{{2, 8}, Side::west, Side::east}}});
    EXPECT_EQ(answer(), QStringLiteral("yes"));
    ruling.draw({{{{4, 8}, Side::west, Side::east}}});
    EXPECT_EQ(answer(), QStringLiteral("no")) << "a city";
    ruling.set_kind(QStringLiteral("move"));
    ruling.set_player(colour_number("blue"));
    EXPECT_GT(ruling.stop_count(), 0);
    EXPECT_EQ(ruling.marks().stops.size(), static_cast<std::size_t>(ruling.stop_count()));
    const Hex goal = ruling.marks().stops.back().first;
    ruling.tap(goal.q, goal.r, 0);
    EXPECT_EQ(answer(), QStringLiteral("yes"));
    EXPECT_GE(ruling.marks().way.size(), 2U);
    ruling.set_kind(QStringLiteral("end"));
    EXPECT_EQ(answer(), QStringLiteral("penalty")) << "25 points, two more rounds";
    for (const char* kind : {"turn", "factory", "location"}) {
        ruling.set_kind(QLatin1String(kind));
        EXPECT_TRUE(ruling.verdict().isEmpty()) << "nothing is asked yet";
    }
}

TEST(DuduPanel, EveryRuleHasItsSentence) {
    // The ids that maps/dudu/README.md lists.
    for (const char* rule : {"track.legal",
                             "track.none",
                             "track.too-many",
                             "track.off-map",
                             "track.on-building",
                             "track.impassable",
                             "track.same-side",
                             "track.neighbouring-sides",
                             "track.already-there",
                             "track.not-connected",
                             "move.legal",
                             "move.no-way",
                             "move.occupied",
                             "move.too-far",
                             "turn.penalty",
                             "turn.same",
                             "turn.no-track",
                             "factory.legal",
                             "factory.off-map",
                             "factory.on-building",
                             "factory.impassable",
                             "factory.on-track",
                             "factory.far-from-train",
                             "factory.before-opening",
                             "factory.before-train",
                             "factory.cuts-map",
                             "location.opening",
                             "location.waterway",
                             "location.water",
                             "location.closed",
                             "location.none",
                             "location.not-next-to"})
        EXPECT_FALSE(verdict_text(rule).isEmpty()) << rule;
}

TEST(DuduPanel, AMapIsLaidOutAndPlayedOn) {
    DuduTable table("two-bays");
    MapEditorModel& editor = table.panel.models().map_editor;
    editor.begin();
    EXPECT_FALSE(editor.finish());
    editor.set_name(QStringLiteral("Our Map"));
    const std::pair<const char*, QPoint> buildings[] = {{"city:red", {2, 1}},
                                                        {"city:blue", {7, 1}},
                                                        {"city:green", {0, 6}},
                                                        {"city:yellow", {5, 6}},
                                                        {"site:wood", {3, 4}}};
    for (const auto& [brush, hex] : buildings) {
        editor.set_brush(QLatin1String(brush));
        editor.tap(hex.x(), hex.y(), 0, true);
    }
    EXPECT_TRUE(editor.missing().isEmpty()) << editor.missing().join(QStringLiteral(" ")).toStdString();
    ASSERT_TRUE(editor.finish());
    EXPECT_EQ(table.session().map().id(), "our-map");
    EXPECT_EQ(table.session().players().size(), 2U) << "the people stay";
    EXPECT_EQ(table.panel.dudu().maps().size(), 4);
    // What its photo told of its print goes when it is laid out otherwise, and that is said.
    const MapShelf& shelf = table.panel.dudu().map_shelf();
    std::ofstream(shelf.print_file("our-map")) << "a print";
    QSignalSpy told(&editor, &MapEditorModel::told);
    editor.edit(QStringLiteral("our-map"));
    ASSERT_TRUE(editor.finish());
    EXPECT_EQ(told.count(), 0);
    EXPECT_TRUE(shelf.has_print("our-map"));
    editor.edit(QStringLiteral("our-map"));
    editor.set_brush(QStringLiteral("water"));
    editor.paint(5, 3);
    ASSERT_TRUE(editor.finish());
    EXPECT_EQ(told.count(), 1);
    EXPECT_FALSE(shelf.has_print("our-map"));
    table.panel.dudu().removeMap(QStringLiteral("our-map"));
    EXPECT_EQ(table.panel.dudu().maps().size(), 3);
}

TEST(DuduPanel, IsKeptOfferedAndListed) {
    const QTemporaryDir folder;
    const auto start = [&] {
        auto panel = std::make_unique<Panel>(folder.path().toStdString());
        panel->theme().set_motion(false);
        panel->shelf().look();
        QTest::qWait(0);
        return panel;
    };
    {
        const auto panel = start();
        panel->table().newGame(QStringLiteral("dudu"), QStringLiteral("narrows"));
        panel->dudu().togglePlayer(red);
        panel->dudu().renamePlayer(red, QStringLiteral("Ada"));
        panel->models().holdings.setPoints(17);
        QTest::qWait(0);
        panel->go(3);
        // The other game beside it is another one on the shelf; neither is lost.
        panel->table().newGame(QStringLiteral("tickets"), QStringLiteral("europe"));
        panel->game().togglePlayer(red);
        panel->game().answerRoute(3, red);
        QTest::qWait(0);
        panel->table().choose(QStringLiteral("dudu"));
        panel->models().holdings.setPoints(18);
        QTest::qWait(0);
        panel->shelf().wait();
        panel->go(6);
        EXPECT_EQ(panel->history().games().size(), 2);
    }
    const auto panel = start();
    const QVariantMap offer = panel->shelf().offer();
    ASSERT_FALSE(offer.isEmpty());
    panel->shelf().continueGame();
    QTest::qWait(0);
    panel->go(6);
    bool found = false;
    for (const QVariant& game : panel->history().games()) {
        if (game.toMap()[QStringLiteral("boardId")].toString() != QStringLiteral("dudu")) continue;
        ASSERT_TRUE(panel->history().open(game.toMap()[QStringLiteral("id")].toString()));
        EXPECT_TRUE(panel->table().is_dudu());
        EXPECT_EQ(panel->dudu().session()->players()[0].points, 18);
        found = true;
    }
    EXPECT_TRUE(found);
}

TEST(DuduPanel, IsSharedInEveryForm) {
    DuduTable table;
    open_dudu_sample(table.panel);
    const QTemporaryDir folder;
    for (const char* kind : {"pdf", "png", "csv", "json"}) {
        const QString file = folder.filePath(QStringLiteral("sheet.") + QLatin1String(kind));
        table.panel.share().write(QLatin1String(kind), QUrl::fromLocalFile(file));
        table.panel.share().wait();
        EXPECT_GT(QFileInfo(file).size(), 100) << kind << table.panel.share().error().toStdString();
    }
    QFile csv(folder.filePath(QStringLiteral("sheet.csv")));
    ASSERT_TRUE(csv.open(QIODevice::ReadOnly));
    EXPECT_EQ(csv.readAll().count('\n'), 4);
}

TEST(DuduPanel, IsSharedOnceSomebodyPlays) {
    DuduTable table;
    table.panel.table().newGame(QStringLiteral("dudu"), QStringLiteral("narrows"));
    const QTemporaryDir folder;
    ShareModel& share = table.panel.share();
    for (const char* kind : {"pdf", "csv", "railref"}) {
        const QString file = folder.filePath(QStringLiteral("sheet.") + QLatin1String(kind));
        share.write(QLatin1String(kind), QUrl::fromLocalFile(file));
        share.wait();
        EXPECT_EQ(share.error(), QStringLiteral("Nobody plays yet: there are no scores to share.")) << kind;
        EXPECT_FALSE(QFileInfo::exists(file)) << kind;
    }
    table.panel.go(5);
    EXPECT_TRUE(share.preview().isNull());
    EXPECT_FALSE(table.item("sharePdf").isEnabled());
    table.panel.dudu().togglePlayer(red);
    share.wait();
    EXPECT_FALSE(share.preview().isNull());
    EXPECT_TRUE(table.item("sharePdf").isEnabled());
    table.panel.dudu().undo();
    EXPECT_TRUE(share.preview().isNull());
}

// ---- every screen

void collect(QQuickItem* item, std::vector<QQuickItem*>& items) {
    if (!item->isVisible() || item->opacity() == 0) return;
    items.push_back(item);
    for (QQuickItem* child : item->childItems()) collect(child, items);
}

std::string describe(QQuickItem& item) {
    return std::string(item.metaObject()->className()) + " " + item.objectName().toStdString() + " \"" +
           item.property("text").toString().toStdString() + "\"";
}

bool is_control(const QQuickItem& item) {
    return item.isEnabled() &&
           (item.inherits("QQuickAbstractButton") || item.inherits("QQuickTextField") || item.inherits("QQuickSlider"));
}

bool slides(QQuickItem& item) {
    for (QQuickItem* at = item.parentItem(); at != nullptr; at = at->parentItem())
        if (at->inherits("QQuickFlickable") && at->property("contentWidth").toDouble() > at->width()) return true;
    return false;
}

class DuduScreens : public testing::Test {
protected:
    /// `look` at every item of every screen.
    static void walk(QSize size, const std::function<void(const std::string& screen, QQuickItem& item)>& look) {
        DuduTable table;
        open_dudu_sample(table.panel);
        EXPECT_TRUE(walk_dudu(table.panel, [&](const QString& screen) {
            (void)table.panel.picture(size);
            std::vector<QQuickItem*> items;
            collect(table.panel.window()->contentItem(), items);
            for (QQuickItem* item : items) look(screen.toStdString(), *item);
            return true;
        }));
    }
    ~DuduScreens() override { Language::now().set_code(QStringLiteral("en")); }
};

TEST_F(DuduScreens, ControlsAreLargeNamedAndWithinTheWindow) {
    for (const QSize size : {QSize(320, 640), QSize(800, 1280), QSize(1280, 800)})
        walk(size, [&](const std::string& screen, QQuickItem& item) {
            if (!is_control(item)) return;
            const std::string where = screen + " at " + std::to_string(size.width()) + ": " + describe(item);
            EXPECT_GE(item.height(), 44) << where;
            EXPECT_GE(item.width(), 44) << where;
            QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&item);
            ASSERT_NE(face, nullptr) << where;
            EXPECT_FALSE(face->text(QAccessible::Name).isEmpty()) << where;
            const QRectF box = item.mapRectToScene(QRectF(QPointF(), item.size()));
            if (slides(item)) return;
            EXPECT_GE(box.left(), -0.5) << where;
            EXPECT_LE(box.right(), size.width() + 0.5) << where;
        });
}

TEST_F(DuduScreens, TabReachesEveryControl) {
    DuduTable table;
    open_dudu_sample(table.panel);
    EXPECT_TRUE(walk_dudu(table.panel, [&](const QString& screen) {
        (void)table.panel.picture({1280, 800});
        std::set<QObject*> reached;
        for (int i = 0; i < 150; ++i) {
            QTest::keyClick(table.panel.window(), Qt::Key_Tab);
            for (QQuickItem* at = table.panel.window()->activeFocusItem(); at != nullptr; at = at->parentItem())
                reached.insert(at);
        }
        std::vector<QQuickItem*> items;
        collect(table.panel.window()->contentItem(), items);
        for (QQuickItem* item : items) {
            if (!is_control(*item) || item->property("focusPolicy").toInt() == Qt::NoFocus) continue;
            EXPECT_TRUE(reached.contains(item)) << screen.toStdString() << ": " << describe(*item);
        }
        return true;
    }));
}

TEST_F(DuduScreens, SpeakThePresentLanguageAndCutNoNumberOff) {
    static const QRegularExpression known(QStringLiteral(
        "Railref|Rail|ref|PDF|PNG|CSV|JSON|Ada|Mei|Kenji|Formosa|[.]railref|[a-z]+[.][a-z-]+|\\b[A-Z]\\b"));
    static const QRegularExpression word(QStringLiteral("[A-Za-z]{2,}"));
    static const QRegularExpression number(QStringLiteral("[0-9]"));
    for (const std::string_view language : {"en", "zh_TW", "zh_CN", "ja"}) {
        Language::now().set_code(QLatin1String(language.data()));
        for (const QSize size : {QSize(320, 640), QSize(1280, 800)})
            walk(size, [&](const std::string& screen, QQuickItem& item) {
                if (item.metaObject()->indexOfProperty("truncated") < 0) return;
                QString text = item.property("text").toString();
                EXPECT_FALSE(item.property("truncated").toBool() && text.contains(number))
                    << language << ' ' << screen << ' ' << size.width() << ": " << text.toStdString();
                if (language == "en") return;
                EXPECT_FALSE(text.remove(known).contains(word))
                    << language << ' ' << screen << ": " << text.toStdString();
            });
    }
}

std::vector<std::string> complaints;
void note(QtMsgType type, const QMessageLogContext&, const QString& text) {
    if (type == QtWarningMsg || type == QtCriticalMsg) complaints.push_back(text.toStdString());
}

TEST_F(DuduScreens, MakeQmlComplainOfNothing) {
    complaints.clear();
    const auto before = qInstallMessageHandler(note);
    for (const QSize size : {QSize(320, 640), QSize(1280, 800)}) walk(size, [](const auto&, auto&) {});
    qInstallMessageHandler(before);
    for (const std::string& complaint : complaints) ADD_FAILURE() << complaint;
}

// ---- the pen

TEST(Pen, FollowsAFingerOverHexes) {
    using scoring::dudu::Stroke;
    StretchPen pen;
    pen.begin({0, 0}, Side::west, false);
    pen.move({0, 0}, Side::east, false);
    EXPECT_EQ(pen.strokes(), (std::vector<Stroke>{{{0, 0}, Side::west, Side::east}}));
    pen.move({1, 0}, Side::west, false);
    EXPECT_EQ(pen.strokes().size(), 1U) << "a hex that is only entered has no track yet";
    pen.move({1, 0}, Side::south_east, false);
    EXPECT_EQ(pen.strokes().back(), (Stroke{{1, 0}, Side::west, Side::south_east}));
    pen.move({1, 1}, Side::north_west, false);
    pen.move({5, 5}, Side::north_west, false);
    EXPECT_EQ(pen.strokes().size(), 2U) << "too far away to be the same line";
    pen.end();
    EXPECT_FALSE(pen.drawing());
}

TEST(Pen, BegunInTheMiddleGoesStraightOn) {
    StretchPen pen;
    pen.begin({0, 0}, Side::west, true);
    pen.move({0, 0}, Side::east, false);
    EXPECT_TRUE(pen.strokes().empty());
    pen.move({1, 0}, Side::west, false);
    EXPECT_EQ(pen.strokes(), (std::vector<scoring::dudu::Stroke>{{{0, 0}, Side::west, Side::east}}));
}

}  // namespace
}  // namespace railref::app
