#pragma once

#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

#include "app/referee/any_session.h"
#include "maps/result.h"

namespace railref::app {

/// Writes every state of a game to its file as it is entered, on a thread of its own. At most one state is under way:
/// save() returns once the state before is safe on the disk, so a program that is killed loses the last entry at most.
/// As a rule the writing takes a few milliseconds and nobody types that fast.
class Autosave {
public:
    Autosave();
    Autosave(const Autosave&) = delete;
    Autosave& operator=(const Autosave&) = delete;
    ~Autosave();  ///< writes what is under way

    void save(std::filesystem::path file, AnySession state);
    /// Until everything is on the disk.
    void wait();
    /// Why the last state could not be written; told once.
    [[nodiscard]] std::optional<maps::FileError> take_fault();

private:
    struct Job {
        std::filesystem::path file;
        AnySession state;
    };
    void work(const std::stop_token& stop);

    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::optional<Job> job_;
    std::optional<maps::FileError> fault_;
    std::jthread thread_;  // last: it uses all of the above
};

}  // namespace railref::app
