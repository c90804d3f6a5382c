.pragma library

// Where the numbers of the score table stand.
function first(width, u) { return Math.min(190 * u, width * 0.27) }
function cell(width, u, stations) { return Math.min(92 * u, (width - first(width, u)) / ((stations ? 5 : 4) + 1.6)) }
