#pragma once

#include <filesystem>

#include "app/referee/game_session.h"
#include "calibration/board_profile.h"
#include "maps/result.h"

/// The game that the program opens with: our own renderer's photo, its players and tickets, and the profile that was
/// calibrated from our renderer's empty board. All made during the build; the photo is read live.
namespace railref::app {

/// Players and tickets; nothing on the board yet.
[[nodiscard]] maps::Result<GameSession> sample_session();

/// Loaded once.
[[nodiscard]] maps::Result<const calibration::BoardProfile*> sample_profile();

/// Writes the sample's photo to `file`.
[[nodiscard]] maps::Result<void> write_sample_photo(const std::filesystem::path& file);

}  // namespace railref::app
