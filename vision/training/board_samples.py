"""Pictures of boards from anywhere, for the network that finds them: empty boards' textures and rendered games, laid on drawn
tables. Only coarse shapes and colours matter at 160 pixels; what is drawn here is no more than that."""
import os

import cv2
import numpy as np

import boards
import photos
import synthetic_board
from board_network import BOARDS, CELL, HEIGHT, WIDTH, cells, normalised
from boards import SHARED
from drawn_pieces import PLASTIC

LEVELS = (960, 480, 240)
FINER = 3  # than the network's view is what a photo is drawn in
PHOTO = (FINER * WIDTH, FINER * HEIGHT)
# guess_board.cpp's, level_view.cpp's
FILLED, LEVEL_SIDE, FOCAL, TILT, FLATTEST = 0.85, 280, 0.75, np.radians(55), np.radians(74)


class Source:
    """A board from straight above in several sizes; `from_board`: the largest's pixels <- board-normalised."""

    def __init__(self, board, picture, from_board, spaces=None):
        self.board, self.spaces, self.from_board = board, spaces, from_board
        self.levels = [cv2.resize(picture, None, fx=s / picture.shape[1], fy=s / picture.shape[1], interpolation=cv2.INTER_AREA)
                       for s in LEVELS]
        self.scales = [s / picture.shape[1] for s in LEVELS]


def sources(render_folders):
    found = []
    for which, board_id in [(0, 'usa'), (1, 'usa'), (0, 'europe'), (0, 'nordic')]:
        board = boards.load(board_id)
        picture = cv2.imread(os.path.join(SHARED, 'render', 'textures', '%s_%d.jpg' % (board_id, which)))
        h, w = picture.shape[:2]
        m = 20 * w / 530 if board_id == 'nordic' else 0  # the renderer's border lies outside the map's frame
        matrix = np.array([[w - 2 * m, 0, m], [0, h - 2 * m, m], [0, 0, 1]])
        found += [Source(board, picture, matrix, board.spaces)] * 4
        if m:
            inner = picture[int(m):-int(m), int(m):-int(m)]
            found += [Source(board, inner, np.diag([inner.shape[1], inner.shape[0], 1.0]), board.spaces)] * 4
    for folder in render_folders:
        for _, board, image, camera, _ in photos.renders_in(folder):
            margin = 0.06
            size = (960, int(960 * board.height_mm / board.width_mm))
            span = 1 + 2 * margin
            board_from_top = np.array([[span / size[0], 0, -margin], [0, span / size[1], -margin], [0, 0, 1]])
            top = cv2.warpPerspective(image, camera.H @ board_from_top, size, flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
                                      borderMode=cv2.BORDER_REPLICATE)
            found.append(Source(board, top, np.linalg.inv(board_from_top)))
    return found


def played(source, level, rng):
    """The board with trains on some of its routes."""
    picture, scale = source.levels[level], source.scales[level]
    if source.spaces is None or rng.random() < 0.15:
        return picture
    picture = picture.copy()
    board, matrix = source.board, np.diag([scale, scale, 1]) @ source.from_board
    owners = rng.choice(list(PLASTIC), rng.integers(2, 6), replace=False)
    taken = rng.random(len(board.routes)) < rng.uniform(0.2, 0.9)
    owner = rng.integers(0, len(owners), len(board.routes))
    mm = matrix[0, 0] / board.width_mm
    for (x, y, angle), route in zip(source.spaces, board.route_of):
        if not taken[route]:
            continue
        rgb = np.array(PLASTIC[owners[owner[route]]], float)
        centre = matrix @ [(x + rng.normal(0, 1)) / board.width_mm, (y + rng.normal(0, 1)) / board.height_mm, 1]
        box = cv2.boxPoints(((centre[0], centre[1]), (22 * mm, rng.uniform(8, 11) * mm), np.degrees(angle) + rng.normal(0, 3)))
        colour = np.minimum(rgb[::-1] * rng.uniform(0.7, 1.15), 255)
        cv2.fillConvexPoly(picture, np.rint(box * 8).astype(np.int32), colour.tolist(), cv2.LINE_AA, 3)
    return picture


