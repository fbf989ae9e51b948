import type { RemoteLinks } from '@clinic/shared/frame';

import { paths } from '#paths.ts';

export const links: RemoteLinks = {
  menu: [{ order: 30, to: paths.root, label: 'Spa' }],
  footer: [
    {
      order: 30,
      heading: 'Spa',
      links: [
        { to: paths.section('facial'), label: 'Spa facial' },
        { to: paths.section('capilar'), label: 'Spa capilar' },
        { to: paths.section('corporal'), label: 'Spa corporal' },
        { to: paths.section('laser'), label: 'Láser' },
      ],
    },
  ],
};
