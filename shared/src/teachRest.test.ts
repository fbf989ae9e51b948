import { expect, it } from 'vitest';

import { teachRest } from './teachRest.ts';

it('what nobody wrote questions for is found under its name, and nothing else changes', () => {
  const taught = [
    { path: '/blog/melasma', about: 'reading', aliases: ['paño'], questions: ['¿Qué es?'] },
  ] as const;

  const all = teachRest('es', taught, [
    { path: '/blog/melasma', about: 'reading', name: 'Melasma: convivir con la luz', topic: 'Manchas' },
    { path: '/blog/rosacea', about: 'reading', name: 'Rosácea: cuidar la piel', topic: 'Rosácea' },
    { path: '/equipo/ana-mejia', about: 'people', name: 'Dra. Ana Mejía' },
    { path: '/faq#bebes', about: 'practice', name: '¿Atienden bebés?' },
  ]);

  expect(all[0]).toBe(taught[0]);
  expect(all.slice(1)).toEqual([
    {
      path: '/blog/rosacea',
      about: 'reading',
      aliases: ['Rosácea'],
      questions: [
        'Rosácea: cuidar la piel',
        '¿Tienen un artículo sobre Rosácea?',
        'Quiero leer sobre Rosácea',
      ],
    },
    {
      path: '/equipo/ana-mejia',
      about: 'people',
      aliases: ['Mejía'],
      questions: [
        '¿Quién es Dra. Ana Mejía?',
        '¿Qué atiende Dra. Ana Mejía?',
        'Quiero una cita con Dra. Ana Mejía',
      ],
    },
    { path: '/faq#bebes', about: 'practice', aliases: ['Atienden bebés'], questions: ['¿Atienden bebés?'] },
  ]);
});
