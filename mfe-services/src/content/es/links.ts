import type { RemoteLinks } from '@clinic/shared/frame';

import { paths } from '#paths.ts';

const areas = [
  { to: paths.area('clinica'), label: 'Dermatología clínica' },
  { to: paths.area('estetica'), label: 'Dermatología estética' },
];

const prices = { to: paths.prices, label: 'Precios' } as const;

const problems = { to: paths.problems, label: 'Por problema' } as const;

export const links: RemoteLinks = {
  menu: [
    { order: 20, to: paths.area('clinica'), label: 'Dermatología', below: [...areas, problems, prices] },
  ],
  footer: [{ order: 20, heading: 'Dermatología', links: [...areas, problems, prices] }],
};
