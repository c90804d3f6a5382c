// The order of the house: which folder may include what. Headers of libraries that are not linked do not compile
// anyway; Boost's and the JSON library's are always reachable, and a folder of ours could be reached by its path, so
// includes are read.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

const fs::path house = RAILREF_SOURCE_DIR;

struct Include {
    std::string file;
    std::string header;
    bool in_header = false;
};

std::vector<Include> includes_of(const std::string& folder) {
    static const std::regex pattern(R"re(^\s*#\s*include\s*[<"]([^>"]+)[>"])re");
    std::vector<Include> found;
    for (const auto& entry : fs::recursive_directory_iterator(house / folder)) {
        const std::string extension = entry.path().extension().string();
        if (extension != ".h" && extension != ".cpp") continue;
        std::ifstream in(entry.path());
        std::smatch match;
        for (std::string line; std::getline(in, line);) {
            if (!std::regex_search(line, match, pattern)) continue;
            found.push_back({fs::relative(entry.path(), house).string(), match[1].str(), extension == ".h"});
        }
    }
    return found;
}

std::string first_part(const std::string& header) { return header.substr(0, header.find('/')); }

const std::set<std::string> folders{"maps", "scoring", "calibration", "vision", "app", "tests"};

/// folder -> folders of ours that it may include
const std::map<std::string, std::set<std::string>> allowed{
    {"maps", {"maps"}},
    {"scoring", {"maps", "scoring"}},
    {"calibration", {"maps", "calibration"}},
    {"vision", {"maps", "calibration", "vision"}},
    {"app", {"maps", "scoring", "calibration", "vision", "app"}},
};

bool is_opencv(const std::string& header) { return first_part(header) == "opencv2"; }
bool is_boost(const std::string& header) { return first_part(header) == "boost"; }
bool is_qt(const std::string& header) {
    return header.size() > 1 && header[0] == 'Q' && std::isupper(static_cast<unsigned char>(header[1])) != 0;
}

class House : public ::testing::TestWithParam<std::string> {};

TEST_P(House, IncludesOnlyWhatItStandsOn) {
    const auto includes = includes_of(GetParam());
    ASSERT_FALSE(includes.empty());
    for (const Include& include : includes) {
        const std::string part = first_part(include.header);
        if (folders.contains(part) && include.header != part) {
            EXPECT_TRUE(allowed.at(GetParam()).contains(part)) << include.file << " includes " << include.header;
        }
    }
}

TEST_P(House, UsesOnlyItsOwnLibraries) {
    const std::string folder = GetParam();
    const bool sees_pictures = folder == "calibration" || folder == "vision" || folder == "app";
    for (const Include& include : includes_of(folder)) {
        const std::string what = include.file + " includes " + include.header;
        EXPECT_TRUE(sees_pictures || !is_opencv(include.header)) << what;
        EXPECT_TRUE(folder == "app" || !is_qt(include.header)) << what;
        // Boost.Graph stays private to scoring, what loads a library to calibration/media: headers speak vectors and
        // small structs.
        const bool loads_a_library = include.file.rfind("calibration/media/", 0) == 0;
        EXPECT_TRUE(!is_boost(include.header) || ((folder == "scoring" || loads_a_library) && !include.in_header))
            << what;
    }
}

INSTANTIATE_TEST_SUITE_P(Folders, House, ::testing::Values("maps", "scoring", "calibration", "vision", "app"),
                         [](const auto& name) { return name.param; });

/// Below the panel nothing knows Qt; the core that the command line shares with the panel lives in app/referee.
TEST(House, QtStaysInThePanel) {
    for (const Include& include : includes_of("app")) {
        const bool panel = include.file.rfind("app/panel/", 0) == 0;
        EXPECT_TRUE(panel || !is_qt(include.header)) << include.file << " includes " << include.header;
    }
}

/// A sixth of a second of every start and every photo, wherever else they were linked (calibration/media/media.h).
TEST(House, PictureFilesAndCamerasAreLoadedLate) {
    const std::set<std::string> late{"opencv2/imgcodecs.hpp", "opencv2/videoio.hpp", "libheif/heif.h"};
    const std::set<std::string> tools{"calibration/make_profiles.cpp", "vision/training/dump_hex_patches.cpp"};
    const std::set<std::string> loaded_late{"calibration/media/codecs.cpp", "calibration/media/heif.cpp"};
    for (const std::string folder : {"calibration", "vision", "app"})
        for (const Include& include : includes_of(folder))
            EXPECT_TRUE(!late.contains(include.header) || tools.contains(include.file) ||
                        loaded_late.contains(include.file))
                << include.file << " includes " << include.header;
}

TEST(House, HasNothingElseAtTheTop) {
    const std::set<std::string> top{".ci",
                                    ".clang-format",
                                    ".clang-tidy",
                                    ".git",
                                    ".gitignore",
                                    "CMakeLists.txt",
                                    "CMakePresets.json",
                                    "LICENSE",
                                    "README.md",
                                    "app",
                                    "calibration",
                                    "maps",
                                    "run",
                                    "scoring",
                                    "tests",
                                    "vision"};
    for (const auto& entry : fs::directory_iterator(house)) {
        const std::string name = entry.path().filename().string();
        if (name.rfind("build", 0) == 0 || name == "compile_commands.json" || name == ".cache") continue;
        EXPECT_TRUE(top.contains(name)) << name;
    }
}

}  // namespace
