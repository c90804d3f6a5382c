#include "app/referee/autosave.h"

namespace railref::app {

Autosave::Autosave() : thread_([this](const std::stop_token& stop) { work(stop); }) {}

Autosave::~Autosave() { wait(); }

void Autosave::save(std::filesystem::path file, AnySession state) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return !job_; });
    job_.emplace(std::move(file), std::move(state));
    changed_.notify_all();
}

void Autosave::wait() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return !job_; });
}

std::optional<maps::FileError> Autosave::take_fault() {
    const std::lock_guard lock(mutex_);
    return std::exchange(fault_, {});
}

void Autosave::work(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    while (changed_.wait(lock, stop, [this] { return job_.has_value(); })) {
        const Job& job = *job_;  // stays until this thread takes it away
        lock.unlock();
        const auto saved = app::save(job.state, job.file);
        lock.lock();
        if (!saved) fault_ = saved.error();
        job_.reset();
        changed_.notify_all();
    }
}

}  // namespace railref::app
