import type { MakeDocuments } from '@tesela/core/contract';
import { drawScene } from '@tractor-store/art/pictures';

import { offers } from '#data/offers.ts';
import { paths } from '#paths.ts';

const terms = offers.map(({ sku, price, inventory }) => ({ sku, price, inventory }));

export const documents = (() => ({
  [paths.cart]: { offers },
  [paths.checkout]: {},
  [paths.thanks]: { picture: drawScene('classic').url },
  'mini-cart': {},
  'add-to-cart': { terms },
  'compact-header': {},
})) satisfies MakeDocuments;

export type CartDocument = { offers: typeof offers };
export type AddToCartDocument = { terms: typeof terms };
export type ThanksDocument = { picture: string };
