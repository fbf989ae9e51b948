// `pnpm bench <name> [options]`: each benchmark says at its top what it measures and takes.
import { existsSync } from 'node:fs';
import path from 'node:path';

const benchmarks = {
  routes: 'Lighthouse of every page, or one of each kind',
  site: 'this site beside the same site otherwise built',
  interactions: 'answers to taps at a fourth of the processor',
  size: 'JavaScript of each route, and what federation costs',
  chat: 'the assistant under load',
  release: 'twenty promotions under load',
  remotes: 'the site with 5, 20 and 50 micro-frontends',
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
