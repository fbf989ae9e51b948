import { cp, mkdir, rename, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Script } from 'node:vm';

import { describe, expect, it } from 'vitest';

import { makeSite, writePage } from '#server/testing/fixtureSite.ts';
import { startServer } from '#server/testing/startServer.ts';
import { startWithMetrics } from '#server/testing/startWithMetrics.ts';

import { signCanaryToken } from './canaryToken.ts';

const pin = (name: string, version: string) => ({
  package: `@clinic/${name}`,
  version,
  integrity: `sha512-${version.replaceAll('.', '')}`,
});

const stable = {
  settings: '0'.repeat(64),
  shell: pin('shell', '1.0.0'),
  remotes: { mfe_sweets: pin('mfe-sweets', '1.4.0'), mfe_stall: pin('mfe-stall', '2.0.0') },
};
const next = { ...stable, remotes: { ...stable.remotes, mfe_sweets: pin('mfe-sweets', '1.5.0') } };

const first = { at: '2026-05-01T10:00:00.000Z', action: 'promote shell@1.0.0', ...stable };

const manifestOf = (pins: typeof stable, more: object = {}) => ({
  format: 1,
  environment: 'test',
  ...pins,
  history: [first],
  ...more,
});

const canary = (percent: number, at = '2026-05-02T10:00:00.000Z') => ({
  canary: { name: 'mfe_sweets', release: next.remotes.mfe_sweets, percent, at },
});

let number = 0;

/** Makes a deployment as compose does, and swaps it in. */
async function deploy(
  site: string,
  manifest: object,
  composed: { site: string; canary?: string },
): Promise<void> {
  number += 1;
  const folder = `deployments/${number}`;
  const dir = path.join(site, folder);
  await mkdir(dir, { recursive: true });
  await writeFile(path.join(dir, 'live.json'), JSON.stringify(manifest));
  await symlink(`../../composed/${composed.site}`, path.join(dir, 'site'));
  if (composed.canary) await symlink(`../../composed/${composed.canary}`, path.join(dir, 'canary'));
  await symlink(folder, path.join(site, 'next'));
  await rename(path.join(site, 'next'), path.join(site, 'current'));
}

/** A site's folder with a second composed site, `2`, with another page of questions. */
async function makeTwoSites(): Promise<string> {
  const site = await makeSite();
  await cp(path.join(site, 'composed/1'), path.join(site, 'composed/2'), { recursive: true });
  await writePage(path.join(site, 'composed/2'), 'help/index.html', 'Canario');
  return site;
}

/** What a gateway tells of visits, and of what is live. */
const reading = ({ origin, read }: { origin: string; read: () => Promise<string> }) => ({
  counted: async () =>
    (await read()).split('\n').filter((line) => line.startsWith('browser_') && !line.endsWith(' 0')),
  status: (accept = 'application/json') => fetch(`${origin}/status`, { headers: { accept } }),
});

async function startCanary(percent: number) {
  const site = await makeTwoSites();
  await deploy(site, manifestOf(stable, canary(percent)), { site: '1', canary: '2' });
  const { server, origin, read } = await startWithMetrics((metrics) => startServer({ ...metrics, site }));
  const visit = async (cookie?: string) => {
    const { body, headers } = await server.inject({
      url: '/help',
      headers: cookie === undefined ? {} : { cookie },
    });
    return {
      isCanary: body.includes('Canario'),
      headers,
      cookie: String(headers['set-cookie'] ?? '').split(';')[0],
    };
  };
  return { server, site, visit, ...reading({ origin, read }) };
}

