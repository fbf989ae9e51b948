import type { RemoteLinks } from '@clinic/shared/frame';

import { paths } from '#paths.ts';

const shop = { to: paths.all, label: 'Shop' } as const;
const categories = [
  { to: paths.rejuvenecimiento, label: 'Rejuvenation' },
  { to: paths.capilar, label: 'Hair' },
  { to: paths['anti-acne'], label: 'Anti-acne' },
  { to: paths.antimanchas, label: 'Dark spots' },
];

export const links: RemoteLinks = {
  menu: [{ order: 40, ...shop, below: categories }],
  footer: [{ order: 40, heading: shop.label, links: [shop, ...categories] }],
};
