import { expect, it } from 'vitest';

import { paths } from './paths.ts';

it('lists every page that the shell links', () => {
  expect(Object.values(paths)).toEqual([
    '/',
    '/nosotros',
    '/equipo',
    '/dermatologia/clinica',
    '/dermatologia/estetica',
    '/spa',
    '/spa/facial',
    '/spa/capilar',
    '/spa/corporal',
    '/spa/laser',
    '/tienda',
    '/tienda/rejuvenecimiento',
    '/tienda/capilar',
    '/tienda/anti-acne',
    '/tienda/antimanchas',
    '/blog',
    '/faq',
    '/privacidad',
    '/terminos',
  ]);
});
