// What the program can do without the library that knows picture files and cameras (calibration/media/media.h).
#include <gtest/gtest.h>

#include <filesystem>

#include "tests/app/program.h"

namespace railref::tests {
namespace {

class WithoutCodecs : public testing::Test {
protected:
    void SetUp() override { std::filesystem::copy_file(RAILREF_PROGRAM, program_); }

    void expect_it_is_missed(const std::vector<std::string>& command, const std::string& file) const {
        const Outcome outcome = run(program_, command);
        expect_one_line(outcome, 2);
        EXPECT_NE(outcome.err.find(file), std::string::npos) << outcome.err;
        EXPECT_NE(outcome.err.find("railref_codecs"), std::string::npos) << outcome.err;
    }

    const Folder folder_;
    const std::string program_ = folder_.path("railref");
};

TEST_F(WithoutCodecs, AGameIsScored) {
    const std::string game = folder_.write("game.json", small_game());
    const Outcome scored = run(program_, {"score", game, "--json"});
    EXPECT_EQ(scored.status, 0) << scored.err;
    EXPECT_EQ(scored.out, railref({"score", game, "--json"}).out);
}

TEST_F(WithoutCodecs, APictureOrAVideoIsRefusedInOneLine) {
    const std::string photo = std::string(RAILREF_SAMPLE_DIR) + "/sample.jpg";
    expect_it_is_missed({"read", photo}, photo);
    expect_it_is_missed({"read", "--camera", photo}, photo);
    expect_it_is_missed({"calibrate", photo, "--board", "europe", "-o", folder_.path("my.profile")}, photo);
}

}  // namespace
}  // namespace railref::tests
