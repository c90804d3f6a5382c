#include "app/panel/language.h"

#include <QFont>
#include <QGuiApplication>
#include <QLocale>
#include <QPointer>
#include <algorithm>
#include <array>
#include <atomic>

namespace railref::app {
namespace {

struct Known {
    const char* code;
    const char16_t* name;
    const char* cjk;  ///< the face whose han characters are this language's
};
constexpr std::array<Known, 4> known{{{"en", u"English", "Noto Sans CJK JP"},
                                      {"zh_TW", u"繁體中文", "Noto Sans CJK TC"},
                                      {"zh_CN", u"简体中文", "Noto Sans CJK SC"},
                                      {"ja", u"日本語", "Noto Sans CJK JP"}}};

std::atomic<std::size_t> present = 0;  ///< place in `known`

}  // namespace

std::string_view language_code() { return known[present].code; }

Language& Language::now() {
    static QPointer<Language> the_language;
    if (!the_language) the_language = new Language(QCoreApplication::instance());
    return *the_language;
}

Language::Language(QObject* parent) : QObject(parent) {
    present = 0;
    choose_fonts();
}

void Language::set_code(const QString& code) {
    const auto found = std::ranges::find_if(known, [&](const Known& one) { return code == QLatin1String(one.code); });
    if (found == known.end() || code == code_) return;
    QCoreApplication::removeTranslator(&words_);
    if (code != QStringLiteral("en") && words_.load(QStringLiteral(":/railref/translations/railref_%1.qm").arg(code)))
        QCoreApplication::installTranslator(&words_);
    code_ = code;
    present = static_cast<std::size_t>(found - known.begin());
    QLocale::setDefault(code == QStringLiteral("en") ? QLocale::system() : QLocale(code));
    choose_fonts();
    emit changed();
}

void Language::choose_fonts() {
    QFont font;
    font.setFamilies({QStringLiteral("Inter"), QLatin1String(known[present].cjk), QStringLiteral("Noto Sans CJK TC"),
                      QStringLiteral("Noto Sans CJK SC"), QStringLiteral("Noto Sans CJK JP")});
    QGuiApplication::setFont(font);
}

QVariantList Language::all() const {
    QVariantList list;
    for (const Known& one : known)
        list.push_back(QVariantMap{{QStringLiteral("code"), QLatin1String(one.code)},
                                   {QStringLiteral("name"), QString::fromUtf16(one.name)}});
    return list;
}

QString Language::of_the_system() {
    const QLocale locale = QLocale::system();
    if (locale.language() == QLocale::Japanese) return QStringLiteral("ja");
    if (locale.language() != QLocale::Chinese) return QStringLiteral("en");
    const bool traditional = locale.script() == QLocale::TraditionalChineseScript;
    return traditional ? QStringLiteral("zh_TW") : QStringLiteral("zh_CN");
}

}  // namespace railref::app
