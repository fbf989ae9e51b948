// Lighthouse over pages of a site that is being served: every route of the sitemap, or those named.
// `pnpm bench:routes [--origin http://localhost:8080] [--routes /,/tienda] [--runs 1] [--out .bench/routes.json] [--report]`
// What the file has already is not measured again, so that a run can be stopped and go on later.
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { withLighthouse, type Run } from '../e2e/support/lighthouse.ts';
import { summaryOf, tableOf } from './report.ts';
import { readResults, writeResults } from './results.ts';
import { startSite } from './serve/startSite.ts';

const { values } = parseArgs({
  options: {
    origin: { type: 'string' },
    site: { type: 'string', default: '.site' },
    routes: { type: 'string' },
    runs: { type: 'string', default: '1' },
    out: { type: 'string', default: '.bench/routes.json' },
    report: { type: 'boolean', default: false },
  },
});

async function listRoutes(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

async function measureRoutes(): Promise<void> {
  const served = values.origin ? { origin: values.origin, stop: () => {} } : await startSite(values.site);
  try {
    const results = await readResults<Record<string, Run[]>>(values.out, {});
    const routes = values.routes?.split(',') ?? (await listRoutes(served.origin));
    await withLighthouse(async (measure) => {
      for (const route of routes) {
        const runs = (results[route] ??= []);
        while (runs.length < Number(values.runs)) {
          const run = await measure(served.origin + route);
          runs.push(run);
          await writeResults(values.out, results);
          const { performance, firstPaint, largestPaint, blocking, shift, longestTask, scripts, requests } =
            run;
          const others = [run.accessibility, run.bestPractices, run.seo].join('/');
          console.log(
            `${route}: ${performance} (${others}) FCP ${Math.round(firstPaint)} LCP ${Math.round(largestPaint)} ` +
              `TBT ${Math.round(blocking)} CLS ${shift.toFixed(3)} longest ${Math.round(longestTask)} ms, ` +
              `JS ${Math.round(scripts / 1000)} kB, ${requests} requests${run.findings.map((id) => ` ${id}`).join('')}`,
          );
        }
      }
    });
  } finally {
    served.stop();
  }
}

/** Writes what was measured so far between the marks of docs/benchmarks.md; the text around it stays. */
async function report(): Promise<void> {
  const results = await readResults<Record<string, Run[]>>(values.out, {});
  const file = 'docs/benchmarks.md';
  const page = await readFile(file, 'utf8');
  const marks = /(<!-- pages -->)[^]*(<!-- \/pages -->)/;
  const table = `$1\n\n${summaryOf(results)}\n\n${tableOf(results)}\n\n$2`;
  await writeFile(file, page.replace(marks, table));
}

await (values.report ? report() : measureRoutes());
