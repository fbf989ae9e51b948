// Takes screenshots of one page of each route of the composed site, in .reports/screens:
// `pnpm make screens [--routes /,/about] [--widths 390,1440]`
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { runPictures } from '@clinic/cli/pictures';
import { languages, localizePath } from '@clinic/shared/lang';
import { onePerRoute } from '@clinic/testing/composedRoutes';
import { serveSite } from '@clinic/testing/gateway';
import { listUrls, root } from '@clinic/testing/site';

const { values } = parseArgs({
  options: {
    routes: { type: 'string' },
    widths: { type: 'string', default: '360,390,768,1024,1366,1440,1920' },
  },
});

const routes = values.routes?.split(',') ?? [...onePerRoute(listUrls()), '/404'];
const pictures = path.join(root, '.reports/screens');
rmSync(pictures, { recursive: true, force: true });
const { url, end } = await serveSite();
try {
  await runPictures({
    origin: url,
    urls: languages.flatMap((lang) => routes.map((route) => localizePath(route, lang))),
    widths: values.widths.split(',').map(Number),
    pictures,
  });
} finally {
  await end();
}
console.log(`Screenshots of ${routes.length} routes are in ${pictures}`);
