"""Real trains on routes where nobody laid them: trains are cut out of photos and laid on free routes of others, in those
photos' light, many on print of their own colour, twins pushed aside together, some dyed in colours that no photo has
(copy-paste augmentation, Ghiasi et al. 2021)."""
import cv2
import numpy as np

import place_input
from board_views import ROOF_MM, board_views
from boards import CLASS, COLOURS
from drawn_pieces import PLASTIC

PX = 3                        # a millimetre in a cut
HALF_U, HALF_V = 16.0, 11.0   # millimetres around a train's middle
END_MM = 11.0                 # from its middle, beyond which a train ends and the next begins
SHADES = 0.25, 1.4            # of a plastic or a print
SPAN_PX = 2100                # the board's width in the photos that are worked on
LIKE_MM = 1.5                 # how differently a train may lean where it is laid
MOST_ASIDE_MM = 6
OWN_SHARE = 0.15              # on print of their own colour; with half of them, free print in boosted colours is taken for trains


class Cut:
    """A train cut out: pixels (in the reference's light, floats) and alpha of HALF_U x HALF_V around its foot, and how
    far its roof leans (mm, u and v)."""

    def __init__(self, pixels, alpha, lean):
        self.pixels, self.alpha, self.lean = pixels, alpha, lean

    def mirrored(self, u, v):
        code = {(-1, 1): 1, (1, -1): 0, (-1, -1): -1}.get((u, v))
        if code is None:
            return self
        return Cut(cv2.flip(self.pixels, code), cv2.flip(self.alpha, code), self.lean * [u, v])

    def dyed(self, colour, rng):
        """In another plastic, its light and shade kept."""
        lightness = self.pixels.mean(-1)
        middle = np.average(lightness, weights=self.alpha + 1e-6)
        dye = np.array(PLASTIC[colour][::-1], np.float32) * rng.uniform(0.75, 1.1) + rng.normal(0, 8, 3)
        relief = (lightness / max(middle, 1.0))[..., None] ** rng.uniform(0.6, 1.0)
        return Cut(np.clip(relief * np.clip(dye, 12, 250), 0, 255).astype(np.float32), self.alpha, self.lean)


def at_pixel(camera, board, place, uv, height_mm=0.0):
    """Where points (mm along and across a place) appear."""
    c, s = np.cos(place[2]), np.sin(place[2])
    uv = np.asarray(uv, float)
    p = np.stack([place[0] + uv[:, 0] * c - uv[:, 1] * s, place[1] + uv[:, 0] * s + uv[:, 1] * c], -1)
    return camera.project(p / [board.width_mm, board.height_mm], height_mm)


def patch_to_photo(camera, board, place):
    """Homography from a cut's pixels to the photo's."""
    uv = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * [HALF_U, HALF_V]
    corners = (uv + [HALF_U, HALF_V]) * PX - 0.5
    return cv2.getPerspectiveTransform(np.float32(corners), np.float32(at_pixel(camera, board, place, uv)))


def lean_at(camera, board, place):
    """How far a roof appears from above its foot, mm along and across the place."""
    foot, u, v = at_pixel(camera, board, place, [[0, 0], [1, 0], [0, 1]])
    roof = at_pixel(camera, board, place, [[0, 0]], ROOF_MM)[0]
    return np.linalg.solve(np.stack([u - foot, v - foot], -1), roof - foot)


def cut_pixels(photo, camera, board, place):
    size = (int(2 * HALF_U * PX), int(2 * HALF_V * PX))
    return cv2.warpPerspective(photo, patch_to_photo(camera, board, place), size, flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
                               borderMode=cv2.BORDER_REPLICATE)


def unlike(pixels, colour):
    """How far pixels are from any shade of a colour."""
    shade = np.clip((pixels * colour).sum(-1) / (colour * colour).sum(-1), *SHADES)
    return np.linalg.norm(pixels - shade[..., None] * colour, axis=-1)


