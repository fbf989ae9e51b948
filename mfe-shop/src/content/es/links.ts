import type { RemoteLinks } from '@clinic/shared/frame';

import { paths } from '#paths.ts';

const shop = { to: paths.all, label: 'Tienda' } as const;
const categories = [
  { to: paths.rejuvenecimiento, label: 'Rejuvenecimiento' },
  { to: paths.capilar, label: 'Capilar' },
  { to: paths['anti-acne'], label: 'Antiacné' },
  { to: paths.antimanchas, label: 'Antimanchas' },
];

export const links: RemoteLinks = {
  menu: [{ order: 40, ...shop, below: categories }],
  footer: [{ order: 40, heading: shop.label, links: [shop, ...categories] }],
};
