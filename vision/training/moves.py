"""How far a place lies from where it is looked for, as the network says it: along the patch in steps of 3.2 mm, across
it in steps of 1.6 mm."""
import numpy as np

ALONG, ALONG_MM = 7, 3.2
ACROSS, ACROSS_MM = 13, 1.6
RARER_PER_MM = 0.47  # log of how much rarer a millimetre more is in moved_print.py's boards


def label(moved_mm, angle):
    """One number for n x 2 moves on the board; angles of the patches in radians."""
    c, s = np.cos(angle), np.sin(angle)
    along = moved_mm[:, 0] * c + moved_mm[:, 1] * s
    across = -moved_mm[:, 0] * s + moved_mm[:, 1] * c
    step = [np.clip(np.rint(mm / size) + count // 2, 0, count - 1).astype(np.uint8)
            for mm, size, count in ((along, ALONG_MM, ALONG), (across, ACROSS_MM, ACROSS))]
    return step[0] + ALONG * step[1]
