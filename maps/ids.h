#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

/// Strong ids. A CityId, RouteId or TicketId is an index into the BoardMap that made it and means nothing in another.
namespace railref::maps {

enum class CityId : std::uint8_t {};
enum class RouteId : std::uint8_t {};
enum class TicketId : std::uint16_t {};

/// Every plastic colour that a supported game comes with; BoardMap::colours() says which a board has.
enum class PlayerColour : std::uint8_t { red, blue, green, yellow, black, purple, white };

inline constexpr std::array all_player_colours{PlayerColour::red,    PlayerColour::blue,  PlayerColour::green,
                                               PlayerColour::yellow, PlayerColour::black, PlayerColour::purple,
                                               PlayerColour::white};

[[nodiscard]] constexpr std::size_t index(CityId id) { return static_cast<std::size_t>(id); }
[[nodiscard]] constexpr std::size_t index(RouteId id) { return static_cast<std::size_t>(id); }
[[nodiscard]] constexpr std::size_t index(TicketId id) { return static_cast<std::size_t>(id); }
[[nodiscard]] constexpr std::size_t index(PlayerColour colour) { return static_cast<std::size_t>(colour); }

/// The colour's word in every file and on the command line ("red").
[[nodiscard]] std::string_view name(PlayerColour colour);

/// The inverse of name(); nothing for any other word.
[[nodiscard]] std::optional<PlayerColour> player_colour(std::string_view word);

}  // namespace railref::maps
