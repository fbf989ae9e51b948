import { expect, it } from 'vitest';

import { areas, paths } from './paths.ts';

it('owns these URLs and no others', () => {
  const urls = [
    paths.root,
    paths.anythingElse,
    ...areas.map(paths.area),
    paths.service('estetica', 'hilos-pdo'),
    paths.problems,
    paths.problem('manchas'),
  ];

  expect(urls).toEqual([
    '/dermatologia',
    '/dermatologia/*',
    '/dermatologia/clinica',
    '/dermatologia/estetica',
    '/dermatologia/estetica#hilos-pdo',
    '/problemas',
    '/problemas/manchas',
  ]);
});
