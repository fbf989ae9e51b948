import type { RemoteLinks } from '@clinic/shared/frame';

import { paths } from '#paths.ts';

const areas = [
  { to: paths.area('clinica'), label: 'Clinical dermatology' },
  { to: paths.area('estetica'), label: 'Aesthetic dermatology' },
];

const prices = { to: paths.prices, label: 'Prices' } as const;

const problems = { to: paths.problems, label: 'Conditions' } as const;

export const links: RemoteLinks = {
  menu: [{ order: 20, to: paths.area('clinica'), label: 'Dermatology', below: [...areas, problems, prices] }],
  footer: [{ order: 20, heading: 'Dermatology', links: [...areas, problems, prices] }],
};