def print_around(reference, size):
    """What the empty board shows in a cut: the reference's cells of 3.2 mm, enlarged."""
    cell, (rows, columns) = place_input.CELL * 0.8, reference.shape[:2]
    u, v = np.meshgrid((np.arange(size[0]) + 0.5) / PX - HALF_U, (np.arange(size[1]) + 0.5) / PX - HALF_V)
    at = np.float32(u / cell + columns / 2 - 0.5), np.float32(v / cell + rows / 2 - 0.5)
    return cv2.remap(reference.astype(np.float32), *at, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


def outline(pixels, plastic, reference, lean):
    """Alpha of the train in a cut (in the reference's light), or None where it is not clear."""
    size = pixels.shape[1::-1]
    train = (unlike(pixels, plastic) < np.minimum(unlike(pixels, print_around(reference, size)), 45)).astype(np.uint8)
    beside = np.abs(np.arange(size[1]) - size[1] / 2 - lean[1] / 2 * PX) > (7.5 + abs(lean[1]) / 2) * PX
    train[beside] = 0
    train = cv2.morphologyEx(cv2.medianBlur(train, 5), cv2.MORPH_CLOSE, np.ones((5, 5), np.uint8))
    across = (train * pixels.mean(-1)).sum(0)  # little in the gap before the next train, be it a dark one
    middle, end = size[0] // 2 + int(lean[0] / 2 * PX), int(END_MM * PX)
    first, last = across[:middle - end].argmin(), middle + end + across[middle + end:].argmin()
    train[:, :first + 1] = train[:, last:] = 0
    outlines, _ = cv2.findContours(train, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    if not outlines:
        return None
    biggest = max(outlines, key=cv2.contourArea)
    box = cv2.minAreaRect(biggest)[1]
    if not (20 * PX < max(box) < 29 * PX and 6 * PX < min(box) < 13 * PX) or cv2.contourArea(biggest) < 0.75 * box[0] * box[1]:
        return None
    train = cv2.drawContours(np.zeros_like(train), [biggest], 0, 1, cv2.FILLED).astype(np.float32)
    return cv2.GaussianBlur(train, (0, 0), 0.8)


def relit(pixels, log_gain):
    return np.clip((pixels.astype(np.float32) + place_input.OFFSET) * np.exp(log_gain).astype(np.float32) - place_input.OFFSET, 0, 255)


def lights(photo, camera, board, reference):
    """Log gain from the reference's light, per place and channel."""
    cells = place_input.cell_means(place_input.cut_all(board_views(photo, camera, board)[0], board.places))
    return place_input.light(cells, reference, board.places, board)


def cuts_of(photo, camera, board, y, reference):
    """Clear cuts of trains on print of another colour, by colour."""
    gains = lights(photo, camera, board, reference)
    of_colour = {}
    for i, r in enumerate(board.route_of):
        if COLOURS[y[i]] not in ('none', board.track[r]):
            place = board.spaces[i]
            of_colour.setdefault(COLOURS[y[i]], []).append((i, relit(cut_pixels(photo, camera, board, place), -gains[i]), lean_at(camera, board, place)))
    cuts = {}
    for colour, seen in of_colour.items():
        h, w = seen[0][1].shape[:2]
        plastic = np.median([p[h // 2 - PX:h // 2 + PX, w // 2 - 5 * PX:w // 2 + 5 * PX].reshape(-1, 3).mean(0) for _, p, _ in seen], axis=0)
        alphas = [outline(p, plastic, reference[i], lean) for i, p, lean in seen]
        cuts[colour] = [Cut(p, a, lean) for (_, p, lean), a in zip(seen, alphas) if a is not None]
    return {c: some for c, some in cuts.items() if len(some) >= 4}


def lay(photo, camera, board, place, cut, gain, sun, depth):
    """Draws a cut with its shadow into the photo, in the light that is there."""
    M = patch_to_photo(camera, board, place)
    h, w = photo.shape[:2]
    across, down = cut.alpha.shape[1::-1]
    corners = cv2.perspectiveTransform(np.float32([[[0, 0]], [[across, 0]], [[across, down]], [[0, down]]]), M)[:, 0]
    x0, y0 = np.maximum(np.int32(corners.min(0)) - 14, 0)
    x1, y1 = np.minimum(np.int32(corners.max(0)) + 14, [w, h])
    if x1 - x0 < 8 or y1 - y0 < 8:
        return False
    T = np.array([[1, 0, -x0], [0, 1, -y0], [0, 0, 1.0]]) @ M
    alpha = cv2.warpPerspective(cut.alpha, T, (x1 - x0, y1 - y0))[..., None]
    pixels = cv2.warpPerspective(relit(cut.pixels, gain), T, (x1 - x0, y1 - y0), borderMode=cv2.BORDER_REPLICATE)
    shadow = cv2.GaussianBlur(cv2.warpAffine(alpha, np.float64([[1, 0, sun[0]], [0, 1, sun[1]]]), (x1 - x0, y1 - y0)), (0, 0), 2)[..., None]
    part = photo[y0:y1, x0:x1].astype(np.float32) * (1 - depth * shadow)
    photo[y0:y1, x0:x1] = np.clip(part * (1 - alpha) + alpha * pixels, 0, 255).astype(np.uint8)
    return True


def free_routes(board, y):
    taken = {r for r, c in zip(board.route_of, y) if c != CLASS['none']}
    return [r for r in range(len(board.routes)) if r not in taken]


def owners_for(board, routes, colours, rng):
    """Who gets which of the free routes, and how far aside (mm, along the y axis of the pair's first space)."""
    owner, aside = {}, {}
    for r in routes:
        if r in owner or rng.random() < 0.2:
            continue
        pair = [r, board.twin[r]] if board.twin[r] in routes else [r]
        push = np.clip(rng.normal(0, 2.6), -MOST_ASIDE_MM, MOST_ASIDE_MM) if rng.random() < 0.5 else 0.0
        both = len(pair) == 2 and rng.random() < 0.65
        names = list(rng.permutation(colours))
        for k, one in enumerate(pair if both else pair[:1]):
            own = board.track[one]
            owner[one] = own if own in colours and rng.random() < OWN_SHARE else names[k]
            aside[one] = push if both else np.clip(push, -3.3, 3.3)
        if len(pair) == 2 and not both:
            owner.setdefault(pair[1], None)
    return {r: c for r, c in owner.items() if c}, aside


def sloppily(space, aside, sloppy, rng):
    """Where a train comes to lie that was meant for a space, `aside` mm across it."""
    x, y, a = space
    u, v = rng.normal(0, 1.0 * sloppy), aside + rng.normal(0, 0.6 * sloppy)
    return (x + u * np.cos(a) - v * np.sin(a), y + u * np.sin(a) + v * np.cos(a), a + rng.normal(0, 0.05 * sloppy))


def fitting(cuts, lean):
    """Cuts and their mirror images that lean as a train would there."""
    return [c.mirrored(u, v) for c in cuts for u in (1, -1) for v in (1, -1) if np.hypot(*(c.lean * [u, v] - lean)) < LIKE_MM]


def laid_again(photo, camera, board, y, cuts, reference, rng):
    """The photo with trains on many of its free routes: (photo, class per place; 255 for most that did not change)."""
    gains = lights(photo, camera, board, reference)
    photo, y = photo.copy(), y.copy()
    strange = rng.random() < (0.8 if board.id == 'nordic' else 0.25)
    pool = list(rng.permutation(sorted(PLASTIC) if strange else sorted(cuts)))[:rng.integers(2, 6)]
    dyes = {c: [cut.dyed(c, rng) for cut in cuts[str(rng.choice(sorted(cuts)))]] if c not in cuts else cuts[c] for c in pool}
    owner, aside = owners_for(board, free_routes(board, y), pool, rng)
    sun, depth = rng.normal(0, 6, 2), rng.uniform(0.1, 0.6)
    sloppy = rng.choice([0.5, 1.0, 1.5])
    changed = np.zeros(len(y), bool)
    for r, colour in owner.items():
        first_of_pair = board.twin[r] if 0 <= board.twin[r] < r else r  # both of a pair are pushed the same way
        for i in [i for i, q in enumerate(board.route_of) if q == r]:
            place = sloppily(board.spaces[i], board.way(i, first_of_pair) * aside[r], sloppy, rng)
            some = fitting(dyes[colour], lean_at(camera, board, place))
            laid = bool(some) and lay(photo, camera, board, place, some[rng.integers(len(some))], gains[i], sun, depth)
            y[i] = CLASS[colour] if laid else 255
            changed[i] = True
    at = board.places[:, :2]
    near = np.hypot(*(at[:, None] - at[None, changed]).transpose(2, 0, 1)).min(1, initial=999) < 30
    y[~changed & (rng.random(len(y)) < np.where(near, 0.3, 0.8))] = 255
    return photo, y


def shrunk(photo, camera):
    """At most SPAN_PX across the board."""
    span = np.linalg.norm(np.diff(camera.project(np.array([[0, 0.5], [1, 0.5]])), axis=0))
    s = min(1.0, SPAN_PX / span)
    return cv2.resize(photo, None, fx=s, fy=s, interpolation=cv2.INTER_AREA), camera.scaled(s)
