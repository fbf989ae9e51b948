// `pnpm make screens` takes pictures of one page of each route, in .reports/screens. `pnpm prove pictures` compares all pages and
// the gallery with the pictures that `--update` took on this machine, since fonts differ between machines. Both take
// `--routes /,/about --widths 390,1440`.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { runPictures } from '@tesela/cli/pictures';
import { localizePath } from '@tesela/core/lang';
import { languages, onePerRoute } from '@tesela/testing/composedRoutes';
import { serveSite } from '@tesela/testing/gateway';
import { startProcess } from '@tesela/testing/process';
import { listUrls, root } from '@tesela/testing/site';
import getPort from 'get-port';

const { screens, update, routes, widths } = parseArgs({
  options: {
    screens: { type: 'boolean' },
    update: { type: 'boolean' },
    routes: { type: 'string' },
    widths: { type: 'string' },
  },
}).values;
const named = routes?.split(',') ?? (screens ? [...onePerRoute(listUrls()), '/404'] : undefined);
const pictures = path.join(root, screens ? '.reports/screens' : 'node_modules/.cache/pictures');
if (screens) rmSync(pictures, { recursive: true, force: true });

const [site, port] = [await serveSite(), await getPort()];
const gallery = named
  ? undefined
  : startProcess('pnpm', ['run', 'gallery'], { cwd: root, env: { PORT: String(port) } });
try {
  await gallery?.waitUntilAnswering(`http://localhost:${port}`);
  const failed = await runPictures({
    origin: site.url,
    urls: named
      ? languages.flatMap((lang) => named.map((route) => localizePath(route, lang, languages)))
      : [...listUrls(), '/404'],
    ...(gallery && { gallery: `http://localhost:${port}` }),
    widths: (widths ?? (screens ? '360,390,768,1024,1366,1440,1920' : '390,1440')).split(',').map(Number),
    pictures,
    ...(!screens && !update && { report: path.join(root, '.reports/pictures') }),
  });
  if (failed.length > 0) process.exitCode = 1;
} finally {
  await Promise.all([site.end(), gallery?.end()]);
}
