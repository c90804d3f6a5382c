#pragma once

#include <QList>
#include <QObject>
#include <QTimer>
#include <QUrl>
#include <optional>

#include "app/referee/watched_folder.h"

namespace railref::app {

/// Tells the panel of pictures that arrive in a folder, a phone's uploads for instance.
class FolderWatch : public QObject {
    Q_OBJECT

public:
    explicit FolderWatch(QObject* parent = nullptr);

    /// Empty: stops. False when there is no such folder.
    bool watch(const QString& folder);
    [[nodiscard]] QString folder() const { return name_; }

signals:
    void arrived(const QList<QUrl>& files);  ///< those that arrived together

private:
    void look();

    QTimer again_;
    QString name_;
    std::optional<WatchedFolder> folder_;
};

}  // namespace railref::app
