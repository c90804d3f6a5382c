#pragma once

#include <map>
#include <string>
#include <string_view>

#include "maps/result.h"

/// Zip archives in memory (libzip): a few named files, no folders.
namespace railref::app {

/// What an archive may hold; everything else is refused unread.
struct ArchiveLimits {
    std::map<std::string, std::size_t> most_bytes;  ///< name -> how large that file may be when unpacked
};

/// The same files give the same bytes. Errors: no memory.
[[nodiscard]] maps::Result<std::string> pack(const std::map<std::string, std::string>& files,
                                             const std::string& archive);

/// The text begins as a zip archive does.
[[nodiscard]] bool looks_packed(std::string_view bytes);

/// Trusts nothing that the archive says of itself: a file is unpacked up to its limit and no further, and checked
/// against its checksum. Errors, in one line: no archive, cut short, damaged, encrypted; a file that `limits` does not
/// name (so no path ever leaves the archive), twice the same, or larger than allowed.
[[nodiscard]] maps::Result<std::map<std::string, std::string>> unpack(std::string_view bytes,
                                                                      const ArchiveLimits& limits,
                                                                      const std::string& archive);

}  // namespace railref::app