def blobs(rng, shape, low, spread):
    """Smooth noise with mean 0."""
    return cv2.resize(rng.normal(0, spread, low).astype(np.float32), shape[::-1], interpolation=cv2.INTER_CUBIC)


def table(rng, shape):
    h, w = shape
    base = rng.uniform(20, 235, 3) * 0.4 + rng.uniform(20, 235) * 0.6
    picture = np.full((h, w, 3), base, np.float32)
    kind = rng.random()
    if kind < 0.3:  # grain
        grain = cv2.resize(rng.normal(0, 1, (rng.integers(10, 80), rng.integers(1, 4))).astype(np.float32), (w * 2, h * 2), interpolation=cv2.INTER_CUBIC)
        turn = cv2.getRotationMatrix2D((w, h), rng.uniform(0, 180), rng.uniform(0.7, 1.2))
        turn[:, 2] -= (w / 2, h / 2)
        picture += cv2.warpAffine(grain, turn, (w, h), borderMode=cv2.BORDER_REFLECT)[..., None] * rng.uniform(3, 30)
    elif kind < 0.45:  # checks, stripes
        yy, xx = np.mgrid[:h, :w].astype(np.float32)
        H = np.eye(3) + rng.normal(0, 1, (3, 3)) * [[.3, .3, 0], [.3, .3, 0], [.36 / w, .36 / w, 0]]
        z = np.maximum(H[2, 0] * xx + H[2, 1] * yy + 1, 0.2)
        a, b = (H[0, 0] * xx + H[0, 1] * yy) / z, (H[1, 0] * xx + H[1, 1] * yy) / z
        side = w / 240 * rng.uniform(8, 45)
        pattern = np.sign(np.sin(a * np.pi / side)) + (np.sign(np.sin(b * np.pi / side)) if rng.random() < 0.7 else 0)
        picture += pattern[..., None] * rng.normal(0, 35, 3) * 0.5 + pattern[..., None] * rng.normal(0, 30)
    else:
        for low in ((3, 4), (9, 12), (36, 48)):
            picture += blobs(rng, shape, low, rng.uniform(0, 18))[..., None] * rng.uniform(0.5, 1.2, 3).astype(np.float32)
    return picture


def things(rng, picture, count):
    """Cards, boxes, cups, hands."""
    h, w = picture.shape[:2]
    for _ in range(count):
        colour = (rng.uniform(0, 255, 3) * 0.6 + rng.uniform(0, 255) * 0.4).tolist()
        centre, size = rng.uniform((0, 0), (w, h)), rng.uniform(0.04, 0.3, 2) * w
        if rng.random() < 0.6:
            box = cv2.boxPoints((centre.tolist(), size.tolist(), rng.uniform(0, 90)))
            cv2.fillConvexPoly(picture, np.rint(box).astype(np.int32), colour, cv2.LINE_AA)
            inner = cv2.boxPoints((centre.tolist(), (size * 0.7).tolist(), rng.uniform(0, 90)))
            if rng.random() < 0.5:
                cv2.fillConvexPoly(picture, np.rint(inner).astype(np.int32), rng.uniform(0, 255, 3).tolist(), cv2.LINE_AA)
        else:
            cv2.ellipse(picture, (centre.tolist(), size.tolist(), rng.uniform(0, 180)), colour, cv2.FILLED, cv2.LINE_AA)


def from_above(board, photo_from_board):
    """photo <- view for a second look (guess_board.cpp's from_above) that takes the board to lie at photo_from_board."""
    across, down = max(board.width_mm, board.height_mm), min(board.width_mm, board.height_mm)
    scale = FILLED * min(WIDTH / across, HEIGHT / down)
    x, y = scale * across, scale * down
    here_from_lying = np.array([[x, 0, (WIDTH - x) / 2], [0, y, (HEIGHT - y) / 2], [0, 0, 1]])
    lying_from_board = np.array([[0, 1, 0], [-1, 0, 1], [0, 0, 1.0]]) if board.height_mm > board.width_mm else np.eye(3)
    return photo_from_board @ np.linalg.inv(here_from_lying @ lying_from_board)


