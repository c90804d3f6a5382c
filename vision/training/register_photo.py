"""Where the board lies in the shared photos (their labels have no homography): SIFT against the board's texture,
MAGSAC, then a smooth cubic correction. Only for training; the program has its own registration."""
import cv2
import numpy as np

from board_views import Camera


def estimate_up(H, board, size):
    """Homogeneous pixels per millimetre above the board (calibration/board_warp.cpp: the same estimate)."""
    w, h = size
    A = np.diag([1 / board.width_mm, 1 / board.height_mm, 1.0])
    A[:2, 2] = 0.5
    M = np.array([[1, 0, -w / 2], [0, 1, -h / 2], [0, 0, 1]]) @ H @ A
    M /= M[2, 2]
    best = (1e300, None)
    f = 0.45 * max(w, h)
    while f < 4 * max(w, h):
        a, b = M[:, 0] / [f, f, 1], M[:, 1] / [f, f, 1]
        s = np.sqrt((a @ a) * (b @ b))
        odd = np.log(f / (0.8 * max(w, h)))
        m = ((a @ b / s) ** 2 + ((a @ a - b @ b) / s) ** 2) / 0.012 ** 2 + odd ** 2 / 0.09
        best = min(best, (m, f))
        f *= 1.03
    f = best[1]
    a, b = M[:, 0] / [f, f, 1], M[:, 1] / [f, f, 1]
    away = np.cross(a, b) / np.sqrt(np.sqrt((a @ a) * (b @ b)))
    p = np.array([-away[0] * f, -away[1] * f, -away[2]])
    up = np.array([p[0] + p[2] * w / 2, p[1] + p[2] * h / 2, p[2]])
    return up * (H[2, 0] * 0.5 + H[2, 1] * 0.5 + H[2, 2])


def features(image, count):
    s = min(1.0, 2200 / max(image.shape[:2]))
    small = cv2.cvtColor(cv2.resize(image, None, fx=s, fy=s, interpolation=cv2.INTER_AREA), cv2.COLOR_BGR2GRAY)
    k, d = cv2.SIFT_create(count, contrastThreshold=0.02).detectAndCompute(small, None)
    d = np.sqrt(d / (np.abs(d).sum(1, keepdims=True) + 1e-9))
    return (np.array([p.pt for p in k]) + 0.5) / s - 0.5, d.astype(np.float32)


def cubic(p):
    x, y = 2 * p[..., 0] - 1, 2 * p[..., 1] - 1
    return np.stack([x ** i * y ** j for i in range(4) for j in range(4) if i + j <= 3], -1)


def register(photo, texture, board):
    """Camera of the photo and the inliers' median error in photo pixels."""
    (pa, da), (pb, db) = features(texture, 12000), features(photo, 14000)
    pairs = cv2.FlannBasedMatcher(dict(algorithm=1, trees=4), dict(checks=64)).knnMatch(da, db, k=2)
    good = [m for m, n in pairs if m.distance < 0.8 * n.distance]
    known = (pa[[m.queryIdx for m in good]] + 0.5) / [texture.shape[1], texture.shape[0]]
    seen = pb[[m.trainIdx for m in good]]
    px = photo.shape[1] / 2000
    H, ok = cv2.findHomography(known, seen, cv2.USAC_MAGSAC, 6 * px, maxIters=20000, confidence=0.9999)
    ok = ok.ravel() > 0
    known, seen = known[ok], seen[ok]
    back = cv2.perspectiveTransform(seen[None], np.linalg.inv(H))[0]
    target, X = back - known, cubic(known)
    w = np.ones(len(X))
    for _ in range(8):
        C = np.linalg.solve((X * w[:, None]).T @ X + 2.0 * np.eye(X.shape[1]), (X * w[:, None]).T @ target)
        r = np.linalg.norm(target - X @ C, axis=1)
        w = 1 / (1 + (r / (2 * np.median(r) + 1e-9)) ** 2) ** 2
    camera = Camera(H, estimate_up(H, board, photo.shape[1::-1]), lambda p: cubic(p) @ C)
    error = np.median(np.linalg.norm(camera.project(known) - seen, axis=1))
    return camera, float(error), int(ok.sum())
