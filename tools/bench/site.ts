// Compares this site with the same code as one prerendered monolith.
// `pnpm bench site [--variants federated,monolith] [--routes /,/tienda] [--runs 5] [--fresh]`; needs
// `pnpm build && pnpm compose`. A stopped benchmark resumes; `.bench/site.json` has all runs.
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { serveSite, type Gateway } from '@tesela/testing/gateway';
import { withLighthouse, type LighthouseRun } from '@tesela/testing/lighthouse';

import { median } from './median.ts';
import { makeVariant, variants, type Variant } from './monolith/variants.ts';
import { readResults, writeResults } from './results.ts';
import { machineOf, tableOf } from './table.ts';

const { values } = parseArgs({
  options: {
    variants: { type: 'string', default: variants.join() },
    routes: { type: 'string', default: '/,/dermatologia/estetica,/spa/facial,/tienda,/blog/acne-adulto' },
    runs: { type: 'string', default: '5' },
    fresh: { type: 'boolean', default: false },
  },
});

const file = '.bench/site.json';
const routes = values.routes.split(',');
const chosen = variants.filter((variant) => values.variants.split(',').includes(variant));
if (values.fresh) await rm(file, { force: true });
const results = await readResults<Record<string, LighthouseRun[]>>(file, {});

type Origins = ReadonlyMap<Variant, string>;

/**
 * Measures a route in turns, one run of each variant after the other, so that other load of the machine affects all of
 * them. A failed run is logged and repeated by the next call of the command.
 */
async function measureInTurns(
  route: string,
  origins: Origins,
  measure: (url: string) => Promise<LighthouseRun>,
): Promise<void> {
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const [variant, origin] of origins) {
      const name = `${route} ${variant}`;
      const list = (results[name] ??= []);
      if (list.length > run) continue;
      try {
        list.push(await measure(origin + route));
        await writeResults(file, results);
        console.log(`${name}: ${list.length} of ${values.runs}`);
      } catch (error) {
        console.error(`${name}: ${String(error)}`);
        process.exitCode = 1;
      }
    }
  }
}

const isMeasured = (variant: Variant): boolean =>
  routes.every((route) => (results[`${route} ${variant}`]?.length ?? 0) >= Number(values.runs));

async function measureAll(): Promise<void> {
  const served = new Map<Variant, Gateway>();
  try {
    for (const variant of chosen.filter((name) => !isMeasured(name))) {
      console.log(`Building ${variant} …`);
      served.set(variant, await serveSite(await makeVariant(variant, '.site', routes, '.bench/sites')));
    }
    const origins = new Map([...served].map(([variant, { url }]) => [variant, url]));
    for (const route of origins.size > 0 ? routes : []) {
      // A new browser for each route, so that one does not affect the next.
      await withLighthouse((measure) =>
        measureInTurns(route, origins, (url) => measure(url, ['performance'])),
      );
    }
  } finally {
    for (const { end } of served.values()) await end();
  }
}

/** The worst factor between the medians of this site and of the monolith, with the factors of all routes. */
function factor(read: (run: LighthouseRun) => number): string {
  const factors = routes.flatMap((route) => {
    const [own, theirs] = [results[`${route} federated`] ?? [], results[`${route} monolith`] ?? []];
    return own.length > 0 && theirs.length > 0 ? [median(own.map(read)) / median(theirs.map(read))] : [];
  });
  return factors.length > 0
    ? `${Math.max(...factors).toFixed(2)}× (${factors.map((item) => item.toFixed(2)).join(', ')})`
    : 'not measured';
}

await measureAll();
const measured = Object.fromEntries(Object.entries(results).filter(([, runs]) => runs.length > 0));
const summary = [
  `Worst of the routes, in brackets each: against \`monolith\`, LCP ${factor((run) => run.largestPaint)},`,
  `JavaScript ${factor((run) => run.scripts)}, longest task ${factor((run) => run.longestTask)}.`,
  machineOf(measured),
].join(' ');
console.log(`\n${[summary, tableOf(measured)].join('\n\n')}`);
