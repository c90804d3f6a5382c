#include <gtest/gtest.h>
#include <sys/resource.h>

#include <random>

#include "tests/app/program.h"

/// What `read` and `calibrate` say of files that are no good; how well they read is tests/reading's matter.
namespace railref::tests {
namespace {

/// A picture of noise, PPM: something to look at, no board in it.
std::string noise() {
    constexpr int width = 640;
    constexpr int height = 480;
    std::string picture = "P6\n" + std::to_string(width) + " " + std::to_string(height) + "\n255\n";
    std::minstd_rand random(7);
    for (int i = 0; i < width * height * 3; ++i) picture += static_cast<char>(random() >> 8);
    return picture;
}

/// Twelve megapixels of checks in random grays, PGM: features all over, of no board.
std::string large_checks() {
    constexpr int check = 4;  // px
    constexpr int columns = 1008;
    constexpr int rows = 756;
    std::string picture = "P5\n" + std::to_string(columns * check) + " " + std::to_string(rows * check) + "\n255\n";
    std::minstd_rand random(7);
    for (int y = 0; y < rows; ++y) {
        std::string line;
        for (int x = 0; x < columns; ++x) line += std::string(check, static_cast<char>(random() >> 8));
        for (int i = 0; i < check; ++i) picture += line;
    }
    return picture;
}

TEST(Read, AFileThatIsNoPhoto) {
    const Folder folder;
    expect_one_line(railref({"read", folder.path("none.jpg")}), 2);
    expect_one_line(railref({"read", folder.write("empty.jpg", "")}), 2);
    expect_one_line(railref({"read", folder.write("text.jpg", "no photo"), "--json"}), 2);
    expect_one_line(railref({"read", folder.write("head.jpg", "\xFF\xD8\xFF\xE0")}), 2);
    expect_one_line(railref({"read", folder.path("")}), 2);
}

TEST(Read, ThePhotoIsNotWrittenOver) {
    const Folder folder;
    const std::string photo = folder.write("noise.ppm", noise());
    const Outcome outcome = railref({"read", photo, "--overlay", folder.path("./noise.ppm")});
    expect_one_line(outcome, 2);
    EXPECT_NE(outcome.err.find("not written over"), std::string::npos) << outcome.err;
    EXPECT_EQ(content(photo), noise());
}

TEST(Read, AnOverlayIsWrittenOverNothingButAPng) {
    const Folder folder;
    const std::string photo = folder.write("noise.ppm", noise());
    for (const std::string& kept : {std::string("\xFF\xD8\xFF\xE0 another photo"), small_tickets().dump()}) {
        const std::string target = folder.write("kept", kept);
        const Outcome outcome = railref({"read", photo, "--overlay", target});
        expect_one_line(outcome, 2);
        EXPECT_EQ(outcome.err.find("railref: " + target + ": not written over"), 0U) << outcome.err;
        EXPECT_EQ(content(target), kept);
    }
    const std::string earlier = folder.write("earlier.png", "\x89PNG\r\n\x1A\n and so on");
    EXPECT_EQ(railref({"read", photo, "--overlay", earlier}).status, 1) << "no board";
}

TEST(Read, APhotoWithoutABoardIsANo) {
    const Folder folder;
    const std::string photo = folder.write("noise.ppm", noise());
    for (const std::vector<std::string>& command :
         {std::vector<std::string>{"read", photo}, {"read", photo, "--json", "--board", "usa"}}) {
        const Outcome outcome = railref(command);
        expect_one_line(outcome, 1);
        EXPECT_NE(outcome.err.find(photo), std::string::npos) << outcome.err;
        EXPECT_NE(outcome.err.find("no board"), std::string::npos) << outcome.err;
        EXPECT_EQ(outcome.err.find("--colours"), std::string::npos) << outcome.err;
    }
}

TEST(Read, ColoursThatRuleBoardsOutAreNamed) {
    const Folder folder;
    const Outcome outcome = railref({"read", folder.write("noise.ppm", noise()), "--colours", "purple"});
    expect_one_line(outcome, 1);
    EXPECT_NE(outcome.err.find("only boards with all of --colours"), std::string::npos) << outcome.err;
}

TEST(Read, ALargePhotoWithoutABoardIsSearchedWithinTheMemory) {
    if (kSanitized) GTEST_SKIP() << "a sanitizer keeps memory of its own";
    const Folder folder;
    const Outcome outcome = railref({"read", folder.write("checks.pgm", large_checks())});
    expect_one_line(outcome, 1);
    EXPECT_NE(outcome.err.find("no board"), std::string::npos) << outcome.err;
    rusage used{};
    getrusage(RUSAGE_CHILDREN, &used);
    EXPECT_LT(used.ru_maxrss, 450 * 1024);  // kB
}

TEST(Read, APictureAsNarrowAsAThreadHasNoBoard) {
    const Folder folder;
    for (const std::string& size : {std::string("1 3000"), std::string("3000 1")}) {
        const Outcome outcome =
            railref({"read", folder.write("thread.pgm", "P5 " + size + " 255\n" + std::string(3000, 'g'))});
        expect_one_line(outcome, 1);
        EXPECT_NE(outcome.err.find("no board"), std::string::npos) << outcome.err;
    }
}

TEST(Read, WrongWords) {
    const Folder folder;
    const std::string photo = folder.write("noise.ppm", noise());
    expect_one_line(railref({"read"}), 2);
    expect_one_line(railref({"read", photo, "--board", "atlantis"}), 2);
    expect_one_line(railref({"read", photo, "--colours", "red,pink"}), 2);
    expect_one_line(railref({"read", photo, "--board", "usa", "--colours", "purple"}), 2);
    expect_one_line(railref({"read", photo, "--profile", folder.path("none.profile")}), 2);
    expect_one_line(railref({"read", photo, "--profile", photo}), 2);
    expect_one_line(railref({"read", "--camera", "87"}), 2);
    expect_one_line(railref({"read", photo, "--json-lines"}), 2);
    expect_one_line(railref({"read", folder.path("nowhere"), "--json-lines"}), 2);
}

TEST(Read, AFolderWithoutPhotos) {
    const Folder folder;
    expect_one_line(railref({"read", folder.path(""), "--json-lines"}), 2);
}

TEST(Calibrate, BadInputAndTargetsThatAreSomebodyElses) {
    const Folder folder;
    const std::string photo = folder.write("noise.ppm", noise());
    const std::string profile = folder.path("my.profile");
    expect_one_line(railref({"calibrate", folder.path("none.jpg"), "--board", "europe", "-o", profile}), 2);
    expect_one_line(railref({"calibrate", photo, "--board", "atlantis", "-o", profile}), 2);
    expect_one_line(railref({"calibrate", photo, "--board", "europe", "-o", photo}), 2);
    EXPECT_EQ(content(photo), noise());
    expect_one_line(railref({"calibrate", photo, "--board", "europe", "-o", profile}), 1);
    EXPECT_FALSE(std::filesystem::exists(profile));
}

}  // namespace
}  // namespace railref::tests
