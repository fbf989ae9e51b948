import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { createRsbuild } from '@rsbuild/core';
import { expect, it, onTestFinished } from 'vitest';

import { browserslist } from './browsers.ts';
import { defineRemoteConfig, defineShellConfig } from './rsbuild.ts';

it.each([
  ['shell', defineShellConfig],
  ['mfe-sweets', defineRemoteConfig],
])(
  'a .browserslistrc or package.json in a folder above has no say in the build of %s',
  async (name, define) => {
    const above = await mkdtemp(path.join(os.tmpdir(), 'above-'));
    onTestFinished(() => rm(above, { recursive: true }));
    const dir = path.join(above, name);
    await mkdir(dir);
    const tesela = { name: 'mfe_sweets', devPort: 3103, budgets: { entry: 9000, page: 20_000 } };
    await writeFile(path.join(dir, 'package.json'), JSON.stringify({ tesela, browserslist: 'ie 10' }));
    await writeFile(path.join(above, '.browserslistrc'), 'ie 11');

    const rsbuild = await createRsbuild({ cwd: dir, config: define(dir) });
    const decided: Record<string, readonly string[]> = {};
    rsbuild.addPlugins([
      {
        name: 'test',
        setup: (api) =>
          api.modifyBundlerChain((_chain, { environment }) => {
            decided[environment.name] = environment.browserslist;
          }),
      },
    ]);
    await rsbuild.initConfigs();

    expect(decided).toEqual({ web: browserslist, node: ['node >= 24'] });
  },
);
