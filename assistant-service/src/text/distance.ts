/** Optimal string alignment by the table, for what is left of two words without their common ends. */
function table(one: string, other: string, limit: number): number {
  let before: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          (previous[j] ?? limit) + 1,
          (row[j - 1] ?? limit) + 1,
          (previous[j - 1] ?? limit) + (one[i - 1] === other[j - 1] ? 0 : 1),
          isSwapped ? (before[j - 2] ?? limit) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...row) > limit) return limit + 1;
    before = previous;
    previous = row;
  }
  return Math.min(previous[other.length] ?? limit + 1, limit + 1);
}

/**
 * How many mistakes lie between two words: letters that are missing, too many, wrong, or in each other's place.
 * @returns the distance, or `limit + 1` when it is greater than the limit
 */
export function distance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (left.length === 0 || right.length === 0) return Math.max(left.length, right.length);
  // Both ends differ: a distance of one is a wrong letter or a swap.
  if (limit === 1 && Math.max(left.length, right.length) > 2) return 2;
  return table(left, right, limit);
}
