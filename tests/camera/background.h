#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "tests/app/program.h"

extern char** environ;

namespace railref::tests {

/// A program that runs beside the test; it ends with the test at the latest.
class Background {
public:
    explicit Background(std::vector<std::string> words) {
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        const auto open = [&](int descriptor, const std::string& file) {
            posix_spawn_file_actions_addopen(&actions, descriptor, file.c_str(), O_WRONLY | O_CREAT, S_IRUSR | S_IWUSR);
        };
        open(STDOUT_FILENO, folder_.path("out"));
        open(STDERR_FILENO, folder_.path("err"));
        std::vector<char*> argv;
        for (std::string& word : words) argv.push_back(word.data());
        argv.push_back(nullptr);
        if (posix_spawnp(&child_, argv[0], &actions, nullptr, argv.data(), environ) != 0) child_ = 0;
        posix_spawn_file_actions_destroy(&actions);
    }
    ~Background() {
        if (child_ == 0) return;
        kill(child_, SIGKILL);
        waitpid(child_, nullptr, 0);
    }
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;

    [[nodiscard]] bool started() const { return child_ != 0; }
    [[nodiscard]] std::string out() const { return content(folder_.path("out")); }
    [[nodiscard]] std::string err() const { return content(folder_.path("err")); }

    /// Asks it to stop; its exit status, or 128 + signal.
    [[nodiscard]] int stop() {
        kill(child_, SIGTERM);
        int status = 0;
        waitpid(child_, &status, 0);
        child_ = 0;
        return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    }

private:
    Folder folder_;
    pid_t child_ = 0;
};

/// Waits until it is true; false when that takes too long for anything that works.
[[nodiscard]] inline bool comes_true(const auto& condition) {
    for (int i = 0; i < 600; ++i) {
        if (condition()) return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    return false;
}

}  // namespace railref::tests
