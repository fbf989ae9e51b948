// Lighthouse of every page in the sitemap, of one page of each route, or of the named pages.
// `pnpm bench routes [--kinds | --routes /,/tienda] [--runs 3] [--beside OTHER] [--fresh]`
// Each run has a new browser, as on a first visit; `--beside` measures two sites in turns, the other by its folder or address. Results are stored and not
// measured again, so that a stopped benchmark resumes.
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { localizePath } from '@tesela/core/lang';
import { languages, onePerRoute, routeOf } from '@tesela/testing/composedRoutes';
import { withLighthouse, type LighthouseRun } from '@tesela/testing/lighthouse';

import { openSite } from './openSite.ts';
import { readResults, writeResults } from './results.ts';
import { machineOf, tableOf } from './table.ts';

const { values } = parseArgs({
  options: {
    beside: { type: 'string' },
    site: { type: 'string', default: '.site' },
    routes: { type: 'string' },
    kinds: { type: 'boolean', default: false },
    runs: { type: 'string', default: '1' },
    out: { type: 'string', default: '.bench/routes.json' },
    fresh: { type: 'boolean', default: false },
  },
});

async function listRoutes(origin: string): Promise<string[]> {
  if (values.routes) return values.routes.split(',');
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return values.kinds
    ? onePerRoute(all).flatMap((path) => languages.map((lang) => localizePath(path, lang, languages)))
    : all;
}

function print(route: string, run: LighthouseRun): void {
  const scores = [run.performance, run.accessibility, run.bestPractices, run.seo].join('/');
  console.log(`${route}: ${scores}, LCP ${Math.round(run.largestPaint)} ms ${run.findings.join(' ')}`);
}

const dirs = [values.site, ...(values.beside ? [values.beside] : [])];
const sites = await Promise.all(
  dirs.map(async (dir, index) => {
    const file = index === 0 ? values.out : values.out.replace(/(?:\.json)?$/, '.beside.json');
    if (values.fresh) await rm(file, { force: true });
    return {
      file,
      served: await openSite(dir),
      results: await readResults<Record<string, LighthouseRun[]>>(file, {}),
    };
  }),
);
const [{ results, served }, beside] = sites as [(typeof sites)[0], (typeof sites)[0]?];
try {
  const routes = await listRoutes(served.url);
  for (const [index, route] of routes.entries()) {
    for (let count = 1; count <= Number(values.runs); count += 1) {
      for (const site of sites) {
        const runs = (site.results[route] ??= []);
        if (runs.length >= count) continue;
        try {
          const run = await withLighthouse((measure) => measure(site.served.url + route));
          runs.push(run);
          await writeResults(site.file, site.results);
          print(`${index + 1}/${routes.length} ${route}${site === beside ? ' beside' : ''}`, run);
        } catch (error) {
          // The other pages are still measured; the same command measures this one again.
          console.error(String(error));
          process.exitCode = 1;
        }
      }
    }
  }
} finally {
  await Promise.all(sites.map((site) => site.served.end()));
}

/** Merges the runs of all pages of one route. */
function byRoute(all: Record<string, LighthouseRun[]>): Record<string, LighthouseRun[]> {
  const routes: Record<string, LighthouseRun[]> = {};
  for (const [url, runs] of Object.entries(all)) (routes[routeOf(url)] ??= []).push(...runs);
  return routes;
}

const measured = byRoute(results);
console.log(`${machineOf(measured)}\n\n${tableOf(measured, beside && byRoute(beside.results))}`);