describe('while a canary runs', () => {
  it.each([0, 1, 10, 50, 100])(
    'exactly %i percent of the visitors get it, at every visit',
    async (percent) => {
      const { visit } = await startCanary(percent);

      let inCanary = 0;
      for (let part = 0; part < 10_000; part += 100) {
        const [one, two] = [await visit(`tesela_share=${part}`), await visit(`a=b; tesela_share=${part}`)];
        expect(one.isCanary).toBe(two.isCanary);
        inCanary += Number(one.isCanary);
      }

      expect(inCanary).toBe(percent);
    },
  );

  it('a new visitor is given a share and keeps it, and one who is in stays in when it grows', async () => {
    const { site, visit } = await startCanary(50);

    const visits = await Promise.all(Array.from({ length: 60 }, () => visit()));
    const again = await Promise.all(visits.map(({ cookie }) => visit(cookie)));
    await deploy(site, manifestOf(stable, canary(80)), { site: '1', canary: '2' });
    const later = await Promise.all(visits.map(({ cookie }) => visit(cookie)));

    expect(again.map(({ isCanary }) => isCanary)).toEqual(visits.map(({ isCanary }) => isCanary));
    expect(again.every(({ headers }) => headers['set-cookie'] === undefined)).toBe(true);
    expect(visits.some(({ isCanary }) => isCanary)).toBe(true);
    expect(visits.some(({ isCanary }) => !isCanary)).toBe(true);
    expect(visits.filter(({ isCanary }, at) => isCanary && !later[at]?.isCanary)).toEqual([]);
    expect(visits[0]?.headers['set-cookie']).toMatch(
      /^tesela_share=\d{1,4}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
    expect(visits[0]?.headers['cache-control']).toBe('private, no-cache');
  });

  it.each([
    ['promote', manifestOf(next), '2', true],
    ['abort', manifestOf(stable), '1', false],
  ] as const)('%s ends it for everybody', async (_verb, manifest, composed, isCanary) => {
    const { server, site, visit } = await startCanary(50);
    await deploy(site, manifest, { site: composed });

    const visits = await Promise.all(['tesela_share=1', 'tesela_share=9999', undefined].map(visit));
    const report = await server.inject({
      method: 'POST',
      url: '/visits',
      headers: { cookie: 'tesela_share=1', 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' },
      payload: '{"name":"LCP","value":1,"page":"/help"}',
    });

    expect(visits.map((one) => one.isCanary)).toEqual([isCanary, isCanary, isCanary]);
    expect(visits[2]?.headers).not.toHaveProperty('set-cookie');
    expect(visits[2]?.headers['cache-control']).toBe('no-cache');
    expect(report.statusCode).toBe(404);
  });

  it('errors and Web Vitals of both sites are counted apart', async () => {
    const { server, visit, counted } = await startCanary(10);
    const report = (part: number, payload: string) =>
      server.inject({
        method: 'POST',
        url: '/visits',
        headers: {
          cookie: `tesela_share=${part}`,
          'content-type': 'text/plain;charset=UTF-8',
          'sec-fetch-site': 'same-origin',
        },
        payload,
      });

    await Promise.all([visit('tesela_share=5'), visit('tesela_share=5000'), visit('tesela_share=5001')]);
    const good = await Promise.all([
      report(5, '{"name":"LCP","value":1200,"page":"/help"}'),
      report(5, '{"name":"error","value":1,"page":"/help","error":{"type":"TypeError","frames":[]}}'),
      report(5000, '{"name":"LCP","value":800,"page":"/help"}'),
      report(5001, '{"name":"LCP","value":1000,"page":"/help"}'),
    ]);
    const bad = await Promise.all(
      [
        '{"name":"LCP","value":-1}',
        '{"name":"x","value":1}',
        'null',
        '{',
        `{"name":"LCP","value":1,"x":"${'a'.repeat(2048)}"}`,
      ].map((payload) => report(5, payload)),
    );

    expect(good.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204]);
    expect(bad.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 413]);
    const at = (release: string) => `remote="shell",version="1.0.0",route="404",release="${release}"`;
    // The reports came at once, so their lines are in any order.
    expect((await counted()).toSorted()).toEqual([
      'browser_errors_total{remote="other",version="",route="404",release="canary"} 1',
      `browser_visits_total{${at('canary')}} 1`,
      `browser_visits_total{${at('site')}} 2`,
      `browser_vitals_total{${at('canary')},name="LCP",rating="good"} 1`,
      `browser_vitals_total{${at('site')},name="LCP",rating="good"} 2`,
    ]);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another origin, by an old browser', { origin: 'https://evil.example' }],
    ['no page at all', {}],
  ])('a report from %s is not counted', async (_from, headers: Record<string, string>) => {
    const { server, counted } = await startCanary(10);

    const report = await server.inject({
      method: 'POST',
      url: '/visits',
      headers: { cookie: 'tesela_share=5', 'content-type': 'text/plain', ...headers },
      payload: '{"name":"error","value":1,"page":"/help","error":{"type":"TypeError","frames":[]}}',
    });

    expect(report.statusCode).toBe(403);
    expect(await counted()).toEqual([]);
  });

  it('one client sends no more than sixty reports a minute', async () => {
    const { server } = await startCanary(10);
    const report = () =>
      server.inject({
        method: 'POST',
        url: '/visits',
        headers: { cookie: 'tesela_share=5', 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' },
        payload: '{"name":"LCP","value":1,"page":"/help"}',
      });

    const statuses = [];
    for (let sent = 0; sent < 61; sent += 1) statuses.push((await report()).statusCode);

    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([204]));
    expect(statuses.at(-1)).toBe(429);
  });

  it('the share is a secret of HTTPS where the site is on it', async () => {
    const site = await makeTwoSites();
    await deploy(site, manifestOf(stable, canary(50)), { site: '1', canary: '2' });
    const { server } = await startServer({ site, trustedProxies: ['127.0.0.1'] });

    const { headers } = await server.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } });

    expect(headers['set-cookie']).toMatch(/; SameSite=Lax; Secure$/);
  });
});

