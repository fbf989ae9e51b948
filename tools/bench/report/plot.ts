import type { LighthouseRun } from '@clinic/testing/lighthouse';

import { median } from './median.ts';
import type { BenchResults } from './report.ts';

const colours = ['#2f5d50', '#7fa596', '#b4552d', '#e0b394'];

const measures: readonly { name: string; unit: string; read: (run: LighthouseRun) => number }[] = [
  { name: 'Largest Contentful Paint', unit: 's', read: (run) => run.largestPaint / 1000 },
  { name: 'Total Blocking Time', unit: 'ms', read: (run) => run.blocking },
  { name: 'JavaScript', unit: 'kB', read: (run) => run.scripts / 1000 },
];

const [panelWidth, labelWidth, barHeight, rowGap, top] = [300, 170, 9, 12, 70];

/** SVG with bars for every route and variant, one panel for each measure. @param results keyed by `<route> <variant>` */
export function plotOf(
  results: BenchResults,
  routes: readonly string[],
  variants: readonly string[],
): string {
  const rowHeight = variants.length * barHeight + rowGap;
  const height = top + routes.length * rowHeight + 20;
  const width = labelWidth + measures.length * panelWidth;
  const text = (x: number, y: number, words: string, more = '') =>
    `<text x="${x}" y="${y}" font-size="11" ${more}>${words}</text>`;
  const legend = variants.map((variant, index) => {
    const x = labelWidth + index * 170;
    return `<rect x="${x}" y="10" width="10" height="10" fill="${colours[index]}"/>${text(x + 15, 19, variant)}`;
  });
  const labels = routes.map((route, index) => text(8, top + index * rowHeight + 20, route));
  const panels = measures.map(({ name, unit, read }, panel) => {
    const left = labelWidth + panel * panelWidth;
    const valueOf = (route: string, variant: string) => {
      const runs = results[`${route} ${variant}`] ?? [];
      return runs.length > 0 ? median(runs.map(read)) : 0;
    };
    const all = routes.flatMap((route) => variants.map((variant) => valueOf(route, variant)));
    const scale = (panelWidth - 70) / Math.max(1e-9, ...all);
    const bars = routes.flatMap((route, row) =>
      variants.map((variant, index) => {
        const value = valueOf(route, variant);
        const y = top + row * rowHeight + index * barHeight;
        const written = value < 10 ? value.toFixed(2) : value.toFixed(0);
        return (
          `<rect x="${left}" y="${y}" width="${(value * scale).toFixed(1)}" height="${barHeight - 1}" fill="${colours[index]}"/>` +
          `<text x="${(left + value * scale + 4).toFixed(1)}" y="${y + 7}" font-size="8">${written}</text>`
        );
      }),
    );
    return text(left, top - 14, `${name}, ${unit}`, 'font-weight="600"') + bars.join('');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" font-family="sans-serif" fill="#2b2a28">
<title>This site beside the same site otherwise built</title>
<rect width="${width}" height="${height}" fill="#fff"/>
${[...legend, ...labels, ...panels].join('\n')}
</svg>
`;
}
