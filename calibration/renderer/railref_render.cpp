// Draws boards and photos of games: for tests, for the sample that the program carries, for the README.

#include <CLI/CLI.hpp>
#include <filesystem>
#include <iostream>
#include <string>

#include "calibration/renderer/board_art.h"
#include "calibration/renderer/game_state.h"
#include "calibration/renderer/hex_order.h"
#include "calibration/renderer/picture_file.h"
#include "calibration/renderer/random_scene.h"
#include "calibration/renderer/render.h"
#include "calibration/renderer/sample_scene.h"
#include "maps/load_map.h"

namespace {

using railref::renderer::Scene;
using railref::renderer::View;
namespace fs = std::filesystem;

constexpr int wrong_usage = 2;

struct Order {
    std::string board;
    std::string game;
    View view = View::table;
    std::uint64_t seed = 1;
    int width = 1600;
    bool empty = false;
    bool sample = false;
    bool flat = false;
    fs::path picture;
    fs::path tickets;
};

int complain(const std::string& line) {
    std::cerr << line << '\n';
    return wrong_usage;
}

railref::maps::Result<Scene> scene_of(const Order& order) {
    const cv::Size size(order.width, order.width * 3 / 4);
    if (!order.game.empty()) {
        auto game = railref::renderer::load_placed_game(order.game);
        if (!game) return tl::unexpected(game.error());
        if (order.sample) return railref::renderer::sample_scene(*game->map, game->state);
        Scene scene = empty_scene(*game->map, order.view, order.seed, size);
        scene.state = game->state;
        scene.spare_pieces = true;
        return scene;
    }
    const auto* map = railref::maps::built_in_board(order.board);
    if (map == nullptr)
        return tl::unexpected(railref::maps::FileError{"--board " + order.board, "", "expected a built-in board"});
    if (order.sample) return railref::renderer::sample_empty_scene(*map);
    return order.empty ? empty_scene(*map, order.view, order.seed, size)
                       : random_scene(*map, order.view, order.seed, size);
}

int draw(const Order& order) {
    const auto scene = scene_of(order);
    if (!scene) return complain(scene.error().message());
    if (order.flat) {
        const cv::Mat art = railref::renderer::draw_board(*scene->map, order.width, scene->printing);
        const auto written = railref::renderer::write_picture(art, 92, order.picture);
        return written ? 0 : complain(written.error().message());
    }
    const auto picture = railref::renderer::render(*scene);
    const auto written = railref::renderer::write_picture(picture.pixels, scene->sensor.jpeg_quality, order.picture);
    if (!written) return complain(written.error().message());
    const auto truth = railref::renderer::truth_json(*scene, picture.truth, order.picture.filename().string());
    const auto noted = railref::renderer::write_json(truth, fs::path(order.picture).replace_extension(".json"));
    return noted ? 0 : complain(noted.error().message());
}

int write_tickets(const Order& order) {
    const auto game = railref::renderer::load_placed_game(order.game);
    if (!game) return complain(game.error().message());
    const auto written = railref::renderer::write_json(game->tickets, order.tickets);
    return written ? 0 : complain(written.error().message());
}

}  // namespace

int main(int argc, char** argv) {
    Order order;
    CLI::App app{
        "Draws a photo of a game on our own drawing of a board, and writes what is true of it beside it as JSON."};
    auto* board = app.add_option("--board", order.board, "which built-in board");
    auto* game = app.add_option("--game", order.game, "a game file: its claims, stations and markers are drawn");
    game->excludes(board);
    app.add_option("--camera", order.view, "straight, table or oblique")
        ->transform(CLI::CheckedTransformer(railref::renderer::view_words));
    app.add_option("--seed", order.seed, "of game, pose and light");
    app.add_option("--width", order.width, "of the picture, pixels")->check(CLI::Range(200, 8000));
    app.add_flag("--empty", order.empty, "nothing on the board");
    app.add_flag("--flat", order.flat, "the printed board alone, without a camera");
    app.add_flag("--sample", order.sample, "as in the sample that the program carries");
    app.add_option("--tickets", order.tickets, "also write the game's hands as a tickets file")->needs(game);
    auto* output = app.add_option("-o,--output", order.picture, "the picture, .jpg or .png");
    railref::renderer::HexOrder hex;
    const CLI::App* hex_command = railref::renderer::add_hex_order(app, hex);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : wrong_usage;
    }
    if (hex_command->parsed()) {
        const auto drawn = railref::renderer::draw(hex);
        return drawn ? 0 : complain(drawn.error().message());
    }
    if (output->empty()) return complain("-o: expected the picture to write");
    if (order.board.empty() && order.game.empty()) return complain("expected --board or --game");
    if (const int status = draw(order); status != 0) return status;
    return order.tickets.empty() ? 0 : write_tickets(order);
}
