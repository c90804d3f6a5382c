#include "app/panel/file_words.h"

#include <QCoreApplication>
#include <filesystem>
#include <string_view>

namespace railref::app {
namespace {

class Files {
    Q_DECLARE_TR_FUNCTIONS(Files)
};

/// The one-line reports of the readers begin in few ways; tests/panel/file_test.cpp makes them all.
QString sentence(std::string_view why) {
    const auto is = [why](std::string_view begin) { return why.starts_with(begin); };
    if (is("no such file") || is("expected a video file, found no such file")) return Files::tr("There is no file %1.");
    if (is("expected a file, found a folder") || is("expected a video file, found a folder"))
        return Files::tr("%1 is a folder.");
    if (is("expected the library"))
        return Files::tr("%1 was not opened: a part of Railref is missing. Install it again as a whole.");
    if (is("expected a whole picture"))
        return Files::tr("%1 is cut short. Perhaps it is still being copied: try again in a moment.");
    if (is("expected a picture"))
        return Files::tr("%1 is not a picture that can be opened (JPEG, PNG, WebP, TIFF, HEIC or AVIF).");
    if (is("expected a whole JPEG") || is("expected a whole HEIC") || is("expected a whole PNG"))
        return Files::tr("%1 is a damaged picture.");
    if (is("expected a camera"))
        return Files::tr("No camera answers. Is it plugged in, and does no other program use it?");
    if (is("expected a video stream")) return Files::tr("No pictures come from %1.");
    if (is("expected a video,")) return Files::tr("%1 is not a video that can be played.");
    if (is("the pictures ended")) return Files::tr("The pictures of %1 ended before the board was read.");
    if (is("cannot be written")) return Files::tr("%1 cannot be written. Is there room, and may you write there?");
    if (is("cannot be read")) return Files::tr("%1 cannot be read. May you read it?");
    return Files::tr("%1 is damaged, or no file of Railref.");
}

}  // namespace

QString say_file_fault(const maps::FileError& fault) {
    const bool address = fault.file.find("://") != std::string::npos;
    const QString name =
        QString::fromStdString(address ? fault.file : std::filesystem::path(fault.file).filename().string());
    const QString said = sentence(fault.expected);
    const QString text = said.contains(QStringLiteral("%1")) ? said.arg(name) : said;
    if (fault.pointer.empty()) return text;
    return text + QStringLiteral(" (") + QString::fromStdString(fault.pointer) + QChar(u')');
}

}  // namespace railref::app
