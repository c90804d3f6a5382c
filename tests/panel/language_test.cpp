#include "app/panel/language.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <set>

#include "app/panel/words.h"
#include "maps/load_map.h"
#include "maps/place_names.h"
#include "tests/panel/table.h"

namespace railref::app {
namespace {

const QStringList translated{QStringLiteral("zh_TW"), QStringLiteral("zh_CN"), QStringLiteral("ja")};

QString source_dir() { return QStringLiteral(RAILREF_SOURCE_DIR); }

struct Entry {
    QString context;
    QString source;
    QString comment;
    QString translation;
    bool finished = true;

    [[nodiscard]] QString key() const { return context + u'|' + source + u'|' + comment; }
};

std::vector<Entry> entries(const QString& file) {
    std::vector<Entry> list;
    QFile in(file);
    EXPECT_TRUE(in.open(QIODevice::ReadOnly)) << file.toStdString();
    QXmlStreamReader xml(&in);
    Entry entry;
    QString context;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isEndElement() && xml.name() == u"message") list.push_back(entry);
        if (!xml.isStartElement()) continue;
        if (xml.name() == u"message") entry = {context, {}, {}, {}, true};
        if (xml.name() == u"name") context = xml.readElementText();
        if (xml.name() == u"source") entry.source = xml.readElementText();
        if (xml.name() == u"comment") entry.comment = xml.readElementText();
        if (xml.name() == u"translation") {
            entry.finished = !xml.attributes().hasAttribute(QStringLiteral("type"));
            entry.translation = xml.readElementText();
        }
    }
    return list;
}

QString translations(const QString& language) {
    return source_dir() + QStringLiteral("/app/panel/translations/railref_%1.ts").arg(language);
}

/// What lupdate finds in the sources now, added to a copy of the language's file.
std::vector<Entry> updated(const QString& language, const QTemporaryDir& folder) {
    const QString copy = folder.filePath(language + QStringLiteral(".ts"));
    EXPECT_TRUE(QFile::copy(translations(language), copy));
    QProcess lupdate;
    lupdate.start(
        QStringLiteral(RAILREF_LUPDATE),
        {QStringLiteral("-silent"), QStringLiteral("-locations"), QStringLiteral("none"), QStringLiteral("-extensions"),
         QStringLiteral("cpp,h,qml"), QStringLiteral("-I"), source_dir(), QStringLiteral("-recursive"),
         source_dir() + QStringLiteral("/app/panel"), QStringLiteral("-ts"), copy});
    EXPECT_TRUE(lupdate.waitForFinished(60000));
    return entries(copy);
}

QStringList placeholders(const QString& text) {
    static const QRegularExpression pattern(QStringLiteral("%[1-9n]"));
    QStringList found;
    for (auto match = pattern.globalMatch(text); match.hasNext();) found += match.next().captured();
    found.removeDuplicates();
    found.sort();
    return found;
}

TEST(Translations, LackNoString) {
    const QTemporaryDir folder;
    for (const QString& language : translated) {
        const auto all = updated(language, folder);
        EXPECT_GT(all.size(), 200U);
        for (const Entry& entry : all) {
            EXPECT_TRUE(entry.finished) << language.toStdString() << ": " << entry.key().toStdString()
                                        << "\ncmake --build build --target railref_translations_update, then translate";
            EXPECT_FALSE(entry.translation.isEmpty()) << language.toStdString() << ": " << entry.key().toStdString();
            EXPECT_EQ(placeholders(entry.translation), placeholders(entry.source)) << entry.key().toStdString();
        }
    }
}

TEST(Translations, HoldNothingThatTheSourcesNoLongerSay) {
    const QTemporaryDir folder;
    std::set<QString> now;
    for (const Entry& entry : updated(QStringLiteral("ja"), folder))
        if (entry.finished) now.insert(entry.key());
    for (const QString& language : translated)
        for (const Entry& entry : entries(translations(language)))
            EXPECT_TRUE(now.contains(entry.key())) << language.toStdString() << ": " << entry.key().toStdString();
}

TEST(PlaceNames, EveryCityHasAnotherNameInEveryLanguage) {
    for (const std::string_view id : maps::built_in_boards()) {
        const maps::BoardMap& map = *maps::built_in_board(id);
        for (const std::string_view language : maps::name_languages()) {
            std::set<std::string> names;
            for (std::size_t i = 0; i < map.cities().size(); ++i) {
                const std::string& name = maps::city_name(map, maps::CityId(i), language);
                EXPECT_NE(name, map.cities()[i].name) << language;
                EXPECT_TRUE(names.insert(name).second) << name << " stands for two cities";
            }
            EXPECT_NE(maps::board_name(map, language), map.name());
            EXPECT_NE(maps::rulebook_name(map, language), map.rules().rulebook);
        }
        EXPECT_EQ(maps::city_name(map, maps::CityId(0), "en"), map.cities()[0].name);
    }
}

// ---- what is seen

