import type { RemoteLinks } from '@clinic/shared/frame';

import { paths } from '#paths.ts';

const home = { to: paths.home, label: 'Template' };

export const links: RemoteLinks = {
  menu: [{ order: 60, ...home }],
  footer: [{ order: 60, heading: home.label, links: [home] }],
};
