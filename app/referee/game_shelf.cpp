#include "app/referee/game_shelf.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <ctime>

#include "app/referee/words.h"
#include "maps/json_reader.h"
#include "maps/write_file.h"

namespace railref::app {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t most_names = 40;
constexpr std::size_t stamp_length = 15;  // 20261121-224503

tl::unexpected<maps::FileError> failure(const fs::path& file, const std::string& why) {
    return tl::unexpected(maps::FileError{file.string(), "", why});
}

std::string stamp_now() {
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::tm utc{};
    gmtime_r(&now, &utc);
    char text[stamp_length + 1];
    (void)std::strftime(text, sizeof text, "%Y%m%d-%H%M%S", &utc);
    return text;
}

void clear_parts(const fs::path& folder) {
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(folder, ignored)) {
        if (entry.path().extension() == ".part") fs::remove(entry.path(), ignored);
    }
}

maps::Result<void> make_folders(const fs::path& folder) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) return failure(folder, "this folder cannot be made: " + error.message());
    fs::permissions(folder, fs::perms::owner_all, error);  // games are their players' own business
    return {};
}

maps::Result<void> write_json(const fs::path& file, const maps::Json& json) {
    if (auto made = make_folders(file.parent_path()); !made) return made;
    return maps::write_file(file, json.dump(2) + "\n");
}

/// A small file of ours; nothing where it is missing or not what it should be: it is then written anew.
std::optional<maps::Json> read_own(const fs::path& file, std::string_view format) {
    const auto text = maps::read_text(file);
    if (!text) return {};
    auto json = maps::parse_json(*text, file.string());
    if (!json || member(*json, "format") != format) return {};
    return std::move(*json);
}

}  // namespace

std::optional<GameId> GameId::parse(std::string_view text) {
    const bool sound = text.size() >= stamp_length && text.size() < 2 * stamp_length &&
                       text.find_first_not_of("0123456789-") == std::string_view::npos;
    return sound ? std::optional(GameId(std::string(text))) : std::nullopt;
}

std::string GameId::begun() const {
    return text_.substr(0, 4) + "-" + text_.substr(4, 2) + "-" + text_.substr(6, 2) + " " + text_.substr(9, 2) + ":" +
           text_.substr(11, 2);
}

GameShelf::GameShelf(fs::path folder) : folder_(std::move(folder)) {}

GameShelf::~GameShelf() {
    if (lock_ >= 0) ::close(lock_);
}

fs::path GameShelf::place(const GameId& id) const { return folder_ / "games" / id.text(); }
fs::path GameShelf::game_file(const GameId& id) const { return place(id) / "game.json"; }
fs::path GameShelf::picture_file(const GameId& id) const { return place(id) / "board.jpg"; }

bool GameShelf::take_charge() {
    if (lock_ >= 0) return true;
    if (!make_folders(folder_)) return false;
    constexpr int owner_only = 0600;
    lock_ = ::open((folder_ / "lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, owner_only);
    if (lock_ < 0) return false;
    if (::flock(lock_, LOCK_EX | LOCK_NB) != 0) {
        ::close(lock_);
        lock_ = -1;
        return false;
    }
    std::error_code ignored;
    clear_parts(folder_);
    for (const auto& entry : fs::directory_iterator(folder_ / "games", ignored)) clear_parts(entry.path());
    fs::remove_all(folder_ / "removed", ignored);
    return true;
}

maps::Result<GameId> GameShelf::make_place() {
    if (auto made = make_folders(folder_ / "games"); !made) return tl::unexpected(made.error());
    const std::string stamp = stamp_now();
    for (int number = 1;; ++number) {
        const auto id = GameId::parse(number == 1 ? stamp : stamp + "-" + std::to_string(number));
        std::error_code error;
        if (fs::create_directory(place(*id), error)) return *id;
        if (error) return failure(place(*id), "this folder cannot be made: " + error.message());
    }
}

std::vector<GameId> GameShelf::games() const {
    std::vector<GameId> ids;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(folder_ / "games", ignored)) {
        const auto id = GameId::parse(entry.path().filename().string());
        if (id && fs::exists(game_file(*id), ignored)) ids.push_back(*id);
    }
    std::ranges::sort(ids);
    return ids;
}

maps::Result<AnySession> GameShelf::load(const GameId& id) const { return load_session(game_file(id)); }

maps::Result<void> GameShelf::remove(const GameId& id) {
    if (auto made = make_folders(folder_ / "removed"); !made) return made;
    std::error_code error;
    fs::rename(place(id), folder_ / "removed" / id.text(), error);
    if (error) return failure(place(id), "cannot be removed: " + error.message());
    return {};
}

maps::Result<void> GameShelf::put_back(const GameId& id) {
    std::error_code error;
    fs::rename(folder_ / "removed" / id.text(), place(id), error);
    if (error) return failure(place(id), "cannot be put back: " + error.message());
    return {};
}

std::optional<OnTable> GameShelf::on_table() const {
    const auto json = read_own(folder_ / "on-table.json", "railref-shelf/1");
    if (!json) return {};
    const maps::Json& game = member(*json, "game");
    const maps::Json& step = member(*json, "step");
    const auto id = game.is_string() ? GameId::parse(game.get<std::string>()) : std::nullopt;
    std::error_code ignored;
    if (!id || !fs::exists(game_file(*id), ignored)) return {};
    return OnTable{*id, step.is_number_integer() ? step.get<int>() : 0};
}

maps::Result<void> GameShelf::put_on_table(const OnTable& what) {
    return write_json(folder_ / "on-table.json",
                      {{"format", "railref-shelf/1"}, {"game", what.game.text()}, {"step", what.step}});
}

std::vector<std::string> GameShelf::names() const {
    std::vector<std::string> names;
    const auto json = read_own(folder_ / "names.json", "railref-player-names/1");
    if (!json) return names;
    for (const maps::Json& name : member(*json, "names")) {
        if (name.is_string() && names.size() < most_names) names.push_back(name.get<std::string>());
    }
    return names;
}

maps::Result<void> GameShelf::remember_names(std::span<const std::string> entered) {
    const std::vector<std::string> before = names();
    std::vector<std::string> kept;
    const auto keep = [&](const std::string& name) {
        if (!name.empty() && kept.size() < most_names && std::ranges::find(kept, name) == kept.end())
            kept.push_back(name);
    };
    for (const std::string& name : entered) keep(name);
    for (const std::string& name : before) keep(name);
    if (kept == before) return {};
    return write_json(folder_ / "names.json", {{"format", "railref-player-names/1"}, {"names", kept}});
}

}  // namespace railref::app
