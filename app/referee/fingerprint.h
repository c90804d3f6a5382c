#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace railref::app {

/// FNV-1a, 64 bits: tells facts that differ; no defence against a forger, who could change the program as well.
class Fingerprint {
public:
    Fingerprint& operator<<(std::string_view text);
    Fingerprint& operator<<(int number) { return *this << std::string_view(std::to_string(number)); }

    [[nodiscard]] std::string text() const;  ///< "fnv1a-" and hexadecimal digits

private:
    std::uint64_t hash_ = 0xCBF29CE484222325U;
};

}  // namespace railref::app
