// This site beside the same site otherwise built: as one prerendered monolith, and both rendered in the browser only.
// `pnpm bench:site [--variants federated,monolith] [--routes /,/tienda] [--runs 5] [--report] [--fresh]`; needs
// `pnpm build && pnpm compose`. Goes on where it was stopped; `.bench/site.json` and `.bench/taps.json` have every run.
import { rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { withLighthouse, type Run } from '../e2e/support/lighthouse.ts';
import { median } from '../scripts/bench/median.ts';
import { makeVariant, variants, type Variant } from './monolith/variants.ts';
import { plotOf } from './plot.ts';
import { tableOf, writeReport } from './report.ts';
import { readResults, writeResults } from './results.ts';
import { startSite } from './serve/startSite.ts';
import { withTaps } from './tap.ts';

const { values } = parseArgs({
  options: {
    variants: { type: 'string', default: variants.join() },
    routes: { type: 'string', default: '/,/dermatologia/estetica,/spa/facial,/tienda,/blog/acne-adulto' },
    runs: { type: 'string', default: '5' },
    out: { type: 'string', default: '.bench/site.json' },
    taps: { type: 'string', default: '.bench/taps.json' },
    fresh: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
  },
});

const routes = values.routes.split(',');
const chosen = variants.filter((variant) => values.variants.split(',').includes(variant));
if (values.fresh) for (const file of [values.out, values.taps]) await rm(file, { force: true });
const results = await readResults<Record<string, Run[]>>(values.out, {});
const taps = await readResults<Record<string, number[]>>(values.taps, {});

/** Repeats until there are enough values; what fails is told of, and left to the next call of the command. */
async function fill<T>(
  list: T[],
  name: string,
  file: string,
  all: object,
  measure: () => Promise<T>,
): Promise<void> {
  while (list.length < Number(values.runs)) {
    try {
      list.push(await measure());
      await writeResults(file, all);
      console.log(`${name}: ${list.length} of ${values.runs}`);
    } catch (error) {
      console.error(`${name}: ${String(error)}`);
      process.exitCode = 1;
      return;
    }
  }
}

async function measureVariant(variant: Variant): Promise<void> {
  const isDone = routes.every((route) =>
    [results, taps].every((all) => (all[`${route} ${variant}`]?.length ?? 0) >= Number(values.runs)),
  );
  if (isDone) return;
  console.log(`Building ${variant} …`);
  const served = await startSite(await makeVariant(variant, '.site', routes, '.bench/sites'));
  try {
    for (const route of routes) {
      const name = `${route} ${variant}`;
      // A browser of its own for each: what one page left must not weigh on the next.
      await withLighthouse((measure) =>
        fill((results[name] ??= []), name, values.out, results, () =>
          measure(served.origin + route, ['performance']),
        ),
      );
      await withTaps((measure) =>
        fill((taps[name] ??= []), `${name}, tap`, values.taps, taps, () => measure(served.origin + route)),
      );
    }
  } finally {
    served.stop();
  }
}

/** What the comparison claims: this site against the other, as a factor of the medians, the worst of the routes. */
function factor(other: Variant, read: (run: Run) => number): string {
  const factors = routes.flatMap((route) => {
    const [own, theirs] = [results[`${route} federated`] ?? [], results[`${route} ${other}`] ?? []];
    return own.length > 0 && theirs.length > 0 ? [median(own.map(read)) / median(theirs.map(read))] : [];
  });
  return factors.length > 0
    ? `${Math.max(...factors).toFixed(2)}× (${factors.map((item) => item.toFixed(2)).join(', ')})`
    : 'not measured';
}

function tapTable(): string {
  const rows = routes.map((route) => [
    route,
    ...chosen.map((variant) => {
      const times = taps[`${route} ${variant}`] ?? [];
      return times.length > 0 ? (median(times) / 1000).toFixed(2) : '–';
    }),
  ]);
  const lines = [['seconds until a tap acts', ...chosen], ['---', ...chosen.map(() => '--:')], ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

for (const variant of chosen) await measureVariant(variant);
const measured = Object.fromEntries(Object.entries(results).filter(([, runs]) => runs.length > 0));
const summary = [
  `Worst of the routes, in brackets each: against \`monolith\`, LCP ${factor('monolith', (run) => run.largestPaint)},`,
  `JavaScript ${factor('monolith', (run) => run.scripts)}, longest task ${factor('monolith', (run) => run.longestTask)};`,
  `against \`federated-client\`, LCP ${factor('federated-client', (run) => run.largestPaint)}.`,
].join(' ');
const markdown = [summary, '![The same in bars](benchmarks.svg)', tableOf(measured), tapTable()].join('\n\n');
if (values.report) {
  await writeFile('docs/benchmarks.svg', plotOf(measured, routes, chosen));
  await writeReport('site', markdown);
}
console.log(`\n${markdown}`);
