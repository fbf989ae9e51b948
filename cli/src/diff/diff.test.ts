import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

import { openCommandLine } from '#testing/commandLine.ts';

const spa = (words: string) => ({
  name: 'mfe_spa',
  words: `(path) => path === '/spa' ? '${words}' : 'lo de siempre'`,
  paths: ['/', '/spa'],
});

it('a reviewer sees which pages a release changes, and a copy that no search engine keeps', async () => {
  const { world, onSite, asJson } = await openCommandLine();
  await world.releaseRemote('1.1.0', spa('antes'));
  await onSite('promote', 'shell', 'spa@1.1.0');
  await world.releaseRemote('1.2.0-pr.7', spa('después'));
  const out = path.join(world.dir, 'out');

  const { data, stderr } = await asJson('diff', 'spa@1.2.0-pr.7', '--no-pictures', '--out', out);
  const preview = await onSite('preview', 'spa@1.2.0-pr.7', '--out', out);

  expect(stderr).toBe('');
  expect(data.pages).toMatchObject([
    { url: '/spa', kind: 'words' },
    { url: '/en/spa', kind: 'words' },
  ]);
  expect(preview.code, preview.stderr).toBe(0);
  const html = await readFile(path.join(out, 'spa/index.html'), 'utf8');
  expect(html).toContain('después');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(await readFile(path.join(out, '_headers'), 'utf8')).toContain('X-Robots-Tag: noindex');
  expect(
    ['pages.json', 'chat.json', 'settings.json', 'redirects.json'].filter((file) =>
      existsSync(path.join(out, file)),
    ),
  ).toEqual([]);
  const [script = ''] = /\/releases\/[^"]+\.js/.exec(html) ?? [];
  expect(existsSync(path.join(out, script))).toBe(true);
});
