#include "app/referee/fingerprint.h"

#include <sstream>

namespace railref::app {

Fingerprint& Fingerprint::operator<<(std::string_view text) {
    const auto mix = [this](unsigned char byte) { hash_ = (hash_ ^ byte) * 0x100000001B3U; };
    for (const char c : text) mix(static_cast<unsigned char>(c));
    mix(0);
    return *this;
}

std::string Fingerprint::text() const {
    std::ostringstream out;
    out << "fnv1a-" << std::hex << hash_;
    return out.str();
}

}  // namespace railref::app
