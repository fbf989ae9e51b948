import { mkdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { releaseOf } from '@tesela/compose/releaseOf';
import { describe, expect, it } from 'vitest';

import { makeSite } from '#server/testing/fixtureSite.ts';
import { startServer } from '#server/testing/startServer.ts';
import { startWithMetrics } from '#server/testing/startWithMetrics.ts';

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
  remotes: { mfe_help: pin('mfe-help', '2.1.0') },
  history: [],
};

const thrown = '/releases/mfe-help/static/js/help.e5.js:1:2345';

async function startMeasured(share = 100) {
  const site = await makeSite();
  const dir = path.join(site, 'deployments/1');
  await mkdir(dir, { recursive: true });
  await writeFile(path.join(dir, 'live.json'), JSON.stringify(manifest));
  await symlink('../../composed/1', path.join(dir, 'site'));
  await symlink('deployments/1', path.join(site, 'current'));
  await writeFile(
    path.join(site, 'composed/1/registry.json'),
    JSON.stringify({ mfe_help: { version: '2.1.0', pages: ['/help'] } }),
  );
  for (const [part, release, file] of [
    ['shell', manifest.shell, 'react.js'],
    ['mfe_help', manifest.remotes.mfe_help, 'help.e5.js'],
  ] as const) {
    const { dir: unpacked } = releaseOf(part, release, site);
    await mkdir(unpacked, { recursive: true });
    await writeFile(
      path.join(unpacked, 'files.json'),
      JSON.stringify({ [`web/static/js/${file}`]: '0'.repeat(64) }),
    );
  }
  const { server, read, logged } = await startWithMetrics((metrics) =>
    startServer({ ...metrics, site, measuredShare: share }),
  );
  const registry = path.join(site, 'composed/1/registry.json');
  const report = (payload: object, remoteAddress = '127.0.0.1') =>
    server.inject({
      method: 'POST',
      url: '/visits',
      remoteAddress,
      headers: { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' },
      payload: JSON.stringify({ page: '/en/help', value: 1, ...payload }),
    });
  const counted = async () =>
    (await read()).split('\n').filter((line) => line.startsWith('browser_') && !line.endsWith(' 0'));
  const faults = () => logged().filter(({ msg }) => msg === 'an error in a browser');
  return { server, site, registry, report, counted, faults };
}

const place = 'remote="mfe_help",version="2.1.0",route="/help",release=""';

describe('a measured visit', () => {
  it('is asked by a header, without a cookie, and counted by remote, version and route', async () => {
    const { server, report, counted } = await startMeasured();

    const page = await server.inject('/help');
    await report({ name: 'LCP', value: 1200 });
    await report({ name: 'LCP', value: 4100 });

    expect(page.headers['server-timing']).toBe('visit');
    expect(page.headers).not.toHaveProperty('set-cookie');
    expect(await counted()).toEqual([
      `browser_visits_total{${place}} 1`,
      `browser_vitals_total{${place},name="LCP",rating="good"} 1`,
      `browser_vitals_total{${place},name="LCP",rating="poor"} 1`,
    ]);
  });

  it('is not begun by a page that a script fetches, as for a click or a pointer over a link', async () => {
    const { server, counted } = await startMeasured();

    const page = await server.inject({ url: '/help', headers: { 'sec-fetch-dest': 'empty' } });

    expect(page.headers).not.toHaveProperty('server-timing');
    expect(await counted()).toEqual([]);
  });

  it('without an error says so, so that the first one is an increase', async () => {
    const { server, counted, report } = await startMeasured();
    const errors = async (line: string) =>
      (await counted()).includes(`browser_errors_total{${place}} ${line}`);

    await server.inject('/help');
    expect(await errors('1')).toBe(false);
    await report({ name: 'error', error: { type: 'TypeError', frames: [thrown] } });

    expect(await errors('1')).toBe(true);
  });

  it('names an error by whose code threw it, in one line of the log with the stack for tesela trace', async () => {
    const { report, counted, faults } = await startMeasured();
    const shell = '/releases/shell/static/js/react.js:9:1';

    for (let times = 0; times < 3; times += 1)
      await report({ name: 'error', error: { type: 'TypeError', frames: [shell, thrown] } });
    await report({ name: 'error', error: { type: 'RangeError', frames: [shell, thrown] } });

    const facts = { remote: 'mfe_help', version: '2.1.0', route: '/help', frames: [shell, thrown] };
    expect(faults()).toMatchObject([
      { ...facts, type: 'TypeError' },
      { ...facts, type: 'RangeError' },
    ]);
    expect(await counted()).toEqual([`browser_errors_total{${place}} 4`]);
  });

  it('is counted by what was done, by page, and by nothing else', async () => {
    const { report, counted } = await startMeasured();

    for (const what of ['form-begun', 'form-ready', 'form-begun']) await report({ name: 'count', what });
    const invented = await report({ name: 'count', what: 'ana@correo.co' });

    expect(invented.statusCode).toBe(400);
    expect(await counted()).toEqual([
      'browser_counted_total{remote="mfe_help",route="/help",what="form-begun"} 2',
      'browser_counted_total{remote="mfe_help",route="/help",what="form-ready"} 1',
    ]);
  });

  it('nobody can invent a release, a page or words', async () => {
    const { report, counted, faults } = await startMeasured();

    const invented = await report({
      name: 'error',
      page: '/invented',
      error: { type: 'Error', frames: [thrown.replace('help.e5', 'help.e6')] },
    });
    const words = await report({ name: 'error', error: { type: 'call me', frames: [] } });
    const foreign = await report({ name: 'error', error: { type: 'Error', frames: ['https://x/a.js:1:1'] } });

    expect([invented, words, foreign].map(({ statusCode }) => statusCode)).toEqual([204, 400, 400]);
    expect(await counted()).toEqual([
      'browser_errors_total{remote="other",version="",route="404",release=""} 1',
    ]);
    expect(faults()).toHaveLength(1);
  });

  it('of a version that is not live any more is forgotten with the next deployment', async () => {
    const { server, site, counted } = await startMeasured();
    await server.inject('/help');
    await counted();

    await symlink('deployments/1', path.join(site, 'next'));
    await writeFile(path.join(site, 'deployments/1/again'), '');
    await rename(path.join(site, 'next'), path.join(site, 'current'));
    await server.inject('/nada');

    await expect.poll(counted).toEqual([]);
  });

  it('costs no page while the live remotes cannot be read, and is counted by remote once they can', async () => {
    const { server, registry, report, counted } = await startMeasured();
    const whole = await readFile(registry, 'utf8');
    const open = async () => (await server.inject('/help')).statusCode;

    await writeFile(registry, whole.slice(0, 30));
    const damaged = [await open(), await open(), (await report({ name: 'count', what: 'x' })).statusCode];
    await writeFile(registry, whole);
    const mended = [await open(), await open()];

    expect([...damaged, ...mended]).toEqual([200, 200, 400, 200, 200]);
    await expect
      .poll(counted)
      .toEqual([
        'browser_visits_total{remote="other",version="",route="other",release=""} 2',
        `browser_visits_total{${place}} 2`,
      ]);
  });

  it('is none where the share is none', async () => {
    const { server, report } = await startMeasured(0);

    const page = await server.inject('/help');
    const refused = await report({ name: 'LCP', value: 1 });

    expect(page.headers).not.toHaveProperty('server-timing');
    expect(refused.statusCode).toBe(404);
  });
});