def mistaken(photo_from_board, board, rng):
    """Where a first look may take the board to lie: off by pixels of what it saw, or by as many from above."""
    corners = np.array([[0, 1, 1, 0], [0, 0, 1, 1], [1, 1, 1, 1.0]])
    if rng.random() < 0.5:
        seen = np.linalg.inv(from_above(board, photo_from_board)) @ photo_from_board @ corners
        true = (seen[:2] / seen[2]).T
        wrong = true + rng.normal(0, rng.choice([1.5, 4, 9]), (4, 2)) + rng.normal(0, 2, 2)
        off = cv2.getPerspectiveTransform(np.float32(wrong), np.float32(true)).astype(float)
        above = from_above(board, photo_from_board)
        return above @ np.linalg.inv(off) @ np.linalg.inv(above) @ photo_from_board
    seen = photo_from_board @ corners
    if (seen[2] * seen[2, 0] <= 0).any():
        return photo_from_board
    wrong = (seen[:2] / seen[2]).T + rng.normal(0, rng.choice([0.5, 1, 2]) * FINER, (4, 2))
    return cv2.getPerspectiveTransform(np.float32([[0, 0], [1, 0], [1, 1], [0, 1]]), np.float32(wrong)).astype(float)


def recedes(photo_from_board):
    """The direction in the picture, in radians, in which the table recedes."""
    depth = np.linalg.inv(photo_from_board)[2]
    middle = photo_from_board @ [0.5, 0.5, 1]
    towards = -depth[:2] * np.sign(depth @ (middle / middle[2]))
    return np.arctan2(towards[1], towards[0])


def levelled(size, direction):
    """photo <- view, and the view's size, for a photo levelled as by level_view.cpp."""
    w, h = size
    scale = max(w, h) / LEVEL_SIDE
    w, h = w / scale, h / scale
    focal = FOCAL * max(w, h)
    c, s = np.cos(direction), np.sin(direction)
    about = np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]])
    down = np.array([[np.cos(TILT), 0, np.sin(TILT)], [0, 1, 0], [-np.sin(TILT), 0, np.cos(TILT)]])
    level = about.T @ down @ about @ np.array([[1 / focal, 0, -(w - 1) / (2 * focal)], [0, 1 / focal, -(h - 1) / (2 * focal)], [0, 0, 1]])
    x, y = np.meshgrid(np.linspace(0, w - 1, 25), np.linspace(0, h - 1, 25))
    ray = level @ np.stack([x.ravel(), y.ravel(), np.ones(x.size)])
    table = (ray[2] > 0) & (np.hypot(ray[0], ray[1]) < ray[2] * np.tan(FLATTEST))
    shown = ray[:2, table] / ray[2, table]
    low, high = shown.min(1), shown.max(1)
    px = focal * np.cos(TILT)
    view_from_level = np.array([[px, 0, -low[0] * px], [0, px, -low[1] * px], [0, 0, 1]])
    return np.diag([scale, scale, 1]) @ np.linalg.inv(view_from_level @ level), np.ceil((high - low) * px).astype(int)


def lying_to_fit(picture, photo_from_here):
    """As guess_board.cpp's lying and shrunk_to_fit: a picture that the network sees, and photo <- it."""
    h, w = picture.shape[:2]
    if h > w:
        picture = cv2.rotate(picture, cv2.ROTATE_90_COUNTERCLOCKWISE)
        photo_from_here = photo_from_here @ np.array([[0, -1, w - 1], [1, 0, 0], [0, 0, 1]])
        h, w = w, h
    scale = min(1, WIDTH / w, HEIGHT / h)
    size = (int(np.clip(round(w * scale), 1, WIDTH)), int(np.clip(round(h * scale), 1, HEIGHT)))
    x, y = w / size[0], h / size[1]
    return (cv2.resize(picture, size, interpolation=cv2.INTER_AREA),
            photo_from_here @ np.array([[x, 0, x / 2 - 0.5], [0, y, y / 2 - 0.5], [0, 0, 1]]))


