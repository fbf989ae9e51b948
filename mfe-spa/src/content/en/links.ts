import type { RemoteLinks } from '@clinic/shared/frame';

import { paths } from '#paths.ts';

const sections = [
  { to: paths.section('facial'), label: 'Facial spa' },
  { to: paths.section('capilar'), label: 'Hair and scalp spa' },
  { to: paths.section('corporal'), label: 'Body spa' },
  { to: paths.section('laser'), label: 'Laser hair removal' },
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
