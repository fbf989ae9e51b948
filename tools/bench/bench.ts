// `pnpm bench <name> [options]`. The comment at the top of each benchmark explains what it measures, and its options.
import { existsSync } from 'node:fs';
import path from 'node:path';

const benchmarks = {
  routes: 'Lighthouse of every page, or of one page of each route',
  site: 'this site compared with a monolith of the same code',
  clicks: 'from a click to the new heading, beside a plain navigation, by the gateway or nginx',
  threads: 'main thread of a page that nobody touches, with and without scripts',
  taps: 'from a tap on a slow phone to an answer and to its effect, and INP of a visit',
  size: 'JavaScript of each route, and the share of Module Federation',
};

const [name = ''] = process.argv.splice(2, 1);
if (!Object.hasOwn(benchmarks, name)) {
  const lines = Object.entries(benchmarks).map(([each, what]) => `  ${each.padEnd(14)}${what}`);
  console.error(`pnpm bench <name> [options]\n\n${lines.join('\n')}`);
  process.exit(1);
}
if (!existsSync(path.resolve(import.meta.dirname, '../../.site/live'))) {
  console.error('There is no composed site: run "pnpm build" and "pnpm compose" first.');
  process.exit(1);
}
await import(`./${name}.ts`);
