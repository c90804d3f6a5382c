#pragma once

#include <concepts>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "maps/json_reader.h"
#include "tests/temporary_folder.h"

/// Running the program as another program would.
namespace railref::tests {

/// Whether a sanitizer, which keeps much memory of its own, watches the program.
#ifdef __SANITIZE_ADDRESS__
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif

struct Outcome {
    int status = 0;  ///< exit status, or 128 + signal after a crash
    std::string out;
    std::string err;

    /// Standard output as JSON; null, and a failed test, where it is none.
    [[nodiscard]] maps::Json json() const;
};

/// `railref ARGUMENTS...`, nothing on standard input, no display.
[[nodiscard]] Outcome railref(const std::vector<std::string>& arguments);
/// Another copy of it.
[[nodiscard]] Outcome run(const std::string& program, const std::vector<std::string>& arguments);

/// Files of one test.
class Folder {
public:
    [[nodiscard]] std::string path(const std::string& name) const { return (folder_.path() / name).string(); }
    /// Writes the file and gives its path.
    [[nodiscard]] std::string write(const std::string& name, std::string_view content) const;
    /// Json alone, as a text would be taken for a Json too.
    [[nodiscard]] std::string write(const std::string& name, const std::same_as<maps::Json> auto& json) const {
        return write(name, std::string_view(json.dump(1)));
    }
    [[nodiscard]] std::size_t files() const;

private:
    TemporaryFolder folder_;
};

[[nodiscard]] std::string content(const std::string& file);

/// For comparing objects whose keys may come in any order.
[[nodiscard]] inline nlohmann::json unordered(const maps::Json& json) { return nlohmann::json::parse(json.dump()); }

/// Exactly one line on standard error, "railref: ...", nothing on standard output.
void expect_one_line(const Outcome& outcome, int status);

/// A small sound Europe game: red and blue, a ticket, a station, a claim or two.
[[nodiscard]] maps::Json small_game();
/// A sound tickets file for red and blue on Europe.
[[nodiscard]] maps::Json small_tickets();
/// A sound Europe reading: London to Dieppe (1) is red's, everything else is free.
[[nodiscard]] maps::Json small_reading();

}  // namespace railref::tests