def pose(board, rng):
    """view <- board-normalised."""
    camera, (w, h), _ = synthetic_board.look_at(board, rng, slanted=rng.random() < 0.5)
    zoom = rng.uniform(0.55, 1.0) if rng.random() < 0.35 else rng.uniform(0.95, 1.3)
    shift = rng.normal(0, 0.08 if zoom > 1 else 0.15, 2) * [w, h]
    about = np.array([[zoom, 0, (1 - zoom) * w / 2 + shift[0]], [0, zoom, (1 - zoom) * h / 2 + shift[1]], [0, 0, 1]])
    k = int(rng.integers(0, 4))
    if (k % 2 == 0) != (w > h):
        k = (k + 1) % 4
    angle = k * np.pi / 2 + (rng.normal(0, 0.12) if rng.random() < 0.85 else rng.uniform(-0.8, 0.8))
    c, s = np.cos(angle), np.sin(angle)
    long_side, short = max(w, h), min(w, h)
    scale = min(WIDTH / long_side, HEIGHT / short)
    turn = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
    turn[:2, 2] = np.array([long_side, short]) / 2 - turn[:2, :2] @ [w / 2, h / 2]
    return np.diag([scale, scale, 1]) @ turn @ about @ camera.H


def photo(all_sources, rng):
    """BGR of size PHOTO; the source on it, or none; photo <- board-normalised."""
    board_id = rng.choice(BOARDS)
    candidates = [s for s in all_sources if s.board.id == board_id]
    source = candidates[rng.integers(0, len(candidates))]
    view_from_board = pose(source.board, rng)
    H = np.array([[FINER, 0, FINER / 2 - 0.5], [0, FINER, FINER / 2 - 0.5], [0, 0, 1]]) @ view_from_board
    w, h = PHOTO
    picture = table(rng, (h, w))
    things(rng, picture, rng.integers(0, 5))
    empty = rng.random() < 0.05
    if not empty:
        corners = H @ np.array([[0, 1, 1, 0], [0, 0, 1, 1], [1, 1, 1, 1.0]])
        wide = max(np.ptp(np.clip(corners[0] / corners[2], -w / 2, 1.5 * w)), np.ptp(np.clip(corners[1] / corners[2], -w / 2, 1.5 * w)))
        level = 0 if wide > 0.9 * w else 1 if wide > 0.45 * w else 2
        top = played(source, level, rng).astype(np.float32)
        if rng.random() < 0.5:  # another printing, another camera
            lum = top.mean(-1, keepdims=True)
            top = lum + (top - lum) * rng.uniform(0.6, 1.4)
        on_top = np.diag([source.scales[level]] * 2 + [1]) @ source.from_board
        to_photo = H @ np.linalg.inv(on_top)
        laid = cv2.warpPerspective(top, to_photo, (w, h), flags=cv2.INTER_LINEAR)
        mask = cv2.warpPerspective(np.ones(top.shape[:2], np.float32), to_photo, (w, h))[..., None]
        if rng.random() < 0.5:
            shadow = cv2.GaussianBlur(mask, (0, 0), FINER * rng.uniform(0.7, 4))[..., None]
            picture *= 1 - np.float32(rng.uniform(0, 0.5)) * shadow
        picture = picture * (1 - mask) + laid * mask
        if rng.random() < 0.4:
            things(rng, picture, rng.integers(1, 4))
    picture = lit(picture, rng)
    blur = rng.uniform(0, 1.1) if rng.random() < 0.3 else 0
    if blur > 0.3:
        picture = cv2.GaussianBlur(picture, (0, 0), FINER * blur)
    noise = rng.choice([0.5, 2, 5, 9])
    picture += rng.standard_normal(picture.shape, np.float32) * np.float32(noise)
    rows = h if rng.random() < 0.8 else int(rng.uniform(0.72, 1) * h)  # 16:9 and the like
    return np.clip(picture[:rows], 0, 255), None if empty else source, H


