// What a page costs the main thread of a phone that nobody touches, with and without scripts, by turns with another site.
// `pnpm bench threads [--beside OTHER] [--routes /,/tienda] [--runs 3] [--tap NAME]`; each load has a new browser, as on
// a first visit, and with --tap and scripts the button of that name is pressed. CPU time of the thread, not wall time: a
// busy machine does not change it much.
import { parseArgs } from 'node:util';

import { cpuOf, scriptsOf } from './mainThread.ts';
import { median } from './median.ts';
import { openSite } from './openSite.ts';

const { values } = parseArgs({
  options: {
    beside: { type: 'string' },
    site: { type: 'string', default: '.site' },
    routes: {
      type: 'string',
      default:
        '/,/tienda,/tienda/producto/aceite-facial-bakuchiol-sacha-inchi,/spa/facial,/blog,/tratamientos/toxina-botulinica,/problemas/acne,/blog/acne-adulto',
    },
    runs: { type: 'string', default: '3' },
    tap: { type: 'string' },
  },
});

const dirs = [values.site, ...(values.beside ? [values.beside] : [])];
const sites = await Promise.all(dirs.map(async (dir) => ({ dir, served: await openSite(dir) })));
try {
  console.log('| page | with | without | ratio | scripts fetched | evaluated |\n|---|--:|--:|--:|--:|--:|');
  for (const route of values.routes.split(',')) {
    const times = sites.map(() => ({ with: [] as number[], without: [] as number[] }));
    for (let run = 0; run < Number(values.runs); run += 1) {
      for (const [index, { served }] of sites.entries()) {
        times[index]?.with.push(await cpuOf(served.url + route, true, values.tap));
        times[index]?.without.push(await cpuOf(served.url + route, false));
      }
    }
    for (const [index, { dir, served }] of sites.entries()) {
      const [withScripts, without] = [median(times[index]?.with ?? []), median(times[index]?.without ?? [])];
      const { fetched, evaluated } = await scriptsOf(served.url + route);
      const cells = [withScripts, without].map(Math.round);
      const name = sites.length > 1 ? `${route} (${dir})` : route;
      console.log(
        `| ${[name, ...cells, (withScripts / without).toFixed(2), fetched.toFixed(1), evaluated.toFixed(1)].join(' | ')} |`,
      );
    }
  }
} finally {
  for (const { served } of sites) await served.end();
}
