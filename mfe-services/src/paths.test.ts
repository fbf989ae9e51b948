import { expect, it } from 'vitest';

import { areas, paths } from './paths.ts';

it('owns these URLs and no others', () => {
  const urls = [
    paths.root,
    paths.anythingElse,
    ...areas.map(paths.area),
    paths.card('estetica', 'hilos-pdo'),
    paths.treatments,
    paths.treatment('hilos-pdo'),
    paths.problems,
    paths.problem('manchas'),
  ];

  expect(urls).toEqual([
    '/dermatologia',
    '/dermatologia/*',
    '/dermatologia/clinica',
    '/dermatologia/estetica',
    '/dermatologia/estetica#hilos-pdo',
    '/tratamientos',
    '/tratamientos/hilos-pdo',
    '/problemas',
    '/problemas/manchas',
  ]);
});
