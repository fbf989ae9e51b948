import { expect, it } from 'vitest';

import { recommendable } from '#data/catalogue.ts';

import { closestTo } from './closestTo.ts';

const skusFor = (...skus: string[]) => closestTo(skus, recommendable).map(({ sku }) => sku);

it('visitor of a blue tractor is shown four other blue ones', () => {
  expect(skusFor('CL-09-BL')).toEqual(['CL-13-BL', 'AU-02-BL', 'CL-02-BL', 'CL-05-PT']);
});

it('visitor without a tractor is shown four all the same', () => {
  expect(skusFor()).toHaveLength(4);
  expect(skusFor('unknown')).toHaveLength(4);
});
