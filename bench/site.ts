// This site beside the same site otherwise built: as one prerendered monolith, and both rendered in the browser only.
// `pnpm bench:site [--variants federated,monolith] [--routes /,/tienda] [--runs 5]`; needs `pnpm build && pnpm compose`.
// Goes on where it was stopped; `.bench/site.json` has every run.
import { parseArgs } from 'node:util';

import { withLighthouse, type Run } from '../e2e/support/lighthouse.ts';
import { makeVariant, variants, type Variant } from './monolith/variants.ts';
import { tableOf } from './report.ts';
import { readResults, writeResults } from './results.ts';
import { startSite } from './serve/startSite.ts';

const { values } = parseArgs({
  options: {
    variants: { type: 'string', default: variants.join() },
    routes: { type: 'string', default: '/,/dermatologia/estetica,/spa/facial,/tienda,/blog/acne-adulto' },
    runs: { type: 'string', default: '5' },
    out: { type: 'string', default: '.bench/site.json' },
  },
});

const routes = values.routes.split(',');
const results = await readResults<Record<string, Run[]>>(values.out, {});

async function measureVariant(variant: Variant): Promise<void> {
  console.log(`Building ${variant} …`);
  const served = await startSite(await makeVariant(variant, '.site', routes, '.bench/sites'));
  try {
    await withLighthouse(async (measure) => {
      for (const route of routes) {
        const runs = (results[`${route} ${variant}`] ??= []);
        while (runs.length < Number(values.runs)) {
          const run = await measure(served.origin + route);
          runs.push(run);
          await writeResults(values.out, results);
          console.log(
            `${route} ${variant} ${runs.length}: ${run.performance}, LCP ${run.largestPaint.toFixed(0)} ms`,
          );
        }
      }
    });
  } finally {
    served.stop();
  }
}

for (const variant of variants) {
  if (values.variants.split(',').includes(variant)) await measureVariant(variant);
}
console.log(`\n${tableOf(results)}`);
