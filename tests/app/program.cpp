#include "tests/app/program.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <fstream>
#include <sstream>

#include "maps/load_map.h"

extern char** environ;

namespace railref::tests {

namespace {

namespace fs = std::filesystem;

/// The environment without a display, so that no test opens a window.
std::vector<char*> headless_environment() {
    std::vector<char*> variables;
    for (char** variable = environ; *variable != nullptr; ++variable) {
        const std::string_view text(*variable);
        if (!text.starts_with("DISPLAY=") && !text.starts_with("WAYLAND_DISPLAY=")) variables.push_back(*variable);
    }
    variables.push_back(nullptr);
    return variables;
}

int exit_status(pid_t child) {
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    constexpr int signal_base = 128;
    return WIFEXITED(status) ? WEXITSTATUS(status) : signal_base + WTERMSIG(status);
}

}  // namespace

maps::Json Outcome::json() const {
    auto json = maps::parse_json(out, "standard output");
    EXPECT_TRUE(json.has_value()) << (json ? "" : json.error().message()) << "\n" << err;
    return json.value_or(maps::Json());
}

Outcome railref(const std::vector<std::string>& arguments) { return run(RAILREF_PROGRAM, arguments); }

Outcome run(const std::string& program, const std::vector<std::string>& arguments) {
    const Folder folder;
    const std::string out = folder.path("out");
    const std::string err = folder.path("err");
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, out.c_str(), O_WRONLY | O_CREAT, S_IRUSR | S_IWUSR);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, err.c_str(), O_WRONLY | O_CREAT, S_IRUSR | S_IWUSR);
    std::vector<std::string> words{program};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    pid_t child = 0;
    const int failed =
        posix_spawn(&child, program.c_str(), &actions, nullptr, argv.data(), headless_environment().data());
    posix_spawn_file_actions_destroy(&actions);
    EXPECT_EQ(failed, 0) << "the program could not be started: " << program;
    if (failed != 0) return {};
    const int status = exit_status(child);
    return {status, content(out), content(err)};
}

std::string Folder::write(const std::string& name, std::string_view text) const {
    std::ofstream(path(name), std::ios::binary) << text;
    return path(name);
}

std::size_t Folder::files() const {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder_.path()), fs::directory_iterator()));
}

std::string content(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

void expect_one_line(const Outcome& outcome, int status) {
    EXPECT_EQ(outcome.status, status) << outcome.out << outcome.err;
    EXPECT_EQ(outcome.out, "");
    EXPECT_TRUE(outcome.err.starts_with("railref: ")) << outcome.err;
    EXPECT_EQ(outcome.err.find('\n') + 1, outcome.err.size()) << "expected one line, found: " << outcome.err;
}

maps::Json small_game() {
    return maps::Json::parse(R"({
        "format": "railref-game/1", "board": "europe", "variant": "base",
        "players": [
            {"colour": "red", "name": "Ada", "tickets": [{"from": "london", "to": "frankfurt", "points": 5}]},
            {"colour": "blue", "name": "Bob", "tickets": []}],
        "claims": {"dieppe-london-gray-1": "blue", "dieppe-paris-pink": "red", "frankfurt-paris-white": "red"},
        "stations": {"london": "red"}})");
}

maps::Json small_tickets() {
    return maps::Json::parse(R"({
        "format": "railref-tickets/1",
        "players": [
            {"colour": "red", "name": "Ada", "tickets": [{"from": "paris", "to": "wien"}]},
            {"colour": "blue", "tickets": []}]})");
}

maps::Json small_reading() {
    const maps::BoardMap& map = *maps::built_in_board("europe");
    const maps::Json free = {{"owner", "none"}, {"confidence", 0.999}, {"also", maps::Json::object()}};
    maps::Json reading = maps::Json::parse(R"({
        "format": "railref-reading/1", "board": "europe",
        "images": [{"file": "end.jpg", "width": 4032, "height": 3024,
                    "registration": {"homography": [4000, 0, 0, 0, 2600, 0, 0, 0, 1], "inliers": 812,
                                     "error_px": 1.3, "visible": 0.97}}],
        "routes": {}, "stations": {}, "score_markers": {}, "questions": [],
        "timing_ms": {"decode": 95, "register": 240, "read": 120, "total": 460}})");
    for (const maps::Route& route : map.routes()) reading["routes"][route.slug] = free;
    for (const maps::City& city : map.cities()) reading["stations"][city.slug] = free;
    reading["routes"]["dieppe-london-gray-1"]["owner"] = "red";
    return reading;
}

}  // namespace railref::tests
