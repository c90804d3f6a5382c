#pragma once

#include <QFutureWatcher>
#include <QImage>
#include <QObject>
#include <atomic>
#include <stop_token>

#include "app/panel/photo_model.h"
#include "app/panel/photo_reader.h"

namespace railref::app {

/// A camera held over the board, for QML: shows what it sees and hands the reading over once every decision stays as it
/// is. Camera, reading and straightening run on a worker thread.
class LiveModel : public QObject {
    Q_OBJECT
    Q_PROPERTY(bool running READ running NOTIFY changed)
    Q_PROPERTY(QString words READ words NOTIFY changed)  ///< what to do now
    Q_PROPERTY(QString error READ error NOTIFY changed)
    Q_PROPERTY(bool ready READ ready NOTIFY changed)  ///< something has been read: takeNow() takes it
    Q_PROPERTY(QImage preview READ preview NOTIFY frame_changed)

public:
    LiveModel(TableModel& table, PhotoModel& photo, QObject* parent = nullptr);
    ~LiveModel() override;

    /// A camera's number, a video file or a stream's address.
    Q_INVOKABLE void start(const QString& source);
    Q_INVOKABLE void stop();
    Q_INVOKABLE void takeNow();  ///< what has been read so far is enough
    void wait();                 ///< until the camera has been let go (tests)
    /// As PhotoModel::look_for().
    void look_for(std::vector<const calibration::BoardProfile*> profiles) { profiles_ = std::move(profiles); }

    [[nodiscard]] bool running() const { return running_; }
    [[nodiscard]] QString words() const { return words_; }
    [[nodiscard]] QString error() const { return error_; }
    [[nodiscard]] bool ready() const { return ready_; }
    [[nodiscard]] QImage preview() const { return preview_; }

signals:
    void changed();
    void frame_changed();

private:
    struct Seen {
        QString words;
        bool ready = false;
        QImage preview;
    };
    using Outcome = std::variant<ReadPhoto, vision::Cancelled, maps::FileError>;

    Outcome watch(const std::string& source, const KnownPrintings& known, const vision::ReadOptions& options,
                  const std::stop_token& stop);
    void show(const Seen& seen);
    void take_outcome();

    TableModel* table_;
    PhotoModel* photo_;
    std::vector<const calibration::BoardProfile*> profiles_ = calibration::built_in_profiles();
    QFutureWatcher<Outcome> work_;
    std::stop_source stop_;
    std::atomic<bool> take_now_ = false;
    bool running_ = false;
    bool ready_ = false;
    QString words_;
    QString error_;
    QImage preview_;
};

}  // namespace railref::app
