import { readdirSync } from 'node:fs';
import path from 'node:path';

import { ensureInstalled } from '@tesela/testing/debian';
import { startNginx } from '@tesela/testing/nginx';
import { siteDir } from '@tesela/testing/site';
import getPort from 'get-port';
import { expect, it, onTestFinished } from 'vitest';

import { listUrls } from './support/visitors.ts';

const problem = ensureInstalled({ 'nginx-light': 'nginx', openssl: 'openssl' });
if (problem) console.log(problem);

it.skipIf(problem)(
  'nginx by itself serves pages and what they load, and nothing that stands beside them',
  async () => {
    const plain = await getPort();
    const nginx = await startNginx('static.conf', { plain }, { '/srv/site': siteDir });
    onTestFinished(async () => void (await nginx.end('SIGTERM')));
    const ask = async (url: string) => {
      const response = await fetch(`http://127.0.0.1:${plain}${url}`);
      return { status: response.status, headers: response.headers, text: await response.text() };
    };
    const beside = ['releases', 'unpacked'].flatMap((folder) =>
      readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(?:br|gz|mjs|json)$/.test(name))
        .map((name) => `/${folder}/${name}`),
    );
    const own = [
      '/404.html',
      '/en/404.html',
      '/index.html.br',
      '/faq/index.html.gz',
      '/chat.json',
      '/pages.json',
    ];

    for (const url of listUrls(siteDir)) expect((await ask(url)).status, url).toBe(200);
    for (const url of [...own, ...beside]) expect((await ask(url)).status, url).toBe(404);
    const policyOf = async (url: string) => (await ask(url)).headers.get('cross-origin-resource-policy');
    const picture = readdirSync(path.join(siteDir, 'pictures'), { recursive: true, encoding: 'utf8' }).find(
      (name) => name.endsWith('.webp'),
    );
    for (const url of ['/open-graph.jpg', '/favicon.ico', `/pictures/${picture}`])
      expect(await policyOf(url), url).toBe('cross-origin');
    for (const url of ['/', '/registry.json', '/missing.jpg'])
      expect(await policyOf(url), url).toBe('same-origin');
    expect((await ask('/nada')).text).toContain('<html lang="es"');
    expect((await ask('/en/nothing')).text).toContain('<html lang="en"');
  },
);
