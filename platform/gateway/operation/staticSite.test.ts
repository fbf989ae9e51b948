import { readdirSync } from 'node:fs';
import path from 'node:path';

import { ensureInstalled } from '@tesela/testing/debian';
import { startNginx } from '@tesela/testing/nginx';
import { clinic, tractorStore, type SiteFolders } from '@tesela/testing/site';
import getPort from 'get-port';
import { expect, it, onTestFinished } from 'vitest';

import { listUrls } from './support/visitors.ts';

const problem = ensureInstalled({ 'nginx-light': 'nginx', openssl: 'openssl' });
if (problem) console.log(problem);

/** Starts nginx on a composed site. @returns what asks it for a path */
async function serve(site: SiteFolders) {
  const plain = await getPort();
  const nginx = await startNginx('static.conf', { plain }, { '/srv/site': site.dir });
  onTestFinished(async () => void (await nginx.end('SIGTERM')));
  return async (url: string) => {
    const response = await fetch(`http://127.0.0.1:${plain}${url}`);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
}

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(tractorStore.dir, folder), { recursive: true, encoding: 'utf8' });

it.skipIf(problem)(
  'nginx by itself serves pages and what they load, and nothing that stands beside them',
  async () => {
    const ask = await serve(tractorStore);
    const beside = ['releases', 'unpacked'].flatMap((folder) =>
      filesIn(folder)
        .filter((name) => /\.(?:br|gz|mjs|json)$/.test(name))
        .map((name) => `/${folder}/${name}`),
    );
    const own = ['/404.html', '/index.html.br', '/stores/index.html.gz', '/chat.json', '/pages.json'];

    for (const url of listUrls(tractorStore.dir)) expect((await ask(url)).status, url).toBe(200);
    for (const url of [...own, ...beside]) expect((await ask(url)).status, url).toBe(404);
    const policyOf = async (url: string) => (await ask(url)).headers.get('cross-origin-resource-policy');
    const picture = filesIn('pictures').find((name) => name.endsWith('.svg'));
    for (const url of ['/open-graph.jpg', '/favicon.ico', `/pictures/${picture}`])
      expect(await policyOf(url), url).toBe('cross-origin');
    for (const url of ['/', '/registry.json', '/missing.jpg'])
      expect(await policyOf(url), url).toBe('same-origin');
  },
);

it.skipIf(problem)('what is missing is said in the language of its address', async () => {
  const ask = await serve(clinic);

  expect((await ask('/nada')).text).toContain('<html lang="es"');
  expect((await ask('/en/nothing')).text).toContain('<html lang="en"');
  expect((await ask('/en/404.html')).status).toBe(404);
});
