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

LEVELS = (640, 320, 160)
SECOND_LOOKS = 0.35  # of all samples
FINER = 1.5  # than the network's view is what a picture is drawn in


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
        H = np.eye(3) + rng.normal(0, 1, (3, 3)) * [[.3, .3, 0], [.3, .3, 0], [.0015, .0015, 0]]
        z = np.maximum(H[2, 0] * xx + H[2, 1] * yy + 1, 0.2)
        a, b = (H[0, 0] * xx + H[0, 1] * yy) / z, (H[1, 0] * xx + H[1, 1] * yy) / z
        side = rng.uniform(8, 45)
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


def second_pose(board, rng):
    """view <- board-normalised for a second look (guess_board.cpp's from_above): about from above, as wrong as a first one."""
    across, down = max(board.width_mm, board.height_mm), min(board.width_mm, board.height_mm)
    scale = 0.85 * min(WIDTH / across, HEIGHT / down)
    half = np.array([across, down]) * scale / 2
    corners = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * half + [WIDTH / 2, HEIGHT / 2]
    corners = corners + rng.normal(0, rng.choice([1.5, 4, 9]), (4, 2)) + rng.normal(0, 2, 2)
    if board.height_mm > board.width_mm:  # counterclockwise
        corners = np.roll(corners, 1, 0)
    return cv2.getPerspectiveTransform(np.float32([[0, 0], [1, 0], [1, 1], [0, 1]]), corners.astype(np.float32))


def pose(board, rng):
    """view <- board-normalised."""
    camera, (w, h), _ = synthetic_board.look_at(board, rng, slanted=rng.random() < 0.35)
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


def sample(all_sources, rng):
    """What BoardNet sees of a picture, and per cell the class (0: no board) and board-normalised x, y."""
    board_id = rng.choice(BOARDS)
    candidates = [s for s in all_sources if s.board.id == board_id]
    source = candidates[rng.integers(0, len(candidates))]
    H = second_pose(source.board, rng) if rng.random() < SECOND_LOOKS else pose(source.board, rng)
    W2, H2 = int(WIDTH * FINER), int(HEIGHT * FINER)
    picture = table(rng, (H2, W2))
    things(rng, picture, rng.integers(0, 5))
    empty = rng.random() < 0.05
    if not empty:
        corners = H @ np.array([[0, 1, 1, 0], [0, 0, 1, 1], [1, 1, 1, 1.0]])
        wide = max(np.ptp(np.clip(corners[0] / corners[2], -80, 240)), np.ptp(np.clip(corners[1] / corners[2], -80, 240)))
        level = 0 if wide > 150 else 1 if wide > 70 else 2
        top = played(source, level, rng).astype(np.float32)
        if rng.random() < 0.5:  # another printing, another camera
            lum = top.mean(-1, keepdims=True)
            top = lum + (top - lum) * rng.uniform(0.6, 1.4)
        on_top = np.diag([source.scales[level]] * 2 + [1]) @ source.from_board
        to_view = np.diag([FINER, FINER, 1]) @ H @ np.linalg.inv(on_top)
        laid = cv2.warpPerspective(top, to_view, (W2, H2), flags=cv2.INTER_LINEAR)
        mask = cv2.warpPerspective(np.ones(top.shape[:2], np.float32), to_view, (W2, H2))[..., None]
        if rng.random() < 0.5:
            shadow = cv2.GaussianBlur(mask, (0, 0), rng.uniform(1, 6))[..., None]
            picture *= 1 - np.float32(rng.uniform(0, 0.5)) * shadow
        picture = picture * (1 - mask) + laid * mask
        if rng.random() < 0.4:
            things(rng, picture, rng.integers(1, 4))
    picture = lit(picture, rng)
    small = cv2.resize(picture, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA)
    blur = rng.uniform(0, 1.1) if rng.random() < 0.3 else 0
    if blur > 0.3:
        small = cv2.GaussianBlur(small, (0, 0), blur)
    small = np.clip(small + rng.standard_normal(small.shape, np.float32) * np.float32(rng.choice([0.5, 2, 5])), 0, 255).astype(np.float32)
    x = np.zeros((HEIGHT, WIDTH, 3), np.float32)
    rows = HEIGHT if rng.random() < 0.8 else int(rng.uniform(0.72, 1) * HEIGHT)  # 16:9 and the like
    x[:rows] = normalised(small[:rows])
    at = cells().reshape(-1, 2)
    q = np.column_stack([at, np.ones(len(at))]) @ np.linalg.inv(H).T
    uv = (q[:, :2] / q[:, 2:]).astype(np.float32)
    front = q[:, 2] * np.linalg.det(H) > 0
    inside = (uv > -0.01).all(1) & (uv < 1.01).all(1) & front & (at[:, 1] < rows) & (not empty)
    uv[~inside] = 0
    label = np.where(inside, 1 + BOARDS.index(source.board.id), 0).astype(np.int64)
    shape = (HEIGHT // CELL, WIDTH // CELL)
    return x.transpose(2, 0, 1), label.reshape(shape), uv.T.reshape(2, *shape)


def lit(picture, rng):
    h, w = picture.shape[:2]
    light = cv2.exp(blobs(rng, (h, w), (3, 4), rng.uniform(0, 0.4)) + np.float32(rng.normal(-0.15, 0.3)))
    cast = np.exp(rng.normal(0, 0.15, 3) + (np.array([-0.35, 0, 0.2]) if rng.random() < 0.3 else 0))
    picture = np.maximum(picture, 0) * light[..., None] * cast.astype(np.float32)
    for _ in range(rng.integers(1, 4) if rng.random() < 0.25 else 0):  # lamps in the varnish
        glare = np.zeros((h, w), np.float32)
        cv2.ellipse(glare, (rng.uniform((0, 0), (w, h)).tolist(), (rng.uniform(0.03, 0.25, 2) * w).tolist(), rng.uniform(0, 180)), 1, cv2.FILLED)
        picture = picture + cv2.GaussianBlur(glare, (0, 0), rng.uniform(2, 12))[..., None] * np.float32(rng.uniform(40, 260))
    return 255 * cv2.pow(np.clip(picture, 0, 255) / 255, np.exp(rng.normal(0, 0.2)))
