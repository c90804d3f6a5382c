.pragma library

// Where the numbers of the score table stand. The total is set larger than the rest and takes more room.
function first(width, u) { return Math.min(190 * u, width * 0.22) }
// `n`: the numbers and the total.
function cell(width, u, n) { return Math.min(92 * u, (width - first(width, u)) / (n + 1.9)) }
function totalEnd(width, u, n) { return first(width, u) + (n + 0.35) * cell(width, u, n) }
