#include "app/panel/folder_watch.h"

#include <QDir>
#include <QFileInfo>

namespace railref::app {
namespace {

QFileInfoList pictures_in(const QString& folder) {
    static const QStringList names{QStringLiteral("*.jpg"), QStringLiteral("*.jpeg"), QStringLiteral("*.png"),
                                   QStringLiteral("*.webp")};
    return QDir(folder).entryInfoList(names, QDir::Files, QDir::Time | QDir::Reversed);
}

}  // namespace

FolderWatch::FolderWatch(QObject* parent) : QObject(parent) {
    again_.setInterval(700);
    connect(&again_, &QTimer::timeout, this, &FolderWatch::look);
    connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, &FolderWatch::look);
}

bool FolderWatch::watch(const QString& folder) {
    if (!folder_.isEmpty()) watcher_.removePath(folder_);
    again_.stop();
    folder_.clear();
    known_.clear();
    growing_.clear();
    if (folder.isEmpty()) return true;
    if (!QFileInfo(folder).isDir()) return false;
    folder_ = folder;
    for (const QFileInfo& file : pictures_in(folder)) known_.insert(file.fileName());
    watcher_.addPath(folder);
    again_.start();
    return true;
}

void FolderWatch::look() {
    for (const QFileInfo& file : pictures_in(folder_)) {
        if (known_.contains(file.fileName())) continue;
        const auto before = growing_.find(file.fileName());
        if (before != growing_.end() && before->second == file.size() && file.size() > 0) {
            growing_.erase(before);
            known_.insert(file.fileName());
            emit arrived(file.absoluteFilePath());
        } else {
            growing_[file.fileName()] = file.size();
        }
    }
}

}  // namespace railref::app
