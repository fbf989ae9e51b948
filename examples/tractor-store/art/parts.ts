/** Pieces that all tractors are put together from. A drawing is 400 by 300, and everything stands on this line. */
export const GROUND = 262;

const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Mixes two colours of six digits. @param share of the second, 0 to 1 */
export function mix(color: string, other: string, share: number): string {
  const [a, b] = [channels(color), channels(other)];
  const mixed = a.map((value, at) => Math.round(value + ((b[at] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const darker = (color: string, share = 0.25) => mix(color, '#101820', share);
export const lighter = (color: string, share = 0.3) => mix(color, '#ffffff', share);

export const ink = '#23292b';
export const metal = '#596064';
export const glass = '#bfd9e0';
export const cream = '#f3ead2';
export const lamp = '#fff1b8';

type Attributes = Readonly<Record<string, string | number>>;

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** A filled path. */
export const shape = (d: string, fill: string, more: Attributes = {}) =>
  `<path d="${d}"${written({ fill, ...more })}/>`;

/** A stroked path with round ends. */
export const line = (d: string, stroke: string, width: number, more: Attributes = {}) =>
  shape(d, 'none', {
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rx = 4,
  more: Attributes = {},
) => `<rect${written({ x, y, width, height, rx, fill, ...more })}/>`;

export const disc = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  `<circle${written({ cx, cy, r, fill, ...more })}/>`;

const ring = (cx: number, cy: number, r: number, stroke: string, width: number, dashes = '') =>
  disc(cx, cy, r, 'none', { stroke, 'stroke-width': width, ...(dashes && { 'stroke-dasharray': dashes }) });

const round = (value: number) => Math.round(value * 10) / 10;

/** So many equal dashes around a circle. */
function dashes(r: number, count: number, share: number): string {
  const step = (2 * Math.PI * r) / count;
  return `${round(step * share)} ${round(step * (1 - share))}`;
}

type Wheel = { lugs?: number; wall?: string; spokes?: number };

/** A wheel on the ground: its tyre with lugs, or of steel with spokes. */
export function wheel(
  cx: number,
  r: number,
  rim: string,
  { lugs = 18, wall = '#353b3e', spokes = 0 }: Wheel = {},
): string {
  const cy = GROUND - r;
  if (spokes > 0) {
    const ends = Array.from({ length: spokes }, (_, at) => {
      const angle = (Math.PI * 2 * at) / spokes;
      return `M${cx} ${cy}l${round(Math.cos(angle) * (r - 8))} ${round(Math.sin(angle) * (r - 8))}`;
    });
    return (
      ring(cx, cy, r - 2, ink, 5, dashes(r, 26, 0.5)) +
      ring(cx, cy, r - 7, darker(rim, 0.15), 8) +
      line(ends.join(''), rim, 4) +
      disc(cx, cy, r * 0.16, darker(rim, 0.4))
    );
  }
  return (
    disc(cx, cy, r - 3, ink) +
    ring(cx, cy, r - 3, ink, 7, dashes(r - 3, lugs, 0.55)) +
    ring(cx, cy, r * 0.7, wall, r * 0.14) +
    disc(cx, cy, r * 0.54, darker(rim, 0.2)) +
    disc(cx, cy, r * 0.46, rim) +
    ring(
      cx,
      cy,
      r * 0.31,
      darker(rim, 0.35),
      r * 0.07,
      `0 ${round((2 * Math.PI * r * 0.31) / 8)}" stroke-linecap="round`,
    ) +
    disc(cx, cy, r * 0.14, darker(rim, 0.45))
  );
}

/** A belt of rubber around three rollers. */
export const track = (x: number, width: number, height: number, rim: string): string => {
  const top = GROUND - height;
  const belt = `M${x + width * 0.5 - 12} ${top}h24q10 0 16 9l${width * 0.5 - 34} ${height - 34}q10 20-12 25H${x + 6}q-22-5-12-25l${width * 0.5 - 28}-${height - 34}q6-9 16-9z`;
  const rollers = [0.14, 0.38, 0.62, 0.86].map((at) =>
    disc(x + width * at, GROUND - 15, 10, darker(rim, 0.2)),
  );
  return (
    shape(belt, metal, { stroke: ink, 'stroke-width': 9, 'stroke-linejoin': 'round' }) +
    line(belt, '#353b3e', 3, { 'stroke-dasharray': '5 7' }) +
    rollers.join('') +
    disc(x + width / 2, top + 24, 17, rim) +
    disc(x + width / 2, top + 24, 6, darker(rim, 0.5))
  );
};

/** A mudguard: a band over the upper side of a wheel. Angles in degrees, 270 is straight up. */
export function fender(cx: number, r: number, color: string, from = 195, to = 345, width = 13): string {
  const cy = GROUND - r + 4;
  const at = (angle: number, radius: number) => {
    const radians = (angle * Math.PI) / 180;
    return `${round(cx + Math.cos(radians) * radius)} ${round(cy + Math.sin(radians) * radius)}`;
  };
  const arc = (radius: number) => `M${at(from, radius)}A${radius} ${radius} 0 0 1 ${at(to, radius)}`;
  return line(arc(r + 9), color, width) + line(arc(r + 12), lighter(color), 3);
}

/** A pipe that stands on the bonnet. */
export const stack = (x: number, foot: number, height = 58) =>
  box(x - 5, foot - height * 0.6, 10, height * 0.5, metal, 4) +
  line(`M${x} ${foot}V${foot - height}l5-5`, ink, 4.5);

export const seat = (x: number, y: number, color = ink) =>
  line(`M${x} ${y + 22}V${y + 4}`, metal, 5) + line(`M${x - 13} ${y - 16}q-2 16 6 18h19`, color, 8);

export const steering = (x: number, y: number) =>
  line(`M${x + 22} ${y + 26}L${x} ${y}`, metal, 4) + line(`M${x - 9} ${y + 9}L${x + 8} ${y - 9}`, ink, 5);

/** Slats in the side of a bonnet. */
export const slats = (x: number, y: number, count: number, height: number, color: string, gap = 8) =>
  line(Array.from({ length: count }, (_, at) => `M${x + at * gap} ${y}v${height}`).join(''), color, 3);

/** A cabin of glass with a roof. */
export const cab = (x: number, y: number, width: number, height: number, color: string) =>
  shape(`M${x + 8} ${y}h${width - 18}l10 ${height}H${x}z`, glass, {
    stroke: darker(color),
    'stroke-width': 5,
    'stroke-linejoin': 'round',
  }) +
  shape(`M${x + 18} ${y + 6}h16l-10 ${height - 12}h-13z`, '#ffffff', { opacity: 0.5 }) +
  line(`M${x + width * 0.52} ${y}v${height}`, darker(color), 4) +
  box(x - 4, y - 12, width + 8, 13, color, 6) +
  box(x - 4, y - 12, width + 8, 5, lighter(color), 3);

export const axle = (from: number, to: number, y = 196, height = 22) =>
  box(from, y, to - from, height, '#3c4346', 8);

/** A drawing with what is behind it, and the shadow on the ground. */
export const picture = (content: string, shade = 148): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><ellipse cx="206" cy="${GROUND + 1}" rx="${shade}" ry="8" fill="#1d2a24" opacity=".14"/>${content}</svg>`;
