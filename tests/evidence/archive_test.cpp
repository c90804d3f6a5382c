#include "app/referee/archive.h"

#include <gtest/gtest.h>

#include <random>

namespace railref::app {
namespace {

using Files = std::map<std::string, std::string>;

const ArchiveLimits two_files{{{"a.txt", 1000}, {"b.txt", 2000000}}};

std::string packed(const Files& files) { return pack(files, "test").value(); }

/// One line that says what is wrong.
std::string refusal(std::string_view bytes, const ArchiveLimits& limits = two_files) {
    const auto files = unpack(bytes, limits, "x.railref");
    if (files) return "";
    EXPECT_EQ(files.error().message().find('\n'), std::string::npos);
    EXPECT_TRUE(files.error().message().starts_with("x.railref: ")) << files.error().message();
    return files.error().message();
}

TEST(Archive, GivesBackWhatWasPacked) {
    std::string bytes(100000, '\0');
    std::mt19937 chance(3);
    for (char& byte : bytes) byte = static_cast<char>(chance());
    const Files files{{"a.txt", "hello"}, {"b.txt", bytes}};
    EXPECT_EQ(unpack(packed(files), two_files, "x").value(), files);
    EXPECT_EQ(packed(files), packed(files)) << "the same files give the same bytes";
}

TEST(Archive, RefusesWhatIsNoArchive) {
    for (const char* text : {"", "P", "PK", "hello", "PK\x03\x04", "{\"format\": \"railref-game/1\"}"})
        EXPECT_NE(refusal(text), "") << text;
}

TEST(Archive, RefusesAnArchiveThatIsCutShort) {
    const std::string whole = packed({{"a.txt", "hello"}, {"b.txt", std::string(5000, 'x')}});
    for (std::size_t length = 0; length < whole.size(); ++length)
        ASSERT_NE(refusal(std::string_view(whole).substr(0, length)), "") << length;
}

TEST(Archive, NeverGivesOtherBytesThanWerePacked) {
    const Files files{{"a.txt", "hello"}, {"b.txt", std::string(300, 'x') + "yz"}};
    const std::string whole = packed(files);
    for (std::size_t at = 0; at < whole.size(); ++at) {
        std::string damaged = whole;
        damaged[at] = static_cast<char>(damaged[at] ^ 0x15);
        const auto got = unpack(damaged, two_files, "x");
        if (got) {
            EXPECT_EQ(*got, files) << at;
        }
    }
}

TEST(Archive, RefusesNamesThatItDoesNotExpect) {
    for (const char* name : {"../../etc/passwd", "/etc/passwd", "c.txt", "a.txt/b", "A.TXT"}) {
        const std::string line = refusal(packed({{name, "boo"}}));
        EXPECT_NE(line.find("expected only a.txt, b.txt in it"), std::string::npos) << line;
    }
}

TEST(Archive, StopsUnpackingABomb) {
    const std::string bomb = packed({{"a.txt", std::string(200U << 20U, '\0')}});
    EXPECT_LT(bomb.size(), 1U << 20U);
    EXPECT_NE(refusal(bomb).find("when unpacked"), std::string::npos) << refusal(bomb);
}

}  // namespace
}  // namespace railref::app
