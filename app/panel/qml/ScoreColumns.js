.pragma library

// Where the numbers of the score table stand. The total is set larger than the rest and takes more room.
function first(width, u) { return Math.min(190 * u, width * 0.22) }
function cell(width, u, stations) { return Math.min(92 * u, (width - first(width, u)) / ((stations ? 5 : 4) + 1.9)) }
function totalEnd(width, u, stations) { return first(width, u) + ((stations ? 5 : 4) + 0.35) * cell(width, u, stations) }
