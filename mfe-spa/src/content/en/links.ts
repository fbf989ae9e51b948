import type { RemoteLinks } from '@clinic/shared/frame';

import { paths } from '#paths.ts';

export const links: RemoteLinks = {
  menu: [{ order: 30, to: paths.root, label: 'Spa' }],
  footer: [
    {
      order: 30,
      heading: 'Spa',
      links: [
        { to: paths.section('facial'), label: 'Facial spa' },
        { to: paths.section('capilar'), label: 'Hair and scalp spa' },
        { to: paths.section('corporal'), label: 'Body spa' },
        { to: paths.section('laser'), label: 'Laser' },
      ],
    },
  ],
};