void collect(QQuickItem* item, std::vector<QQuickItem*>& texts) {
    if (!item->isVisible() || item->opacity() == 0) return;
    if (item->metaObject()->indexOfProperty("truncated") >= 0) texts.push_back(item);
    for (QQuickItem* child : item->childItems()) collect(child, texts);
}

std::vector<QQuickItem*> visible_texts(Panel& panel) {
    std::vector<QQuickItem*> texts;
    collect(panel.window()->contentItem(), texts);
    return texts;
}

/// Words that are the same in every language: names, kinds of files.
QString without_known_words(QString text) {
    static const QRegularExpression known(QStringLiteral(
        "Railref|railref|Rail|ref|PDF|PNG|CSV|JSON|English|Ada|Bruno|Chloé|Dmitri|sample[.]jpg|\\b[A-Z]\\b"));
    return text.remove(known);
}

class EveryScreen : public ::testing::TestWithParam<const char*> {
protected:
    static void SetUpTestSuite() {
        panel_ = new Panel;
        panel_->theme().set_motion(false);
        ASSERT_TRUE(panel_->open_sample().has_value());
        panel_->photo().wait();
    }
    static void TearDownTestSuite() {
        Language::now().set_code(QStringLiteral("en"));
        delete panel_;
        panel_ = nullptr;
    }

    static void show(int step, QSize size) {
        panel_->window()->resize(size);
        panel_->go(step);
        for (int i = 0; i < 6; ++i) QCoreApplication::processEvents();
        panel_->window()->grabWindow();
    }

    static Panel* panel_;
};
Panel* EveryScreen::panel_ = nullptr;

constexpr int screens = 7;
const QSize phone(320, 640);
const QSize laptop(1280, 800);

TEST_P(EveryScreen, SaysNothingInEnglish) {
    Language::now().set_code(QLatin1String(GetParam()));
    static const QRegularExpression word(QStringLiteral("[A-Za-z]{2,}"));
    for (int step = 0; step < screens; ++step) {
        show(step, laptop);
        for (QQuickItem* item : visible_texts(*panel_)) {
            const QString text = item->property("text").toString();
            EXPECT_FALSE(without_known_words(text).contains(word)) << "screen " << step << ": " << text.toStdString();
        }
    }
}

TEST_P(EveryScreen, CutsNoNumberOff) {
    Language::now().set_code(QLatin1String(GetParam()));
    static const QRegularExpression number(QStringLiteral("[0-9]"));
    for (const QSize size : {phone, laptop}) {
        for (int step = 0; step < screens; ++step) {
            show(step, size);
            for (QQuickItem* item : visible_texts(*panel_)) {
                const QString text = item->property("text").toString();
                EXPECT_FALSE(item->property("truncated").toBool() && text.contains(number))
                    << size.width() << " px, screen " << step << ": " << text.toStdString();
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Languages, EveryScreen, ::testing::Values("zh_TW", "zh_CN", "ja"),
                         [](const auto& name) { return std::string(name.param); });

TEST(Languages, AreSwitchedWhileTheProgramRunsAndRemembered) {
    const QTemporaryDir folder;
    {
        Panel panel(folder.path().toStdString());
        Language::now().set_code(QStringLiteral("ja"));
        panel.game().newGame(QStringLiteral("europe"));
        EXPECT_EQ(panel.game().board_name(), QStringLiteral("ヨーロッパ"));
        EXPECT_EQ(panel.game().city(0)[QStringLiteral("title")].toString(), QStringLiteral("アムステルダム"));
        Language::now().set_code(QStringLiteral("zh_TW"));
        EXPECT_EQ(panel.game().board_name(), QStringLiteral("歐洲"));
        Language::now().set_code(QStringLiteral("xx"));
        EXPECT_EQ(Language::now().code(), QStringLiteral("zh_TW")) << "unknown ones are left alone";
    }
    Language::now().set_code(QStringLiteral("en"));
    const Panel panel(folder.path().toStdString());
    EXPECT_EQ(Language::now().code(), QStringLiteral("zh_TW"));
    Language::now().set_code(QStringLiteral("en"));
}

TEST(Languages, TicketsAreFoundByTheNameInAnyLanguage) {
    Table table("europe");
    Language::now().set_code(QStringLiteral("ja"));
    table.panel.game().togglePlayer(red);
    for (const QString& search : {QStringLiteral("パリ"), QStringLiteral("par")}) {
        table.panel.tickets().set_search(search);
        ASSERT_FALSE(table.panel.tickets().offers().isEmpty()) << search.toStdString();
        const QVariantMap first = table.panel.tickets().offers().first().toMap();
        EXPECT_TRUE(first[QStringLiteral("from")].toString() == QStringLiteral("パリ") ||
                    first[QStringLiteral("to")].toString() == QStringLiteral("パリ"));
    }
    Language::now().set_code(QStringLiteral("en"));
}

}  // namespace
}  // namespace railref::app
