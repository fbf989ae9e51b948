import { beforeAll, expect, it } from 'vitest';

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
