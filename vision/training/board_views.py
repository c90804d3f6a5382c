"""From a photo to two top views of the board: its surface, and the plane through the trains' roofs.

Mirror of make_top_views in vision/top_views.cpp: change both together."""
import cv2
import numpy as np

PX_PER_MM = 1.25
ROOF_MM = 9.5


class Camera:
    """pixel ~ H (p + bend(p), 1) + height_mm * up, p in 0..1 over the board (BoardWarp of the calibration library)."""

    def __init__(self, H, up, bend=None):
        self.H, self.up, self.bend = np.asarray(H, float), np.asarray(up, float), bend

    def project(self, p, height_mm=0.0):
        p = np.asarray(p, float)
        if self.bend is not None:
            p = p + self.bend(p)
        q = p @ self.H[:, :2].T + self.H[:, 2] + height_mm * self.up
        return q[..., :2] / q[..., 2:]

    def scaled(self, s):
        """The same camera for the picture resized by s (pixel centres at half pixels)."""
        S = np.array([[s, 0, 0.5 * s - 0.5], [0, s, 0.5 * s - 0.5], [0, 0, 1]])
        return Camera(S @ self.H, S @ self.up, self.bend)


def shrink(photo, camera, board):
    """INTER_AREA down to about 1.5 times the views' resolution, so that sampling does not alias."""
    c = camera.project(np.array([[0.45, 0.5], [0.55, 0.5], [0.5, 0.45], [0.5, 0.55]]))
    area = abs(np.linalg.det([c[1] - c[0], c[3] - c[2]])) / (0.01 * board.width_mm * board.height_mm)
    s = 1.5 * PX_PER_MM / np.sqrt(area)
    if s > 0.8:
        return photo, camera
    size = (int(round(photo.shape[1] * s)), int(round(photo.shape[0] * s)))
    sx, sy = size[0] / photo.shape[1], size[1] / photo.shape[0]
    S = np.array([[sx, 0, 0.5 * sx - 0.5], [0, sy, 0.5 * sy - 0.5], [0, 0, 1]])
    return cv2.resize(photo, size, interpolation=cv2.INTER_AREA), Camera(S @ camera.H, S @ camera.up, camera.bend)


def without_black(photo):
    """Black is what lies outside the photo."""
    lifted = photo.copy()
    lifted[(photo == 0).all(-1)] = 1
    return lifted


def view(photo, camera, board, height_mm):
    """At exactly PX_PER_MM: the last row and column may end half a pixel before or behind the board."""
    w, h = board.width_mm * PX_PER_MM, board.height_mm * PX_PER_MM
    return seen_at(photo, camera, (np.arange(round(w)) + 0.5) / w, (np.arange(round(h)) + 0.5) / h, height_mm)


def seen_at(photo, camera, x, y, height_mm):
    """What the photo shows of a grid of the board's points, x and y in 0..1 over it."""
    q = camera.project(np.stack(np.meshgrid(x, y), -1), height_mm).astype(np.float32)
    return cv2.remap(photo, q[..., 0], q[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT)


def board_views(photo, camera, board):
    photo, camera = shrink(photo, camera, board)
    photo = without_black(photo)
    return view(photo, camera, board, 0.0), view(photo, camera, board, ROOF_MM)
