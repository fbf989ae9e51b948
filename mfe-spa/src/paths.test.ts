import { expect, it } from 'vitest';

import { paths, sectionIds } from './paths.ts';

it('owns these URLs and no others', () => {
  const urls = [
    paths.root,
    paths.section(':section'),
    ...sectionIds.map(paths.section),
    paths.experience('laser', 'clear-skin-laser'),
    paths.zones,
    paths.zone('axilas'),
  ];

  expect(urls).toEqual([
    '/spa',
    '/spa/:section',
    '/spa/facial',
    '/spa/capilar',
    '/spa/corporal',
    '/spa/laser',
    '/spa/laser#clear-skin-laser',
    '/spa/laser#zonas',
    '/spa/laser#zona-axilas',
  ]);
});
