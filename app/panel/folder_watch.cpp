#include "app/panel/folder_watch.h"

namespace railref::app {

FolderWatch::FolderWatch(QObject* parent) : QObject(parent) {
    again_.setInterval(350);
    connect(&again_, &QTimer::timeout, this, &FolderWatch::look);
}

bool FolderWatch::watch(const QString& folder) {
    again_.stop();
    name_.clear();
    folder_.reset();
    if (folder.isEmpty()) return true;
    auto opened = WatchedFolder::open(folder.toStdString());
    if (!opened) return false;
    folder_ = std::move(*opened);
    name_ = folder;
    again_.start();
    return true;
}

void FolderWatch::look() {
    if (!folder_) return;
    const auto files = folder_->arrivals(WatchedFolder::Time::clock::now());
    if (!files) {
        watch({});  // the folder is gone
        return;
    }
    QList<QUrl> together;
    for (const auto& file : *files) together += QUrl::fromLocalFile(QString::fromStdString(file.string()));
    if (!together.empty()) emit arrived(together);
}

}  // namespace railref::app
