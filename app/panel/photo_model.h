#pragma once

#include <QFutureWatcher>
#include <QImage>
#include <QObject>
#include <QRectF>
#include <QUrl>
#include <filesystem>
#include <stop_token>
#include <variant>
#include <vector>

#include "app/panel/game_model.h"
#include "calibration/board_profile.h"
#include "vision/read_board.h"

namespace railref::app {

/// A photo that was read: what it says, and itself seen from above.
struct ReadPhoto {
    vision::Reading reading;
    QImage from_above;
};

/// Reading photos of the board, for QML. Decoding, reading and straightening run on a worker thread.
class PhotoModel : public QObject {
    Q_OBJECT
    Q_PROPERTY(QString state READ state NOTIFY changed)  ///< "none", "reading", "done", "failed"
    Q_PROPERTY(QString fileName READ file_name NOTIFY changed)
    Q_PROPERTY(QString step READ step NOTIFY progress_changed)
    Q_PROPERTY(double share READ share NOTIFY progress_changed)
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    Q_PROPERTY(QString error READ error NOTIFY changed)
    Q_PROPERTY(QImage fromAbove READ from_above NOTIFY changed)  ///< the whole frame of the board; null without a photo

public:
    explicit PhotoModel(GameModel& game, QObject* parent = nullptr);
    ~PhotoModel() override;

    Q_INVOKABLE void read(const QUrl& file);
    Q_INVOKABLE void cancel();
    /// Where a route or a city lies in fromAbove, with something of what is around it; board-normalised.
    Q_INVOKABLE [[nodiscard]] QRectF routeRegion(int route) const;
    Q_INVOKABLE [[nodiscard]] QRectF cityRegion(int city) const;

    /// Reads with one more profile than the built-in ones (the sample's).
    void read_with(const std::filesystem::path& file, const calibration::BoardProfile* profile);
    void wait();  ///< until the work is done and taken over (tests and pictures)
    /// The picture of a game that was put back; its reading is in the game.
    void show_again(const QImage& from_above);

    [[nodiscard]] QString state() const { return state_; }
    [[nodiscard]] QString file_name() const { return file_name_; }
    [[nodiscard]] QString step() const { return step_; }
    [[nodiscard]] double share() const { return share_; }
    [[nodiscard]] QString summary() const { return summary_; }
    [[nodiscard]] QString error() const { return error_; }
    [[nodiscard]] QImage from_above() const { return from_above_; }

signals:
    void changed();
    void progress_changed();
    void done();  ///< a reading has been taken over

private:
    using Outcome = std::variant<ReadPhoto, vision::NoBoard, vision::Cancelled, maps::FileError>;

    void begin(const std::filesystem::path& file, std::vector<const calibration::BoardProfile*> profiles);
    void take_outcome();
    void show_progress(const QString& step, double share);
    void set_state(const QString& state, const QString& error);

    GameModel* game_;
    QFutureWatcher<Outcome> work_;
    std::stop_source stop_;
    bool taken_ = true;
    QString state_ = QStringLiteral("none");
    QString file_name_;
    QString step_;
    double share_ = 0;
    QString summary_;
    QString error_;
    QImage from_above_;
};

}  // namespace railref::app
