#pragma once

#include <QFutureWatcher>
#include <QImage>
#include <QObject>
#include <QUrl>

#include "app/panel/photo_model.h"
#include "app/panel/sheet_painter.h"
#include "app/panel/shelf_model.h"
#include "app/panel/table_model.h"
#include "app/referee/evidence.h"

namespace railref::app {

/// The result as files, for QML: a page to print, a picture to send, tables, and the evidence file. Evidence files of
/// others are opened and counted again here. Counting, drawing and writing run on a worker thread.
class ShareModel : public QObject {
    Q_OBJECT
    Q_PROPERTY(bool active READ active WRITE set_active NOTIFY changed)  ///< somebody looks at the preview
    Q_PROPERTY(QString obstacle READ obstacle NOTIFY changed)            ///< why nothing can be shared; empty: it can
    Q_PROPERTY(QImage preview READ preview NOTIFY changed)
    Q_PROPERTY(QString notice READ notice NOTIFY said)
    Q_PROPERTY(QString error READ error NOTIFY said)
    /// What an opened evidence file's replay found: { agrees, lines: [..], program }; empty without one.
    Q_PROPERTY(QVariantMap replay READ replay_verdict NOTIFY replay_changed)

public:
    ShareModel(TableModel& table, PhotoModel& photo, ShelfModel& shelf, QObject* parent = nullptr);
    ~ShareModel() override;

    /// `kind`: "pdf", "png", "json", "csv", "railref". A name without the kind's ending gets it.
    Q_INVOKABLE void write(const QString& kind, const QUrl& file);
    /// "europe-2026-11-21.pdf": what to call the file.
    Q_INVOKABLE [[nodiscard]] QString fileName(const QString& kind) const;
    /// An evidence file becomes the game on the table; replay says whether its scores come out again.
    Q_INVOKABLE bool openEvidence(const QUrl& file);
    Q_INVOKABLE void dismissReplay();

    void wait();  ///< until everything is drawn and written

    [[nodiscard]] bool active() const { return active_; }
    void set_active(bool active);
    [[nodiscard]] QString obstacle() const;
    [[nodiscard]] QImage preview() const { return obstacle().isEmpty() ? preview_ : QImage(); }
    [[nodiscard]] QString notice() const { return notice_; }
    [[nodiscard]] QString error() const { return error_; }
    [[nodiscard]] QVariantMap replay_verdict() const { return replay_; }

signals:
    void changed();
    void said();
    void replay_changed();

private:
    struct Written {
        QString file;
        std::optional<maps::FileError> fault;
    };

    void draw_preview();
    void take_preview();
    void take_written();
    void say(const QString& notice, const QString& error);
    [[nodiscard]] QString date() const;

    TableModel* table_;
    PhotoModel* photo_;
    ShelfModel* shelf_;
    QFutureWatcher<QImage> drawing_;
    QFutureWatcher<Written> writing_;
    bool active_ = false;
    bool stale_ = true;
    QImage preview_;
    QString notice_;
    QString error_;
    QVariantMap replay_;
};

/// The sheet of a session as it stands.
[[nodiscard]] Sheet make_sheet(const GameSession& session, const QString& date);

/// The picture as it goes into an evidence file; empty for a null image.
[[nodiscard]] TopPicture top_picture(const QImage& from_above);

}  // namespace railref::app
