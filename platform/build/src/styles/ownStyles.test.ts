import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { createRsbuild } from '@rsbuild/core';
import { expect, it, onTestFinished, vi } from 'vitest';

import { defineRemoteConfig } from '../rsbuild.ts';

/** Builds a remote of one stylesheet. @returns the styles that browsers get and its chunks, or why it was not built */
async function build(file: string, css: string): Promise<string> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'tesela-styles-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  await mkdir(path.join(dir, 'src/exposed'), { recursive: true });
  const tesela = { name: 'mfe_sweets', devPort: 3999, budgets: { entry: 9000, page: 9000 } };
  await writeFile(path.join(dir, 'package.json'), JSON.stringify({ name: 'x', type: 'module', tesela }));
  await mkdir(path.dirname(path.join(dir, 'src/exposed', file)), { recursive: true });
  await writeFile(path.join(dir, 'src/exposed', file), css);
  const code = `import * as styles from './${file}';\nexport const remote = { styles };\n`;
  await writeFile(path.join(dir, 'src/exposed/remote.ts'), code);
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((...words) => void said.push(words.join(' ')));
  vi.spyOn(console, 'error').mockImplementation((...words) => void said.push(words.join(' ')));
  const rsbuild = await createRsbuild({ cwd: dir, config: defineRemoteConfig(dir), environment: ['web'] });
  try {
    await (await rsbuild.build()).close();
  } catch {
    return said.join('\n');
  }
  const web = path.join(dir, 'dist/web');
  const files = (await readdir(web, { recursive: true })).filter((name) => /\.css$|chunks\.json$/.test(name));
  return (await Promise.all(files.map((name) => readFile(path.join(web, name), 'utf8')))).join('\n');
}

it('classes and keyframes of a remote bear its name', async () => {
  const css = await build('Card.module.css', '.card{animation:rise 1s}@keyframes rise{to{opacity:1}}');

  expect(css).toMatch(/\.sweets_\w{4}\{animation:1s sweets_\w{4}\}@keyframes sweets_\w{4}/);
});

it('styles of what no page shows at first are listed apart: the code waits for them, the page does not carry them', async () => {
  const shown = await build('Card.module.css', '.card{top:0}');
  const late = await build('Card.late.module.css', '.card{top:0}');

  expect(shown).toMatch(/"css": \[\s+"static\/css\/async\/remote\.\w+\.css"\s+\],\s+"late": \[\]/);
  expect(late).toMatch(/"css": \[\],\s+"late": \[\s+"static\/css\/async\/late\.\w+\.css"/);
});

it('a piece of the kit has the same name in all builds', async () => {
  const css = await build('shared/src/kit/Badge.module.css', '.badge{top:0}');

  expect(css).toMatch(/\.kit_\w{4}\{top:0\}/);
});

it.each([
  ['Card.module.css', 'h2{color:red}', /Selector "h2" is not pure/],
  ['Card.module.css', ':global(footer a){color:red}', /Selector ":global\(footer a\)" is not pure/],
])('a remote is not built of %s with %s', async (file, css, why) => {
  expect(await build(file, css)).toMatch(why);
});
