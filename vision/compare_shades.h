#pragma once

#include <vector>

#include "vision/route_evidence.h"

namespace railref::vision {

/// Trains of one plastic look alike in one photo, whatever its light makes of it, but for glare, which lightens them. A
/// route whose trains look like those of another colour and not like its owner's elsewhere, or of whose owner hardly
/// any lie elsewhere, gets Suspicion::anothers_shade, and that colour as `mistaken`.
void compare_shades(std::vector<RouteEvidence>& routes);

}  // namespace railref::vision
