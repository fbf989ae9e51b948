type Colored = { sku: string; color: string };

/** Red, green and blue of `#rrggbb`. */
const channels = ({ color }: Colored): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

const averageOf = (colors: readonly number[][]): number[] =>
  [0, 1, 2].map((at) => colors.reduce((sum, color) => sum + (color[at] ?? 0), 0) / colors.length);

const distance = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot(...a.map((value, at) => value - (b[at] ?? 0)));

/** The four variants whose colours come closest to the average of the given ones, which are left out. */
export function closestTo<V extends Colored>(skus: readonly string[], variants: readonly V[]): V[] {
  const given = variants.filter(({ sku }) => skus.includes(sku));
  if (given.length === 0) return variants.slice(0, 4);
  const target = averageOf(given.map(channels));
  return variants
    .filter(({ sku }) => !skus.includes(sku))
    .toSorted((a, b) => distance(channels(a), target) - distance(channels(b), target))
    .slice(0, 4);
}
