#include "maps/write_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <string>
#include <system_error>

namespace railref::maps {

namespace {

namespace fs = std::filesystem;

tl::unexpected<FileError> failure(const fs::path& file, const std::string& why) {
    return tl::unexpected(FileError{file.string(), "", "cannot be written: " + why});
}

std::string last_error() { return std::error_code(errno, std::generic_category()).message(); }

/// Writes everything or sets errno.
bool write_all(int descriptor, std::string_view content) {
    while (!content.empty()) {
        const ssize_t written = ::write(descriptor, content.data(), content.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        content.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

Result<void> write_directly(const fs::path& file, std::string_view content) {
    const int descriptor = ::open(file.c_str(), O_WRONLY | O_CLOEXEC);
    if (descriptor < 0) return failure(file, last_error());
    const bool written = write_all(descriptor, content);
    const std::string why = last_error();
    ::close(descriptor);
    if (!written) return failure(file, why);
    return {};
}

/// The file itself, or where links lead from it, also where there is none yet.
fs::path target_of(fs::path file) {
    constexpr int most_links = 40;  // as many as Linux follows
    std::error_code error;
    for (int i = 0; i < most_links && fs::is_symlink(file, error); ++i)
        file = file.parent_path() / fs::read_symlink(file, error);  // an absolute one stands for itself
    return file;
}

}  // namespace

Result<void> write_file(const fs::path& file, std::string_view content) {
    std::error_code ignored;
    const fs::file_status status = fs::status(file, ignored);
    if (fs::is_directory(status)) return failure(file, "it is a folder");
    if (fs::exists(status) && !fs::is_regular_file(status)) return write_directly(file, content);

    const fs::path target = target_of(file);
    fs::path temporary = target;
    temporary += "." + std::to_string(::getpid()) + ".part";
    constexpr int everybody_as_umask_says = 0666;
    const int descriptor = ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, everybody_as_umask_says);
    if (descriptor < 0) return failure(file, last_error());
    const bool written = write_all(descriptor, content) && ::fsync(descriptor) == 0;
    std::string why = last_error();
    const bool closed = ::close(descriptor) == 0;
    if (written && closed && ::rename(temporary.c_str(), target.c_str()) == 0) return {};
    if (written) why = last_error();
    ::unlink(temporary.c_str());
    return failure(file, why);
}

}  // namespace railref::maps
