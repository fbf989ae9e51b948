import type { RemotePackage } from '@tesela/build/workspace';
import { expect, it } from 'vitest';

import { packageOf } from './remotes.ts';

const remote = (folder: string, dir: string): RemotePackage => ({
  name: 'mfe_bread',
  devPort: 3101,
  budgets: { entry: 1, page: 1 },
  services: [],
  pictures: [],
  drawings: {},
  folder,
  dir,
});

it.each([
  ['mfe-bread/src/paths.ts:3:1', 'mfe-bread'],
  ['examples/bakery/mfe-cake/src/paths.ts:3:1', 'mfe-cake'],
  ['shell/src/site.ts:3:1', 'shell'],
  ['mfe-bread-crumbs/src/paths.ts:3:1', 'mfe-bread-crumbs'],
])('developer is told which package has %s', (file, folder) => {
  const remotes = [
    remote('mfe-bread', '/site/mfe-bread'),
    remote('mfe-cake', '/site/examples/bakery/mfe-cake'),
  ];

  expect(packageOf(file, remotes, '/site')).toBe(folder);
});