def labelled(small, photo_from_view, picture, source, H):
    """What BoardNet sees of a view, and per cell the class (0: no board) and board-normalised x, y."""
    x = np.zeros((HEIGHT, WIDTH, 3), np.float32)
    x[:small.shape[0], :small.shape[1]] = normalised(small)
    at = cells().reshape(-1, 2)
    in_photo = np.column_stack([at, np.ones(len(at))]) @ photo_from_view.T
    shows = (in_photo[:, 2] > 0) & (at[:, 1] < small.shape[0]) & (at[:, 0] < small.shape[1])
    pixel = in_photo[:, :2] / in_photo[:, 2:]
    shows &= (pixel > -0.5).all(1) & (pixel < [picture.shape[1], picture.shape[0]]).all(1)
    board_from_photo = np.linalg.inv(H)
    q = np.column_stack([pixel, np.ones(len(at))]) @ board_from_photo.T
    uv = (q[:, :2] / q[:, 2:]).astype(np.float32)
    front = q[:, 2] * np.linalg.det(H) > 0
    inside = (uv > -0.01).all(1) & (uv < 1.01).all(1) & front & shows & (source is not None)
    uv[~inside] = 0
    label = np.where(inside, 1 + BOARDS.index(source.board.id), 0).astype(np.int64) if source else np.zeros(len(at), np.int64)
    shape = (HEIGHT // CELL, WIDTH // CELL)
    return x.transpose(2, 0, 1), label.reshape(shape), uv.T.reshape(2, *shape)


def second_look(picture, source, H, rng):
    above = from_above(source.board, mistaken(H, source.board, rng))
    half = np.array([[0.5, 0, -0.25], [0, 0.5, -0.25], [0, 0, 1]])
    finer = cv2.warpPerspective(picture, above @ half, (2 * WIDTH, 2 * HEIGHT), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
                                borderMode=cv2.BORDER_REPLICATE)
    return cv2.resize(finer, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA), above


def level_look(picture, H, rng):
    direction = recedes(H) + rng.normal(0, 0.2) if rng.random() < 0.75 else rng.uniform(0, 2 * np.pi)
    photo_from_level, size = levelled(picture.shape[1::-1], direction)
    scale = LEVEL_SIDE / PHOTO[0]
    small = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    level = cv2.warpPerspective(small, np.diag([scale, scale, 1]) @ photo_from_level, size.tolist(),
                                flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REPLICATE)
    return lying_to_fit(level, photo_from_level)


def samples(all_sources, rng):
    """One photo at a first look, twice at a second one where a board lies in it, and twice levelled: each as by `labelled`."""
    picture, source, H = photo(all_sources, rng)
    seen = [lying_to_fit(picture, np.eye(3))]
    seen += [second_look(picture, source, H, rng) for _ in range(2) if source]
    seen += [level_look(picture, H, rng) for _ in range(2)]
    return [labelled(small, photo_from_view, picture, source, H) for small, photo_from_view in seen]


def lit(picture, rng):
    h, w = picture.shape[:2]
    light = cv2.exp(blobs(rng, (h, w), (3, 4), rng.uniform(0, 0.4)) + np.float32(rng.normal(-0.15, 0.3) if rng.random() < 0.7 else rng.uniform(-1.8, -0.4)))
    cast = np.exp(rng.normal(0, 0.15, 3) + (np.array([-0.35, 0, 0.2]) if rng.random() < 0.3 else 0))
    picture = np.maximum(picture, 0) * light[..., None] * cast.astype(np.float32)
    for _ in range(rng.integers(1, 4) if rng.random() < 0.25 else 0):  # lamps in the varnish
        glare = np.zeros((h, w), np.float32)
        cv2.ellipse(glare, (rng.uniform((0, 0), (w, h)).tolist(), (rng.uniform(0.03, 0.25, 2) * w).tolist(), rng.uniform(0, 180)), 1, cv2.FILLED)
        picture = picture + cv2.GaussianBlur(glare, (0, 0), w / 240 * rng.uniform(2, 12))[..., None] * np.float32(rng.uniform(40, 260))
    return 255 * cv2.pow(np.clip(picture, 0, 255) / 255, np.exp(rng.normal(0, 0.2)))
