#include "calibration/board_profile.h"
