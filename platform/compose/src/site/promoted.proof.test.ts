import { beforeAll, expect, it } from 'vitest';

import { workers } from '#prerender/renderer.ts';
import { hashLive, kinds, openPromotions, type Promotions } from '#testing/promotions.ts';

let promotions: Promotions;

beforeAll(async () => {
  let remove = async () => {};
  promotions = await openPromotions((remover) => (remove = remover));
  return remove;
});

it.each(Object.entries(kinds))(
  '%s, promoted, gives the bytes of a site that is composed anew',
  async (name, change) => {
    const { world, promoteIntoCopy, composeAnew } = promotions;
    const { site, before, change: promoted } = await promoteIntoCopy(name, await change(world));

    const live = await hashLive(site);

    expect(live).toEqual(await hashLive(await composeAnew(site, `${name}, anew`, promoted.manifest)));
    expect(live).not.toEqual(before);
  },
);

it('whatever worker renders a page, it has the same bytes', async () => {
  const { promoteIntoCopy, composeAnew } = promotions;
  const { site, before, change } = await promoteIntoCopy('one worker', {});

  workers.count = 3;
  const others = await composeAnew(site, 'three workers', change.manifest);

  expect(await hashLive(others)).toEqual(before);
});
