import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, it, onTestFinished, vi } from 'vitest';

import { tesela, openCommandLine } from '#testing/commandLine.ts';

import { findChromium } from './pictures.ts';

const sweets = (words: string) => ({
  name: 'mfe_sweets',
  words: `(path) => path === '/sweets' ? '${words}' : 'lo de siempre'`,
  paths: ['/', '/sweets'],
});

it('a reviewer sees which pages a release changes, and a copy that no search engine keeps', async () => {
  const { world, onSite, asJson } = await openCommandLine();
  await world.releaseRemote('1.1.0', sweets('antes'));
  await onSite('promote', 'shell', 'sweets@1.1.0');
  await world.releaseRemote('1.2.0-pr.7', sweets('después'));
  const out = path.join(world.dir, 'out');

  const { data, stderr } = await asJson('diff', 'sweets@1.2.0-pr.7', '--no-pictures', '--out', out);
  const preview = await onSite('preview', 'sweets@1.2.0-pr.7', '--out', out);

  expect(stderr.split('\n')).toEqual(['Composing the site with it …', 'Comparing pages …', '']);
  expect(data.pages).toMatchObject([
    { url: '/sweets', kind: 'words' },
    { url: '/en/sweets', kind: 'words' },
  ]);
  expect(preview.code, preview.stderr).toBe(0);
  const html = await readFile(path.join(out, 'sweets/index.html'), 'utf8');
  expect(html).toContain('después');
  expect(await readFile(path.join(out, 'robots.txt'), 'utf8')).toContain('Disallow: /\n');
  expect(await readFile(path.join(out, '_headers'), 'utf8')).toContain('X-Robots-Tag: noindex');
  expect(
    ['pages.json', 'chat.json', 'settings.json', 'redirects.json'].filter((file) =>
      existsSync(path.join(out, file)),
    ),
  ).toEqual([]);
  const [script = ''] = /\/releases\/[^"]+\.js/.exec(html) ?? [];
  expect(existsSync(path.join(out, script))).toBe(true);
});

// Two runs of a browser take minutes on a busy machine.
it(
  'a reviewer sees at which widths the pages look different, and that they do not hydrate',
  { timeout: 600_000 },
  async (context) => {
    try {
      findChromium();
    } catch {
      context.skip('There is no Chromium here.');
    }
    const { world, onSite, asJson } = await openCommandLine();
    await world.releaseRemote('1.1.0', sweets('antes'));
    await onSite('promote', 'shell', 'sweets@1.1.0');
    await world.releaseRemote('1.2.0-pr.7', sweets('después'));
    const out = path.join(world.dir, 'out');

    const { data } = await asJson('diff', 'sweets@1.2.0-pr.7', '--out', out);

    // The pages of this site have areas, and no script that would hydrate them.
    expect(data.failed).toEqual(
      expect.arrayContaining([
        '/sweets at 390 px',
        '/en/sweets at 1440 px',
        'hydration of /sweets at 390 px',
      ]),
    );
    const told = await readFile(path.join(out, 'diff.md'), 'utf8');
    expect(told).toContain('- `/sweets`: words');
    expect(told).toContain('- hydration of /sweets at 390 px');
    expect(existsSync(path.join(out, 'pictures/index.html'))).toBe(true);
  },
);

it('a folder of somebody else stays as it is, and what an earlier comparison left is gone', async () => {
  const { world, goLive, onSite } = await openCommandLine();
  await goLive();
  const diff = (out: string) => onSite('diff', 'sweets@1.0.0', '--no-pictures', '--out', out);
  const own = path.join(world.dir, 'diff');

  await diff(own);
  await writeFile(path.join(own, 'spa-390-before.png'), '');
  const [again, refused] = [await diff(own), await diff(world.dir)];

  expect(again.code, again.stderr).toBe(0);
  expect(existsSync(path.join(own, 'spa-390-before.png'))).toBe(false);
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('no tesela command made') });
  expect(existsSync(path.join(own, 'diff.md'))).toBe(true);
});

it('a release is compared with what is live now, not with what was when a folder first followed it', async () => {
  const { world, goLive, onSite, place } = await openCommandLine();
  await goLive();
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('TESELA_MANIFEST', path.join(world.site.dir, 'live.json'));
  const own = place(path.join(world.dir, 'own'));
  const words = ['diff', 'sweets@1.1.0', '--no-pictures', '--out', path.join(world.dir, 'diff'), '--json'];
  await world.releaseRemote('1.1.0', sweets('otra'));
  const pages = async () => JSON.parse((await tesela(...words, ...own)).stdout).pages as unknown[];

  const before = await pages();
  await onSite('promote', 'sweets@1.1.0');

  expect(before.length).toBeGreaterThan(0);
  expect(await pages()).toEqual([]);
});
