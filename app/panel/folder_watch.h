#pragma once

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QObject>
#include <QSet>
#include <QTimer>
#include <map>

namespace railref::app {

/// Tells of pictures that arrive in a folder, a phone's uploads for instance. A file is told of once, when it has
/// stopped growing; what lies there already when the watch begins is not news.
class FolderWatch : public QObject {
    Q_OBJECT

public:
    explicit FolderWatch(QObject* parent = nullptr);

    /// Empty: stops. False when there is no such folder.
    bool watch(const QString& folder);
    [[nodiscard]] QString folder() const { return folder_; }

signals:
    void arrived(const QString& file);

private:
    void look();

    QFileSystemWatcher watcher_;
    QTimer again_;  ///< some file systems tell nothing, and a growing file needs a second look
    QString folder_;
    QSet<QString> known_;
    std::map<QString, qint64> growing_;  ///< with the size seen last
};

}  // namespace railref::app
