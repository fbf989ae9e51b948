import { expect, it } from 'vitest';

import { exactVersions } from './exactVersions.ts';

const yaml =
  "packages:\n  - shared\n\ncatalog:\n  '@types/node': ^24\n  react: 19.3.1\n\nallowBuilds:\n  node: true\n";

it('every dependency gets the version that the workspace uses', () => {
  const dependencies = {
    react: 'catalog:',
    '@types/node': 'catalog:',
    '@clinic/shared': 'workspace:*',
    ours: '1.2.3',
  };

  expect(exactVersions(dependencies, yaml, '3.0.0')).toEqual({
    react: '19.3.1',
    '@types/node': '^24',
    '@clinic/shared': '3.0.0',
    ours: '1.2.3',
  });
});

it('what the catalog does not have is named', () => {
  expect(() => exactVersions({ node: 'catalog:' }, yaml, '3.0.0')).toThrow('has no version of node');
});
