import type { RemoteLinks } from '@clinic/shared/frame';

import { paths } from '#paths.ts';

const sections = [
  { to: paths.section('facial'), label: 'Spa facial' },
  { to: paths.section('capilar'), label: 'Spa capilar' },
  { to: paths.section('corporal'), label: 'Spa corporal' },
  { to: paths.section('laser'), label: 'Depilación láser' },
];

export const links: RemoteLinks = {
  menu: [{ order: 30, to: paths.root, label: 'Spa', below: sections }],
  footer: [
    {
      order: 30,
      heading: 'Spa',
      links: sections,
    },
  ],
};
