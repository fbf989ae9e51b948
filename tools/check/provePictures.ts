// Compares every page of the composed site and the gallery with the pictures that `pnpm prove pictures --update` took
// on this machine, since fonts differ between machines. `--only /about` for some pages.
import path from 'node:path';
import { parseArgs } from 'node:util';

import { runPictures } from '@clinic/cli/pictures';
import { serveSite } from '@clinic/testing/gateway';
import { startProcess } from '@clinic/testing/process';
import { listUrls, root } from '@clinic/testing/site';
import getPort from 'get-port';

const { values } = parseArgs({
  options: { update: { type: 'boolean' }, only: { type: 'string', default: '/' } },
});
const port = await getPort();
const gallery = `http://localhost:${port}`;
const site = await serveSite();
const pieces = startProcess('pnpm', ['run', 'gallery'], { cwd: root, env: { PORT: String(port) } });
try {
  await pieces.waitUntilAnswering(gallery);
  const failed = await runPictures({
    origin: site.url,
    urls: [...listUrls(), '/404'].filter((url) => url.startsWith(values.only)),
    ...(values.only === '/' && { gallery }),
    widths: [390, 1440],
    pictures: path.join(root, 'node_modules/.cache/pictures'),
    ...(!values.update && { report: path.join(root, '.reports/pictures') }),
  });
  if (failed.length > 0) process.exitCode = 1;
} finally {
  await Promise.all([site.end(), pieces.end()]);
}
