// Lighthouse over pages of a site that is being served: every route of the sitemap, one of each kind, or those named.
// `pnpm bench routes [--kinds | --routes /,/tienda] [--runs 3] [--report] [--origin http://localhost:8080] [--fresh]`
// What the file has already is not measured again, so that a run can be stopped and go on later.
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { localizePath } from '@clinic/shared/lang';

import { withLighthouse, type Run } from '@clinic/testing/lighthouse';
import { onePerRoute, routeOf } from '@clinic/testing/composedRoutes';
import { byKind, machineOf, summaryOf, tableOf, writeReport } from './report/report.ts';
import { readResults, writeResults } from './report/results.ts';
import { serveSite } from '@clinic/testing/gateway';

const { values } = parseArgs({
  options: {
    origin: { type: 'string' },
    site: { type: 'string', default: '.site' },
    routes: { type: 'string' },
    kinds: { type: 'boolean', default: false },
    runs: { type: 'string', default: '1' },
    out: { type: 'string', default: '.bench/routes.json' },
    fresh: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
  },
});

async function listRoutes(origin: string): Promise<string[]> {
  if (values.routes) return values.routes.split(',');
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  // Every kind in both languages.
  return values.kinds ? onePerRoute(all).flatMap((path) => [path, localizePath(path, 'en')]) : all;
}

function print(route: string, run: Run): void {
  const { performance, firstPaint, largestPaint, blocking, shift, longestTask, scripts, requests } = run;
  const others = [run.accessibility, run.bestPractices, run.seo].join('/');
  console.log(
    `${route}: ${performance} (${others}) FCP ${Math.round(firstPaint)} LCP ${Math.round(largestPaint)} ` +
      `TBT ${Math.round(blocking)} CLS ${shift.toFixed(3)} longest ${Math.round(longestTask)} ms, ` +
      `JS ${Math.round(scripts / 1000)} kB, ${requests} requests${run.findings.map((id) => ` ${id}`).join('')}`,
  );
}

if (values.fresh) await rm(values.out, { force: true });
const results = await readResults<Record<string, Run[]>>(values.out, {});
const served = values.origin ? undefined : await serveSite(values.site);
const origin = values.origin ?? served?.url ?? '';
try {
  const routes = await listRoutes(origin);
  for (const [index, route] of routes.entries()) {
    const runs = (results[route] ??= []);
    while (runs.length < Number(values.runs)) {
      try {
        // A new browser for each, as on a first visit: one that goes on has compiled code and styles already.
        const run = await withLighthouse((measure) => measure(origin + route));
        runs.push(run);
        await writeResults(values.out, results);
        print(`${index + 1}/${routes.length} ${route}`, run);
      } catch (error) {
        // The others are worth having; the same command measures this one again.
        console.error(String(error));
        process.exitCode = 1;
        break;
      }
    }
  }
} finally {
  await served?.end();
}
const measured = Object.fromEntries(Object.entries(results).filter(([, runs]) => runs.length > 0));
if (values.report)
  await writeReport(
    'pages',
    `${summaryOf(measured)} ${machineOf(measured)}\n\n${tableOf(byKind(measured, routeOf))}`,
  );
console.log(summaryOf(measured));