describe('a signed link', () => {
  const key = 'k'.repeat(32);
  const inDays = (days: number) => signCanaryToken(key, new Date(Date.now() + days * 24 * 60 * 60 * 1000));

  async function startWithLink(percent = 1) {
    const site = await makeTwoSites();
    await deploy(site, manifestOf(stable, canary(percent)), { site: '1', canary: '2' });
    const { server, ...told } = await startWithMetrics((metrics) =>
      startServer({ ...metrics, site, canaryKey: key, measuredShare: 100 }),
    );
    const visit = (url: string, cookie = '') =>
      server.inject({ url, headers: { cookie, 'if-none-match': '*' } });
    return { site, visit, ...reading(told) };
  }

  it('QA opens the canary, sees which release it is, and leaves it', async () => {
    const { visit, counted } = await startWithLink();

    const opened = await visit(`/help?x=1&canary=${inDays(7)}`);
    const cookie = String(opened.headers['set-cookie']);
    const page = await visit('/help', cookie.split(';')[0]);
    const script = await visit('/canary.js', cookie.split(';')[0]);
    const left = await visit('/help?canary=leave', cookie.split(';')[0]);

    expect([opened.statusCode, opened.headers.location]).toEqual([302, '/help?x=1']);
    expect(cookie).toMatch(/^tesela_canary=\d+\.[\w-]{43}; Path=\/; Expires=.* GMT; HttpOnly; SameSite=Lax$/);
    expect(page.body).toContain('Canario');
    expect(page.body).toMatch(
      /<script src="\/canary\.js" data-release="@clinic\/mfe-sweets 1\.5\.0" defer><\/script>$/,
    );
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(page.headers).not.toHaveProperty('set-cookie');
    expect(script.headers['content-type']).toContain('text/javascript');
    expect(() => new Script(script.body)).not.toThrow();
    expect([left.statusCode, left.headers.location]).toEqual([302, '/help']);
    expect(left.headers['clear-site-data']).toBe('"cache"');
    expect(left.headers['set-cookie']).toContain('tesela_canary=; Path=/; Expires=Thu, 01 Jan 1970');
    // Who looks for errors is no visitor.
    expect(await counted()).toEqual([]);
  });

  it.each([
    ['that was signed with another key', signCanaryToken('x'.repeat(32), new Date(Date.now() + 1e9))],
    ['whose time is over', inDays(-1)],
    ['whose end was moved', inDays(1).replace(/^\d+/, '9999999999')],
    ['of nothing', ''],
  ])('shows the site of everybody when it is one %s', async (_what, token) => {
    const { visit } = await startWithLink(0);

    const page = await visit(`/help?canary=${token}`);
    const forged = await visit('/help', `tesela_canary=${token}`);

    expect([page.statusCode, forged.body.includes('Canario')]).toEqual([304, false]);
    expect((await visit('/canary.js', `tesela_canary=${token}`)).statusCode).toBe(404);
  });

  it('leads nowhere but to the site', async () => {
    const { visit } = await startWithLink();

    const { headers } = await visit(`//evil.example/?canary=${inDays(7)}`);

    expect(headers.location ?? '').not.toMatch(/^\/\/|:\/\//);
  });

  it('shows the site and its areas while no canary runs', async () => {
    const { site, visit } = await startWithLink();
    await deploy(site, manifestOf(next), { site: '2' });

    const page = await visit('/help', `tesela_canary=${inDays(7)}`);

    expect(page.body).toMatch(/<script src="\/canary\.js" defer><\/script>$/);
  });
});

describe('/status', () => {
  it('lists what is live, since when, by whom and why, from which package, and the canary', async () => {
    const { site, status } = await startCanary(10);
    const told = { by: 'ana', reason: 'new prices' };
    const promoted = { at: '2026-05-03T10:00:00.000Z', action: 'promote sweets@1.5.0', ...told, ...next };

    const before = await (await status()).json();
    await deploy(site, manifestOf(next, { history: [promoted, first] }), { site: '2' });
    const response = await status();
    const after = await response.json();

    expect(before.canary).toEqual({
      package: '@clinic/mfe-sweets',
      version: '1.5.0',
      percent: 10,
      since: '2026-05-02T10:00:00.000Z',
    });
    expect(after).toMatchObject({
      environment: 'test',
      isUpToDate: true,
      packages: [
        { name: 'shell', package: '@clinic/shell', version: '1.0.0', since: first.at },
        { name: 'mfe_stall', package: '@clinic/mfe-stall', version: '2.0.0', since: first.at },
        { name: 'mfe_sweets', package: '@clinic/mfe-sweets', version: '1.5.0', since: promoted.at, ...told },
      ],
    });
    expect(after).not.toHaveProperty('canary');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('is a page for people who ask with a browser, in which nothing of a release is markup', async () => {
    const { site, status } = await startCanary(10);
    const promoted = { at: first.at, action: 'promote', by: 'ana', reason: '<b>prices</b>', ...next };
    await deploy(site, manifestOf(next, { history: [promoted] }), { site: '2' });

    const page = await status('text/html,*/*');
    const text = await page.text();

    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).toContain('<td>ana<td>&#60;b&#62;prices&#60;&#47;b&#62;');
  });
});
