#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "app/referee/archive.h"
#include "app/referee/evidence.h"

/// What somebody may do to an evidence file.
namespace railref::tests {

inline const app::TopPicture a_picture{"\xFF\xD8\xFF the picture", 2400, 1600};

inline const app::ArchiveLimits everything{
    {{"evidence.json", 1U << 24U}, {"game.json", 1U << 24U}, {"scoresheet.json", 1U << 24U}, {"board.jpg", 1U << 24U}}};

inline std::string evidence_of(const app::AnySession& session) { return pack_evidence(session, a_picture).value(); }

/// The evidence with one of its documents changed.
template <class Change>
std::string tampered(const std::string& bytes, const std::string& name, Change change) {
    auto files = app::unpack(bytes, everything, "x").value();
    maps::Json json = maps::Json::parse(files[name]);
    change(json);
    files[name] = json.dump();
    return app::pack(files, "x").value();
}

inline std::vector<std::string> replayed(const std::string& bytes) {
    const auto evidence = app::unpack_evidence(bytes, "x.railref");
    EXPECT_TRUE(evidence.has_value()) << (evidence ? "" : evidence.error().message());
    return evidence ? replay(*evidence) : std::vector<std::string>{"unreadable"};
}

}  // namespace railref::tests
