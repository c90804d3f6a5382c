#pragma once

namespace railref::media {

/// For std::unique_ptr: what a C library gives is given back by its function `release`.
template <auto release>
struct Release {
    void operator()(auto* thing) const { release(thing); }
};

}  // namespace railref::media
