import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { releaseOf } from '@clinic/compose/releaseOf';
import { describe, expect, it } from 'vitest';

import { makeSite } from '#server/testing/fixtureSite.ts';
import { startServer } from '#server/testing/startServer.ts';

const pin = (name: string, version: string) => ({
  package: `@clinic/${name}`,
  version,
  integrity: 'sha512-x',
});

const manifest = {
  format: 1,
  settings: '0'.repeat(64),
  environment: 'test',
  shell: pin('shell', '1.0.0'),
  remotes: { mfe_faq: pin('mfe-faq', '2.1.0') },
  history: [],
};

const thrown = '/releases/mfe-faq/static/js/faq.e5.js:1:2345';

async function startMeasured(share = 100) {
  const site = await makeSite();
  const dir = path.join(site, 'deployments/1');
  await mkdir(dir, { recursive: true });
  await writeFile(path.join(dir, 'live.json'), JSON.stringify(manifest));
  await symlink('../../composed/1', path.join(dir, 'site'));
  await symlink('deployments/1', path.join(site, 'current'));
  await writeFile(
    path.join(site, 'composed/1/registry.json'),
    JSON.stringify({ mfe_faq: { version: '2.1.0', pages: ['/faq'] } }),
  );
  for (const [part, release, file] of [
    ['shell', manifest.shell, 'react.js'],
    ['mfe_faq', manifest.remotes.mfe_faq, 'faq.e5.js'],
  ] as const) {
    const { dir: unpacked } = releaseOf(part, release, site);
    await mkdir(unpacked, { recursive: true });
    await writeFile(
      path.join(unpacked, 'files.json'),
      JSON.stringify({ [`web/static/js/${file}`]: '0'.repeat(64) }),
    );
  }
  const { server } = await startServer({ site, showsStatus: true, measuredShare: share });
  const registry = path.join(site, 'composed/1/registry.json');
  const report = (payload: object, remoteAddress = '127.0.0.1') =>
    server.inject({
      method: 'POST',
      url: '/visits',
      remoteAddress,
      headers: { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' },
      payload: JSON.stringify({ page: '/en/faq', value: 1, ...payload }),
    });
  return { server, registry, report, status: async () => (await server.inject('/status')).json() };
}

describe('a measured visit', () => {
  it('is asked by a header, without a cookie, and counted by remote, version and route', async () => {
    const { server, report, status } = await startMeasured();

    const page = await server.inject('/faq');
    await report({ name: 'LCP', value: 1200 });
    await report({ name: 'LCP', value: 4100 });

    expect(page.headers['server-timing']).toBe('visit');
    expect(page.headers).not.toHaveProperty('set-cookie');
    expect((await status()).routes).toEqual([
      {
        remote: 'mfe_faq',
        version: '2.1.0',
        route: '/faq',
        visits: 1,
        errors: 0,
        vitals: { LCP: { count: 2, good: 1, poor: 1, p75: 4100 } },
      },
    ]);
  });

  it('is not begun by a page that a script fetches, as for a click or a pointer over a link', async () => {
    const { server, status } = await startMeasured();

    const page = await server.inject({ url: '/faq', headers: { 'sec-fetch-dest': 'empty' } });

    expect(page.headers).not.toHaveProperty('server-timing');
    expect((await status()).routes).toEqual([]);
  });

  it('names an error by whose code threw it, with the lines for clinic trace', async () => {
    const { report, status } = await startMeasured();
    const shell = '/releases/shell/static/js/react.js:9:1';

    await report({ name: 'error', error: { type: 'TypeError', frames: [shell, thrown] } });
    await report({ name: 'error', error: { type: 'TypeError', frames: [shell, thrown] } });

    expect((await status()).faults).toMatchObject([
      {
        remote: 'mfe_faq',
        version: '2.1.0',
        route: '/faq',
        type: 'TypeError',
        frames: [shell, thrown],
        count: 2,
      },
    ]);
  });

  it('is counted by what was done, by day and page, and by nothing else', async () => {
    const { server, report, status } = await startMeasured();

    for (const what of ['form-begun', 'form-ready', 'form-begun']) await report({ name: 'count', what });
    const invented = await report({ name: 'count', what: 'ana@correo.co' });

    expect(invented.statusCode).toBe(400);
    const day = new Date().toISOString().slice(0, 10);
    const page = { day, remote: 'mfe_faq', route: '/faq' };
    expect((await status()).days).toEqual([
      { ...page, what: 'form-ready', count: 1 },
      { ...page, what: 'form-begun', count: 2 },
    ]);
    const html = await server.inject({ url: '/status', headers: { accept: 'text/html' } });
    expect(html.body).toContain(`<th scope="row">${day}</th><td>/faq</td><td>form-begun</td><td>2</td>`);
  });

  it('an error that came twice outlives a hundred that somebody invents', async () => {
    const { report, status } = await startMeasured();
    const fail = (type: string, address: string) =>
      report({ name: 'error', error: { type, frames: [thrown] } }, address);
    await fail('TypeError', '203.0.113.1');
    await fail('TypeError', '203.0.113.1');

    for (let number = 0; number < 150; number += 1)
      await fail(`Invented${number}`, `203.0.113.${number % 5}`);

    const { faults } = await status();
    expect(faults).toHaveLength(100);
    expect(faults.map(({ type }: { type: string }) => type)).toContain('TypeError');
  });

  it('nobody can invent a release, a page or words', async () => {
    const { report, status } = await startMeasured();

    const invented = await report({
      name: 'error',
      page: '/invented',
      error: { type: 'Error', frames: [thrown.replace('faq.e5', 'faq.e6')] },
    });
    const words = await report({ name: 'error', error: { type: 'call me', frames: [] } });
    const foreign = await report({ name: 'error', error: { type: 'Error', frames: ['https://x/a.js:1:1'] } });

    expect([invented, words, foreign].map(({ statusCode }) => statusCode)).toEqual([204, 400, 400]);
    expect((await status()).routes).toMatchObject([
      { remote: 'other', version: '', route: '404', errors: 1 },
    ]);
  });

  it('costs no page while the live remotes cannot be read, and is counted by remote once they can', async () => {
    const { server, registry, report, status } = await startMeasured();
    const whole = await readFile(registry, 'utf8');
    const open = async () => (await server.inject('/faq')).statusCode;
    const rows = async (): Promise<unknown[]> =>
      (await status()).routes.map(({ remote, route, visits }: Record<string, unknown>) => [
        remote,
        route,
        visits,
      ]);

    await writeFile(registry, whole.slice(0, 30));
    const damaged = [await open(), await open(), (await report({ name: 'INP' })).statusCode];
    await writeFile(registry, whole);
    const mended = [await open(), await open()];

    expect([...damaged, ...mended]).toEqual([200, 200, 204, 200, 200]);
    await expect.poll(rows).toEqual([
      ['other', 'other', 2],
      ['mfe_faq', '/faq', 2],
    ]);
  });

  it('is none where the share is none', async () => {
    const { server, report } = await startMeasured(0);

    const page = await server.inject('/faq');
    const refused = await report({ name: 'LCP', value: 1 });

    expect(page.headers).not.toHaveProperty('server-timing');
    expect(refused.statusCode).toBe(404);
  });
});
