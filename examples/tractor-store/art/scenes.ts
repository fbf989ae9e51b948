import { box, darker, disc, line, mix, shape } from './parts.ts';
import { tractors } from './tractors.ts';

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;

const place = (id: string, color: string, x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${tractors[id]?.(color) ?? ''}</g>`;

const sky = (from: string, to: string) =>
  `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><path fill="url(#s)" d="M0 0h800v560H0z"/>`;

const hill = (y: number, lift: number, color: string) =>
  shape(`M0 ${y}q200-${lift} 400-${lift * 0.3}t400-${lift * 0.5}V560H0z`, color);

/** Furrows that run towards the eye. */
const furrows = (y: number, color: string) =>
  line(
    Array.from({ length: 13 }, (_, at) => `M${400 + (at - 6) * 46} ${y}L${400 + (at - 6) * 190} 560`).join(
      '',
    ),
    color,
    5,
  );

const tree = (x: number, y: number, size: number, color: string) =>
  line(`M${x} ${y}v${size}`, '#6b5a45', size * 0.12) +
  disc(x, y - size * 0.1, size * 0.5, color) +
  disc(x + size * 0.3, y + size * 0.15, size * 0.34, darker(color, 0.1));

const shadow = (x: number, y: number, width: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="13" fill="#1d2a24" opacity=".18"/>`;

const barn = (x: number, y: number) =>
  shape(`M${x} ${y}v-44l34-26 34 26v44z`, '#b5492f') +
  shape(`M${x - 6} ${y - 42}l40-30 40 30-5 5-35-26-35 26z`, '#7a2f20') +
  box(x + 22, y - 30, 24, 30, '#7a2f20', 1);

export const scenes: Readonly<Record<string, string>> = {
  classic: svg(
    800,
    560,
    sky('#f7c98b', '#fdeccf') +
      disc(580, 190, 70, '#fff4d6') +
      hill(330, 60, '#d8c58c') +
      hill(360, 30, '#b9b36b') +
      barn(96, 352) +
      tree(206, 300, 60, '#8a9a4e') +
      tree(716, 292, 70, '#8a9a4e') +
      shape('M0 384q400-46 800 0V560H0z', '#8d6a45') +
      furrows(374, '#7a5a39') +
      shadow(420, 480, 250) +
      place('CL-01', '#6b8e23', 80, 86, 1.5),
  ),
  autonomous: svg(
    800,
    560,
    sky('#bfe0e8', '#f0f7ee') +
      disc(190, 150, 54, '#ffffff') +
      hill(330, 70, '#b6d2b0') +
      hill(364, 36, '#8fbd8c') +
      [610, 668, 726]
        .map(
          (x, at) =>
            line(`M${x} 330V${214 + at * 26}`, '#ffffff', 5) +
            [0, 120, 240]
              .map(
                (turn) =>
                  `<path d="M${x} ${214 + at * 26}l4-6 2-44z" fill="#fff" transform="rotate(${turn + at * 40} ${x} ${214 + at * 26})"/>`,
              )
              .join(''),
        )
        .join('') +
      shape('M0 384q400-40 800 0V560H0z', '#5f9a62') +
      furrows(374, '#528a57') +
      place('AU-08', '#e8e8e8', 540, 262, 0.52) +
      shadow(330, 484, 250) +
      place('AU-03', '#169fb8', 4, 90, 1.5),
  ),
};

const street = (tone: string, content: string) =>
  svg(
    400,
    300,
    box(0, 0, 400, 300, tone, 0) +
      content +
      box(0, 262, 400, 38, mix(tone, '#3a4240', 0.45), 0) +
      line('M20 282h40M100 282h40M180 282h40M260 282h40M340 282h40', '#ffffff', 3, { opacity: 0.6 }),
  );

const windows = (x: number, y: number, columns: number, rows: number, color: string, step = 26) =>
  Array.from({ length: columns * rows }, (_, at) =>
    box(x + (at % columns) * step, y + Math.floor(at / columns) * step, step * 0.62, step * 0.62, color, 2),
  ).join('');

export const stores: Readonly<Record<string, string>> = {
  'store-a': street(
    '#d9e7e6',
    shape('M0 90q100-70 200-20t200-40v90q-100 60-200 20T0 180z', '#a9d8c9', { opacity: 0.7 }) +
      box(70, 96, 260, 166, '#f6f4ee', 4) +
      box(70, 96, 260, 30, '#1f4d3f', 4) +
      line('M120 111h160', '#f6f4ee', 7) +
      box(86, 142, 228, 120, '#bfd9e0', 3) +
      line('M162 142v120M238 142v120', '#1f4d3f', 5) +
      place('CL-06', '#46f5bb', 128, 158, 0.4),
  ),
  'store-b': street(
    '#f3dfc9',
    box(40, 70, 150, 192, '#b5492f', 3) +
      windows(58, 88, 5, 3, '#f7d9a8') +
      box(190, 110, 170, 152, '#8e3a27', 3) +
      shape('M180 168h190l-12 26H192z', '#e3b23c') +
      [198, 222, 246, 270, 294, 318, 342].map((x) => disc(x, 181, 4, '#fff4d6')).join('') +
      box(206, 200, 138, 62, '#bfd9e0', 2) +
      box(64, 200, 102, 62, '#bfd9e0', 2) +
      place('CL-14', '#cd2b1e', 216, 184, 0.3),
  ),
  'store-c': street(
    '#e4e1ee',
    shape('M30 262V150q170-76 340 0v112z', '#f6f4ee') +
      shape('M30 150q170-76 340 0v16q-170-76-340 0z', '#6b5b9a') +
      box(58, 178, 284, 84, '#bfd9e0', 3) +
      line('M129 178v84M200 178v84M271 178v84', '#6b5b9a', 5) +
      line('M150 128q50-14 100 0', '#6b5b9a', 7) +
      place('CL-10', '#8a2be2', 140, 166, 0.37),
  ),
  'store-d': street(
    '#cfdce6',
    box(20, 60, 74, 202, '#8fa3b3', 2) +
      windows(32, 74, 2, 7, '#dfe9ef') +
      box(306, 40, 74, 222, '#7d93a5', 2) +
      windows(318, 54, 2, 8, '#dfe9ef') +
      box(100, 110, 200, 152, '#2f4858', 3) +
      windows(116, 124, 7, 2, '#f7d9a8') +
      box(100, 180, 200, 10, '#e3b23c', 2) +
      box(114, 198, 172, 64, '#bfd9e0', 2) +
      place('AU-07', '#afdbd2', 134, 178, 0.32),
  ),
};

/** The sign of the shop, for tabs and phones. */
export const sign = svg(
  64,
  64,
  box(0, 0, 64, 64, '#1f4d3f', 14) +
    shape('M22 22h16q14 0 15 14v10H22z', '#e3b23c') +
    line('M44 22V12', '#f6f4ee', 4) +
    disc(22, 42, 14, '#f6f4ee') +
    disc(22, 42, 7, '#1f4d3f') +
    disc(48, 47, 9, '#f6f4ee') +
    disc(48, 47, 4, '#1f4d3f'),
);
