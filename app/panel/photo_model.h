#pragma once

#include <QFutureWatcher>
#include <QImage>
#include <QObject>
#include <QRectF>
#include <QTemporaryDir>
#include <QUrl>
#include <QVariant>
#include <filesystem>
#include <functional>
#include <stop_token>
#include <variant>
#include <vector>

#include "app/panel/folder_watch.h"
#include "app/panel/photo_outcome.h"
#include "app/panel/table_model.h"
#include "calibration/board_profile.h"

namespace railref::app {

/// Reading photos of the board, for QML. Decoding, reading and straightening run on a worker thread.
class PhotoModel : public QObject {
    Q_OBJECT
    Q_PROPERTY(QString state READ state NOTIFY changed)  ///< "none", "reading", "done", "failed"
    Q_PROPERTY(QString fileName READ file_name NOTIFY changed)
    Q_PROPERTY(QString kind READ kind NOTIFY changed)  ///< of game that the picture is of, as TableModel's
    Q_PROPERTY(QString step READ step NOTIFY progress_changed)
    Q_PROPERTY(double share READ share NOTIFY progress_changed)
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    Q_PROPERTY(bool leftOut READ left_out NOTIFY changed)  ///< the summary names photos that say nothing
    Q_PROPERTY(QString error READ error NOTIFY changed)
    Q_PROPERTY(QStringList advice READ advice NOTIFY changed)    ///< how to take a better photo, one sentence each
    Q_PROPERTY(int count READ count NOTIFY changed)              ///< photos of this position
    Q_PROPERTY(QString watching READ watching NOTIFY changed)    ///< the folder whose new pictures are read, or empty
    Q_PROPERTY(QString endings READ endings CONSTANT)            ///< "*.jpg *.JPG ...": what a file dialog shows
    Q_PROPERTY(QImage fromAbove READ from_above NOTIFY changed)  ///< the whole frame of the board; null without a photo

public:
    explicit PhotoModel(TableModel& table, QObject* parent = nullptr);
    ~PhotoModel() override;

    Q_INVOKABLE void read(const QUrl& file);
    /// One photo more of the same position: all are read together.
    Q_INVOKABLE void add(const QUrl& file);
    /// Several at once.
    Q_INVOKABLE void readAll(const QList<QUrl>& files);
    /// The picture or the file on the clipboard; false where there is none.
    Q_INVOKABLE bool paste();
    Q_INVOKABLE bool watch(const QUrl& folder);
    Q_INVOKABLE void stopWatching();
    /// Waits for nobody: a position that another part of the program has read already (the live camera).
    void take(ReadPhoto photo) { take(std::move(photo), {}, game_on_table()); }
    Q_INVOKABLE void cancel();
    /// Where a route or a city lies in fromAbove, with something of what is around it; board-normalised.
    Q_INVOKABLE [[nodiscard]] QRectF routeRegion(int route) const;
    Q_INVOKABLE [[nodiscard]] QRectF cityRegion(int city) const;

    /// The same for a square of the score track.
    Q_INVOKABLE [[nodiscard]] QRectF squareRegion(int square) const;
    /// What to draw around there in the picture: a list of polygons, as fractions of fromAbove.
    Q_INVOKABLE [[nodiscard]] QVariantList routeOutline(int route) const;
    Q_INVOKABLE [[nodiscard]] QVariantList cityOutline(int city) const;

    /// Boards of another edition than the built-in ones: from now on only these are looked for.
    void look_for(std::vector<const calibration::BoardProfile*> profiles) { profiles_ = std::move(profiles); }
    /// One photo of one board (the sample's).
    void read_with(const std::filesystem::path& file, const calibration::BoardProfile* profile);
    void wait();  ///< until the work is done and taken over (tests and pictures)
    /// The picture of a game that was put back; its reading is in the game.
    void show_again(const QImage& from_above);

    [[nodiscard]] QString kind() const { return kind_; }
    [[nodiscard]] QString state() const;
    [[nodiscard]] QString file_name() const { return file_name_; }
    [[nodiscard]] QString step() const { return step_; }
    [[nodiscard]] double share() const { return share_; }
    [[nodiscard]] QString summary() const { return summary_ ? summary_() : QString(); }
    [[nodiscard]] bool left_out() const { return left_out_; }
    [[nodiscard]] QString error() const { return error_; }
    [[nodiscard]] QStringList advice() const { return advice_; }
    [[nodiscard]] int count() const { return static_cast<int>(files_.size()); }
    [[nodiscard]] QString watching() const { return watch_.folder(); }
    [[nodiscard]] static QString endings();
    [[nodiscard]] QImage from_above() const { return is_of_table() ? from_above_ : QImage(); }

signals:
    void changed();
    void begun();  ///< photos are being read from now on
    void progress_changed();
    void done();  ///< a reading has been taken over

private:
    using Files = std::vector<std::filesystem::path>;
    struct Tried {
        Files files;
        PhotoOutcome outcome;
    };

    /// Which game a reading is of: who may have trains, and what takes it.
    struct Game {
        std::vector<maps::PlayerColour> colours;
        void (GameModel::*take)(vision::Reading);
    };

    void begin(Files files, ReadPhotos read, Game game);
    [[nodiscard]] Game game_on_table() const { return {table_->colours_in_play(), &GameModel::take_reading}; }
    /// As the game on the table is read.
    [[nodiscard]] ReadPhotos reader() const;
    static PhotoOutcome try_to_read(const Files& files, const ReadPhotos& read, const vision::ReadOptions& options);
    static PhotoOutcome read_files(const Files& files, const ReadPhotos& read, const vision::ReadOptions& options);
    void take_outcome();
    /// Not of the other kind of game, which was looked at before.
    [[nodiscard]] bool is_of_table() const { return kind_ == table_->kind(); }
    void take(ReadPhoto photo, Files files, const Game& game);
    void fail(const QString& why, const QStringList& advice);
    void show_progress(const QString& step, double share);
    void set_state(const QString& state, const QString& error);

    TableModel* table_;
    GameModel* game_;
    std::vector<const calibration::BoardProfile*> profiles_ = calibration::built_in_profiles();
    QFutureWatcher<Tried> work_;
    std::stop_source stop_;
    Game of_{{}, &GameModel::take_reading};
    bool taken_ = true;
    QString state_ = QStringLiteral("none");
    QString kind_;
    QString file_name_;
    QString step_;
    double share_ = 0;
    std::function<QString()> summary_;  ///< said anew in every language
    bool left_out_ = false;
    QString error_;
    QStringList advice_;
    Files files_;  ///< that made the present reading; none where a camera did
    QTemporaryDir pasted_;
    int pasted_count_ = 0;
    FolderWatch watch_;
    QImage from_above_;
};

}  // namespace railref::app
