#include "vision/read_board.h"
