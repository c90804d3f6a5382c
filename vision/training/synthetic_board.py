"""Boards with simple trains drawn in perspective on an empty board's texture: thousands of labelled places in minutes.

Not a beautiful picture: what matters is shape in perspective, plastic colours in any light, sloppy poses, neighbours,
shadows, and prints of any colour under the trains."""
import cv2
import numpy as np

import boards
import left_things
from board_views import Camera
from boards import CLASS
from drawn_pieces import PLASTIC, Disc, Edition, Piece, station_rings

PRINT = [(200, 60, 50), (60, 110, 180), (70, 130, 60), (225, 205, 60), (40, 40, 44), (225, 225, 220), (225, 140, 50),
         (200, 130, 170), (150, 150, 150), (120, 60, 140)]


def look_at(board, rng, slanted=False):
    """A phone above the board: (camera, size). Tilt 0 to 60 degrees, any roll, sometimes too close."""
    W, H = board.width_mm, board.height_mm
    k = rng.uniform(0.5, 1) if slanted else rng.random()
    tilt = np.radians(rng.uniform(0, 15) if k < 0.4 else rng.uniform(15, 45) if k < 0.8 else rng.uniform(45, 61))
    az, roll = rng.uniform(0, 2 * np.pi), rng.normal(0, 0.1)
    if rng.random() < 0.6:
        az = np.round(az / (np.pi / 2)) * np.pi / 2 + rng.normal(0, 0.15)
    f = rng.choice([0.56, 0.75, 0.75, 0.8, 1.05, 1.6])
    back = np.array([np.sin(tilt) * np.sin(az), -np.sin(tilt) * np.cos(az), np.cos(tilt)])
    right = np.array([np.cos(az), np.sin(az), 0.0])
    down = np.cross(-back, right)
    c, s = np.cos(roll), np.sin(roll)
    R = np.stack([right * c + down * s, down * c - right * s, -back])
    long_side = int(rng.integers(1150, 1700))
    corners = np.array([[x * W / 2, y * H / 2, 0] for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
    target, dist = np.zeros(3), 300.0
    for _ in range(40):
        q = (corners - target - dist * back) @ R.T
        if q[:, 2].min() < 80:
            dist *= 1.2
            continue
        p = q[:, :2] / q[:, 2:] * f
        span = p.max(0) - p.min(0)
        portrait = span[1] > span[0]
        fit = max(span.max(), span.min() / 0.75)
        target = target + (R[0] * (p.max(0) + p.min(0))[0] + R[1] * (p.max(0) + p.min(0))[1]) * dist / f * 0.3
        target[2] = 0
        if abs(fit - 0.95) < 0.01:
            break
        dist *= 1 + (fit / 0.95 - 1) * 0.7
    if rng.random() < 0.15:
        dist *= rng.uniform(0.8, 0.95)
        target = target + np.array([rng.uniform(-.1, .1) * W, rng.uniform(-.1, .1) * H, 0])
    size = (int(long_side * 0.75), long_side) if portrait else (long_side, int(long_side * 0.75))
    K = np.array([[f * long_side, 0, size[0] / 2], [0, f * long_side, size[1] / 2], [0, 0, 1]])
    KR = K @ R
    loc = target + dist * back
    A = np.array([[W, 0, -W / 2], [0, -H, H / 2], [0, 0, 0]])
    M = KR @ A
    M[:, 2] -= KR @ loc
    return Camera(M, KR[:, 2]), size, loc


def hard_owners(board, pool, rng):
    """Owners for what is hard to see: plastic on print of its own colour, and twins of which one is taken."""
    owner = []
    for r, track in enumerate(board.track):
        twin = board.twin[r]
        k = rng.random()
        if 0 <= twin < r and k < 0.7:
            owner.append(None if owner[twin] else str(rng.choice(pool)))
        elif track in PLASTIC and k < 0.4:
            owner.append(track)
        else:
            owner.append(str(rng.choice(pool)) if k < 0.6 else None)
    return owner


def crowded_owners(board, pool, rng):
    """Trains nearly everywhere, so that they end on many cities."""
    return [str(rng.choice(pool)) if rng.random() < 0.75 else None for _ in board.routes]


def game(board, rng, owners_of=None):
    """Random occupation: (pieces, class per place). Routes are mostly of one colour and full, some are not."""
    any_colour = rng.random() < 0.3
    pool = list(PLASTIC) if any_colour else board.colours
    pool = list(rng.permutation(pool)[:rng.integers(2, len(pool) + 1)])
    taken, full = rng.uniform(0.15, 0.75), rng.random() < 0.6
    sloppy = rng.choice([0.4, 1.0, 1.6])
    edition = Edition(rng)
    owner = [str(rng.choice(pool)) if rng.random() < taken else None for _ in board.routes]
    owner = owners_of(board, pool, rng) if owners_of else owner
    shift = rng.normal(0, 1.0, (len(board.routes), 2)) * sloppy * [0.8, 1.0]
    for r, twin in enumerate(board.twin):
        if 0 <= twin < r and owner[r] and owner[twin] and rng.random() < 0.4:  # both of a pair are pushed the same way
            aside = np.clip(rng.normal(0, 2.6), -6, 6)
            shift[twin, 1] += aside
            shift[r, 1] += aside * board.way(board.route_of.index(r), twin)
    skew = rng.normal(0, 0.03, len(board.routes)) * sloppy
    y, pieces = [], []
    for place, r in zip(board.spaces, board.route_of):
        colour = owner[r]
        k = rng.random()
        if colour and not full and k < 0.06:
            colour = None
        elif not full and k > 0.975:
            colour = str(rng.choice(pool))
        y.append(CLASS[colour or 'none'])
        if colour:
            pieces.append(lay(rng, place, shift[r], skew[r], sloppy, edition, colour))
    ignore = []
    for _ in range(rng.integers(0, 7)):   # trains that lie where nobody claimed anything
        i = rng.integers(len(board.spaces))
        far = rng.uniform(9, 22) * rng.choice([-1, 1])
        x, yy, a = board.spaces[i]
        p = lay(rng, (x - np.sin(a) * far, yy + np.cos(a) * far, a + rng.normal(0, 0.5)), (0, 0), 0, 1, edition, str(rng.choice(pool)))
        pieces.append(p)
        ignore.append((p.x, p.y))
    stations = 0.4 if owners_of is crowded_owners else rng.uniform(0, 0.35) if rng.random() < (0.8 if board.stations else 0.15) else 0
    for x, yy, _ in board.city_places:
        colour = str(rng.choice(pool)) if rng.random() < stations else None
        y.append(CLASS[colour or 'none'])
        if colour:
            d = rng.normal(0, 1.5, 2)
            pieces.append(Piece(x + d[0], yy + d[1], rng.uniform(0, 6.3), station_rings(rng, edition.size), colour, False))
    y = np.array(y, np.uint8)
    places = board.places
    for q in ignore:
        near = np.hypot(*(places[:, :2] - q).T) < 9.5
        y[near & (y == 0)] = 255
    return pieces, y


def score_markers(board, rng):
    """Discs on the score track, many more than in a game: (pieces, boards.both per square). Some squares have two, one
    on the other or side by side."""
    pool = list(PLASTIC) if rng.random() < 0.5 else board.colours
    radius, thick, sloppy = rng.uniform(6.0, 8.0), rng.uniform(4.0, 8.5), rng.choice([0.6, 1.2, 2.0])
    share, shared = rng.uniform(0.05, 0.4), rng.choice([0.1, 0.6])
    y, pieces, strays = [], [], []
    for x, yy, _ in board.squares:
        colour = str(rng.choice(pool)) if rng.random() < share else None
        second = None
        if colour:
            at = np.clip(rng.normal(0, 1.6 * sloppy, 2), -6, 6) + [x, yy]
            second = str(rng.choice([c for c in pool if c != colour])) if rng.random() < shared else None
            if second and rng.random() < 0.3:
                apart = rng.normal(0, 1, 2)
                apart *= radius * rng.uniform(1.0, 1.15) / np.linalg.norm(apart)
                at = (at + [x, yy]) / 2
                pieces.append(Disc(*(at - apart), radius, thick, 0.0, second))
                pieces.append(Disc(*(at + apart), radius, thick, 0.0, colour))
            elif second:
                pieces.append(Disc(*at, radius, thick, 0.0, second))
                pieces.append(Disc(*(at + rng.normal(0, 1.2 * sloppy, 2)), radius, thick, thick, colour))
                pieces[-1].foot = pieces[-2].foot
            else:
                pieces.append(Disc(*at, radius, thick, 0.0, colour))
        y.append(boards.both(CLASS[colour or 'none'], CLASS[second or 'none']))
    for _ in range(rng.integers(0, 4)):  # beside the track or between two squares
        x, yy, _ = board.squares[rng.integers(len(board.squares))]
        d = rng.normal(0, 1, 2)
        strays.append(Disc(*(d / np.linalg.norm(d) * rng.uniform(9, 16) + [x, yy]), radius, thick, 0.0, str(rng.choice(pool))))
    y = np.array(y, np.uint8)
    for p in strays:
        y[np.hypot(*(board.squares[:, :2] - [p.x, p.y]).T) < 11.5] = 255
    return pieces + strays, y


def lay(rng, place, shift, skew, sloppy, edition, colour):
    along, across = shift[0] + rng.normal(0, 1.1 * sloppy), shift[1] + rng.normal(0, 0.9 * sloppy)
    turn, pose, k = skew + rng.normal(0, 0.055 * sloppy), 'stand', rng.random()
    if k < 0.05 * sloppy:
        across, turn = rng.normal(0, 2.6), rng.normal(0, 0.22)
    elif k < 0.07 * sloppy:
        pose = 'side'
    elif k < 0.085 * sloppy:
        turn, across = rng.choice([-1, 1]) * rng.uniform(0.3, 0.9), rng.normal(0, 2)
    across = np.clip(across, -6.5, 6.5)
    a = place[2]
    at = place[0] + along * np.cos(a) - across * np.sin(a), place[1] + along * np.sin(a) + across * np.cos(a), a + turn
    return edition.train(rng, at, pose, colour)


def repaint(texture, board, rng):
    """Other prints: some routes in other colours, everything a little more or less vivid."""
    t = texture.copy()
    s = t.shape[1] / board.width_mm
    for r in range(len(board.routes)):
        if rng.random() > 0.5:
            continue
        paint = PRINT[rng.integers(len(PRINT))] if rng.random() < 0.7 else list(PLASTIC.values())[rng.integers(len(PLASTIC))]
        colour = np.array(paint[::-1]) * rng.uniform(0.7, 1.15)
        alpha = rng.uniform(0.3, 0.95)
        for (x, y, a), q in zip(board.spaces, board.route_of):
            if q != r:
                continue
            c, d = np.cos(a), np.sin(a)
            box = np.array([[1, 1], [-1, 1], [-1, -1], [1, -1]]) * [13.0, 4.4] @ np.array([[c, d], [-d, c]]) + [x, y]
            lo, hi = np.maximum(np.int32(box.min(0) * s) - 1, 0), np.int32(box.max(0) * s) + 2
            part = t[lo[1]:hi[1], lo[0]:hi[0]]
            m = np.zeros(part.shape[:2], np.uint8)
            cv2.fillConvexPoly(m, np.int32((box * s - lo) * 16), 255, cv2.LINE_AA, 4)
            m = m[..., None] / 255.0 * alpha
            part[:] = np.clip(part * (1 - m) + colour * m * (0.6 + 0.4 * part.mean(2, keepdims=True) / 160), 0, 255)
    return t


def tone(rgb, lin):
    return tuple(float(v) for v in np.clip(255 * np.power(np.clip(rgb * lin, 0, 1), 1 / 2.2), 0, 255))


def draw_piece(canvas, piece, camera, board, sun, rng, albedo, gloss, room):
    """Paints the visible faces, then roof relief and windows. `sun`: unit vector towards the light (x, y down, z up);
    `room`: share of the light that comes from everywhere, how dark the sides and the undercarriage are."""
    C = piece.corners()
    q = project(camera, board, C.reshape(-1, 3)).reshape(*C.shape[:2], 2)
    amb, sides, wheels = room
    to_pixel = lambda p: np.int32(np.round(p * 16))
    if piece.hollow:  # from the floor outwards: the near wall hides part of it
        cv2.fillConvexPoly(canvas, to_pixel(q[-1]), tone(albedo * amb * rng.uniform(0.3, 0.9), 1.0), cv2.LINE_AA, 4)
    rings = range(len(C) - 1)
    for k in reversed(rings) if piece.hollow else rings:
        for i in range(C.shape[1]):
            j = (i + 1) % C.shape[1]
            f = np.array([q[k, i], q[k, j], q[k + 1, j], q[k + 1, i]])
            if signed_area(f) <= 0:  # listed bottom i, bottom j, top j, top i, faces turn this way towards the camera
                continue
            n = np.cross(C[k, j] - C[k, i], C[k + 1, i] - C[k, i])  # out of the solid
            n = n / (np.linalg.norm(n) + 1e-9)
            shade = amb * (0.6 + 0.4 * n[2]) + (1 - amb) * max(0.0, float(n @ sun))
            shade *= (wheels if k == 0 and piece.wheels else 1.0) * (sides + (1 - sides) * max(0.0, n[2]))
            cv2.fillConvexPoly(canvas, to_pixel(f), tone(albedo, shade * rng.uniform(0.9, 1.1)), cv2.LINE_AA, 4)
            if k == piece.windows and rng.random() < 0.5:
                windows(canvas, f, tone(albedo, shade * rng.uniform(0.4, 0.8)), to_pixel)
    if piece.hollow:
        return
    top = q[-1]
    shade = amb + (1 - amb) * max(0.0, sun[2])
    shine = gloss * rng.random() ** 3
    cv2.fillConvexPoly(canvas, to_pixel(top), tone(albedo * shade + shine, 1.0), cv2.LINE_AA, 4)
    if piece.train:
        relief(canvas, top, albedo * shade, shine, rng, to_pixel)
    for part in piece.load:
        draw_piece(canvas, part, camera, board, sun, rng, albedo, gloss, room)


def relief(canvas, top, base, shine, rng, to_pixel):
    """The roof's rim and ridge as lighter and darker strokes."""
    mid = top.mean(0)
    for k in (0.84, 0.7, 0.45):
        if rng.random() < 0.6:
            inner = mid + (top - mid) * [[k, k]] * np.array([1.0])
            cv2.polylines(canvas, [to_pixel(inner)], True, tone(base * rng.uniform(0.45, 1.5) + shine, 1.0), 1, cv2.LINE_AA, 4)
    for i in range(4):
        if rng.random() < 0.35:
            cv2.line(canvas, tuple(to_pixel(top[i])), tuple(to_pixel(top[(i + 1) % 4])),
                     tone(base * rng.uniform(0.9, 1.6) + rng.uniform(0, 0.25) * (1 + shine), 1.0), 1, cv2.LINE_AA, 4)


def windows(canvas, face, colour, to_pixel):
    if np.abs(face).max() > 30000 or np.linalg.norm(face[0] - face[1]) < 8:
        return
    for u in np.linspace(0.1, 0.82, 6):
        p = lambda a, b: (face[0] * (1 - a) + face[1] * a) * (1 - b) + (face[3] * (1 - a) + face[2] * a) * b
        cv2.fillConvexPoly(canvas, to_pixel(np.array([p(u, .35), p(u + .08, .35), p(u + .08, .85), p(u, .85)])), colour, cv2.LINE_AA, 4)


def signed_area(p):
    x, y = p[:, 0], p[:, 1]
    return float(np.dot(x, np.roll(y, -1)) - np.dot(y, np.roll(x, -1)))


def project(camera, board, p):
    q = np.stack([p[:, 0] / board.width_mm, p[:, 1] / board.height_mm], -1)
    v = q @ camera.H[:, :2].T + camera.H[:, 2] + p[:, 2:] * camera.up
    return np.clip(v[:, :2] / np.maximum(v[:, 2:], 1e-6), -1e4, 1e4)


def shadows(size, pieces, camera, board, sun):
    m = np.full((size[1], size[0]), 255, np.uint8)
    for piece in (part for p in pieces for part in (p, *p.load)):
        c = piece.corners().reshape(-1, 3)
        ground = c.copy()
        ground[:, :2] -= sun[:2] / max(sun[2], 0.25) * c[:, 2:]
        ground[:, 2] = 0
        hull = cv2.convexHull(np.float32(project(camera, board, ground)))
        cv2.fillConvexPoly(m, np.int32(hull * 16), 0, cv2.LINE_AA, 4)
    return m


def towards(azimuth, elevation):
    return np.array([np.cos(azimuth) * np.cos(elevation), np.sin(azimuth) * np.cos(elevation), np.sin(elevation)])


def clutter(canvas, mask, rng):
    """Cards, hands, cups: anything flat-looking that hides the board."""
    h, w = canvas.shape[:2]
    for _ in range(rng.integers(1, 5)):
        c, r = rng.uniform(0, 1, 2) * [w, h], rng.uniform(0.03, 0.13) * w
        if rng.random() < 0.5:
            a, k = rng.uniform(0, 6.3), rng.uniform(0.5, 1)
            quad = np.array([[1, k], [-1, k], [-1, -k], [1, -k]]) * r @ np.array([[np.cos(a), np.sin(a)], [-np.sin(a), np.cos(a)]]) + c
        else:
            t = np.sort(rng.uniform(0, 6.28, 12))
            quad = c + np.stack([np.cos(t), np.sin(t)], -1) * r * rng.uniform(0.7, 1.2, (12, 1))
            quad = cv2.convexHull(np.float32(quad))[:, 0]
        colour = rng.uniform(0, 255, 3) if rng.random() < 0.5 else np.array([140, 165, 215]) * rng.uniform(0.6, 1.1)
        cv2.fillConvexPoly(canvas, np.int32(quad * 16), tuple(float(min(255, v)) for v in colour), cv2.LINE_AA, 4)
        cv2.fillConvexPoly(mask, np.int32(quad * 16), 255, cv2.LINE_8, 4)
        for _ in range(rng.integers(0, 12)):  # print on a card
            a, b = quad[rng.integers(len(quad))], quad[rng.integers(len(quad))]
            p, q = c + (a - c) * rng.uniform(0, .8), c + (b - c) * rng.uniform(0, .8)
            cv2.line(canvas, tuple(np.int32(p)), tuple(np.int32(q)), tuple(float(v) for v in rng.uniform(0, 255, 3)), int(rng.integers(1, 6)), cv2.LINE_AA)


def hidden_places(mask, camera, board, places):
    """Share of each place's surface and roof that clutter covers."""
    out = []
    for x, y, a in places:
        u, v = np.meshgrid(np.linspace(-11, 11, 7), [-3, 0, 3])
        px, py = x + u * np.cos(a) - v * np.sin(a), y + u * np.sin(a) + v * np.cos(a)
        p = np.stack([px.ravel(), py.ravel()], -1)
        q = np.concatenate([project(camera, board, np.column_stack([p, np.full(len(p), z)])) for z in (0, 9)])
        q = np.int32(np.round(q))
        inside = (q[:, 0] >= 0) & (q[:, 1] >= 0) & (q[:, 0] < mask.shape[1]) & (q[:, 1] < mask.shape[0])
        covered = np.ones(len(q)) * 2.0
        covered[inside] = mask[q[inside, 1], q[inside, 0]] > 0
        out.append((covered == 1).mean() + 10 * (covered == 2).mean())
    return np.array(out)


def picture(board, texture, rng, with_markers=False, owners_of=None, left=0):
    """(8-bit picture before light and lens, camera, class per place; 255 where nothing can be said). With markers:
    boards.both per score square instead. Up to `left` things that people left lie about."""
    camera, size, loc = look_at(board, rng, slanted=owners_of is hard_owners)
    pieces, y = game(board, rng, owners_of)
    places = board.places
    if with_markers:
        discs, y = score_markers(board, rng)
        pieces, places = pieces + discs, board.squares
    T = camera.H @ np.diag([1 / texture.shape[1], 1 / texture.shape[0], 1.0]) @ np.array([[1, 0, .5], [0, 1, .5], [0, 0, 1]])
    scale = np.sqrt(abs(np.linalg.det(T)) / abs(T[2] @ [texture.shape[1] / 2, texture.shape[0] / 2, 1]) ** 3)
    soft = cv2.GaussianBlur(texture, (0, 0), max(0.3, 0.45 / scale)) if scale < 0.8 else texture
    canvas = cv2.warpPerspective(soft, T, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT,
                                 borderValue=tuple(float(v) for v in rng.uniform(20, 230, 3)))
    el, az = rng.uniform(0.5, 1.45), rng.uniform(0, 2 * np.pi)
    sun = towards(az, el)
    depth = rng.uniform(0.05, 0.85)
    if owners_of is hard_owners and rng.random() < 0.5:  # shadows that look like black trains on the twin
        el, depth = rng.uniform(0.4, 0.9), rng.uniform(0.75, 0.96)
        sun = towards(az, el)
    dark = cv2.GaussianBlur(shadows(size, pieces, camera, board, sun), (0, 0), rng.uniform(0.5, 5))
    canvas = (canvas * (1 - depth * (1 - dark[..., None] / 255.0)) ** (1 / 2.2)).astype(np.uint8)
    where = np.array([loc[0] + board.width_mm / 2, board.height_mm / 2 - loc[1]])
    far_first = lambda p: (-np.hypot(*(p.foot - where)), p.rings[0, 2])
    for piece in pieces:
        piece.load.sort(key=far_first)
    pieces.sort(key=far_first)
    albedo = {c: plastic(c, rng) for c in PLASTIC}
    gloss = rng.choice([0.02, 0.1, 0.35])
    room = rng.uniform(0.15, 0.55), rng.uniform(0.35, 1.0), rng.uniform(0.2, 1.0)
    for p in pieces:
        draw_piece(canvas, p, camera, board, sun, rng, albedo[p.colour] * rng.uniform(0.9, 1.1), gloss, room)
    thin = np.zeros(canvas.shape[:2], np.uint8)
    if left > 0 and rng.random() < 0.7:
        leave(canvas, thin, left_things.some(board, rng, left), camera, board, sun, rng, gloss, room)
    mask = np.zeros(canvas.shape[:2], np.uint8)
    if rng.random() < 0.5:
        clutter(canvas, mask, rng)
    outside = hidden_places(np.zeros_like(thin), camera, board, places)
    beneath = hidden_places(thin, camera, board, places) - outside
    y[(beneath > 0.7) & (beneath <= 1.0)] = CLASS['hidden']
    y[(beneath > np.where(y == 0, 1.0, 0.45)) & (y != CLASS['hidden'])] = 255  # where a die stands, no station does
    share = hidden_places(mask | thin, camera, board, places)
    y[(share > 0.15) & (share > beneath)] = 255
    y[(share > 0.7) & (share <= 1.0)] = CLASS['hidden']
    return canvas, camera, y


def leave(canvas, mask, things, camera, board, sun, rng, gloss, room):
    """Draws what people left (left_things.py) over everything."""
    to_pixel = lambda p: project(camera, board, p)
    for thing in things:
        if isinstance(thing, left_things.Ribbon):
            left_things.draw_ribbon(canvas, mask, thing, to_pixel, sun, rng, tone, room)
            continue
        draw_piece(canvas, thing, camera, board, sun, rng, left_things.any_colour(rng), gloss, room)
        hull = cv2.convexHull(np.float32(to_pixel(thing.corners().reshape(-1, 3))))
        cv2.fillConvexPoly(mask, np.int32(hull * 16), 255, cv2.LINE_AA, 4)


def plastic(colour, rng):
    """Linear BGR of one game's plastic: editions differ."""
    hsv = cv2.cvtColor(np.float32([[PLASTIC[colour]]]) / 255, cv2.COLOR_RGB2HSV)[0, 0]
    hsv[0] = (hsv[0] + rng.normal(0, 7 if colour in ('blue', 'green') else 5)) % 360
    hsv[1] = np.clip(hsv[1] * rng.uniform(0.75, 1.1), 0, 1)
    hsv[2] = np.clip(hsv[2] * rng.uniform(0.65, 1.4), 0, 1)
    return (cv2.cvtColor(hsv[None, None], cv2.COLOR_HSV2BGR)[0, 0] ** 2.2).astype(float)
