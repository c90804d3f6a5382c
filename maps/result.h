#pragma once

#include <string>
#include <tl/expected.hpp>

namespace railref::maps {

/// What is wrong with a file: one line for a person that says what, where and what was expected.
struct FileError {
    std::string file;      ///< as the user named it
    std::string pointer;   ///< JSON pointer (RFC 6901) or other place inside the file; empty when it is the file itself
    std::string expected;  ///< "expected a player colour (red, blue, ...), found \"pink\""

    /// "end.json: /players/0/colour: expected ..."
    [[nodiscard]] std::string message() const;

    bool operator==(const FileError&) const = default;
};

/// A value, or the one line that says why there is none.
template <class T>
using Result = tl::expected<T, FileError>;

}  // namespace railref::maps
