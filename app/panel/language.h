#pragma once

#include <QObject>
#include <QString>
#include <QTranslator>
#include <QVariant>

namespace railref::app {

/// The language of everything that is said. One for the whole program, as Qt's translators are.
class Language : public QObject {
    Q_OBJECT
    Q_PROPERTY(QString code READ code WRITE set_code NOTIFY changed)  ///< "en", "zh_TW", "zh_CN", "ja"
    Q_PROPERTY(QVariantList all READ all CONSTANT)                    ///< { code, name: in that language itself }

public:
    /// Made at its first use, after the QGuiApplication.
    static Language& now();

    [[nodiscard]] QString code() const { return code_; }
    /// Unknown codes are left alone.
    void set_code(const QString& code);
    [[nodiscard]] QVariantList all() const;
    /// The system's language where it is one of ours, else English.
    [[nodiscard]] static QString of_the_system();

signals:
    void changed();

private:
    explicit Language(QObject* parent);
    void choose_fonts();

    QString code_ = QStringLiteral("en");
    QTranslator words_;
};

/// The present language's code; may be asked on any thread.
[[nodiscard]] std::string_view language_code();

}  // namespace railref::app
