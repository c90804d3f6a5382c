#include "maps/json_reader.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace railref::maps {
namespace {

std::string refusal(std::string_view text) {
    const auto json = parse_json(text, "f.json");
    return json ? "accepted" : json.error().message();
}

TEST(ParseJson, NamesThePlaceOfADuplicateKey) {
    EXPECT_EQ(refusal(R"({"a": [1, {"b": 1, "c": 2, "b": 3}]})"),
              "f.json: /a/1/b: expected each key once, found it twice");
    EXPECT_EQ(refusal(R"({"x/y": 1, "x/y": 2})"), "f.json: /x~1y: expected each key once, found it twice");
    EXPECT_EQ(refusal(R"({"a": {"b": 1}, "c": {"b": 1}})"), "accepted");
}

TEST(ParseJson, NamesLineAndColumnOfASyntaxError) {
    EXPECT_EQ(refusal("{\n  \"a\": oops\n}"), "f.json: line 2, column 8: expected valid JSON (UTF-8)");
    EXPECT_EQ(refusal("{\"a\": 1"), "f.json: line 1, column 8: expected more JSON, found the end of the file");
    EXPECT_EQ(refusal(" \n"), "f.json: expected JSON, found an empty file");
}

TEST(ParseJson, RefusesWhatIsNoJson) {
    for (const char* text :
         {"NaN", "{\"a\": NaN}", "{\"a\": 1,}", "{'a': 1}", "{\"a\": 01}", "\"\xff\"", "{} {}", "1e999"}) {
        EXPECT_NE(refusal(text), "accepted") << text;
    }
}

TEST(ParseJson, SaysThatAPictureIsAnotherKindOfFile) {
    using namespace std::string_literals;
    EXPECT_EQ(refusal("\xff\xd8\xff\xe0\0\x10JFIF\0"s + std::string(100, '[')),
              "f.json: expected JSON, found another kind of file");
}

TEST(ParseJson, RefusesNestingThatWouldExhaustTheStack) {
    EXPECT_EQ(refusal(std::string(100000, '[')), "f.json: expected at most 64 levels of nesting");
}

TEST(JsonNode, NotesOnlyTheFirstFaultAndGoesOn) {
    const Json json = Json::parse(R"({"a": {"b": "x"}, "n": 3})");
    JsonReader reader(json, "f.json");
    EXPECT_EQ(reader.root()["a"]["b"].integer(), 0);
    EXPECT_EQ(reader.root()["missing"]["deeper"].string(), "");
    EXPECT_EQ(reader.root()["n"].integer(0, 9), 3);
    ASSERT_TRUE(reader.fault());
    EXPECT_EQ(reader.fault()->message(), "f.json: /a/b: expected a whole number, found \"x\"");
}

TEST(JsonNode, KeepsNumbersWithinTheirRange) {
    const Json json = Json::parse(R"([3.0, 18446744073709551615, -9223372036854775808, 1e300, 100])");
    for (std::size_t i = 0; i < json.size(); ++i) {
        JsonReader reader(json, "f.json");
        (void)reader.root().items()[i].integer(0, 99);
        EXPECT_TRUE(reader.fault()) << json[i];
    }
}

TEST(JsonReader, RefusesAnotherFormat) {
    const Json json = Json::parse(R"({"format": "railref-game/2"})");
    JsonReader reader(json, "f.json");
    reader.require_format("railref-game/1");
    ASSERT_TRUE(reader.fault());
    EXPECT_EQ(reader.fault()->message(), "f.json: /format: expected \"railref-game/1\", found \"railref-game/2\"");
}

TEST(ReadText, SaysWhatIsWrongWithTheFile) {
    EXPECT_EQ(read_text("no-such-file").error().message(), "no-such-file: no such file");
    EXPECT_TRUE(read_text("/dev/zero").error().expected.starts_with("expected at most 256 MB"));
    EXPECT_EQ(read_text(RAILREF_SOURCE_DIR).error().expected, "expected a file, found a folder");
}

}  // namespace
}  // namespace railref::maps
