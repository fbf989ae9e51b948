import { expect, it } from 'vitest';

import { describePages } from './describePages.ts';

const pages = [
  { path: '/blog/melasma', about: 'reading', name: 'Melasma: convivir con la luz', topic: 'Manchas' },
  { path: '/faq#bebes', about: 'practice', name: '¿Atienden bebés?' },
] as const;

it('a page is found by its name and by the questions written for it', () => {
  const es = describePages(
    'es',
    [{ page: '/blog/melasma', es: ['Tengo paño'], en: ['I have melasma'] }],
    pages,
    () => 'practice',
  );

  expect(es).toEqual([
    {
      path: '/blog/melasma',
      about: 'reading',
      questions: ['Melasma: convivir con la luz', '¿Tienen un artículo sobre Manchas?', 'Tengo paño'],
    },
    { path: '/faq#bebes', about: 'practice', questions: ['¿Atienden bebés?'] },
  ]);
});

it('what the settings answer stands apart from what its page says', () => {
  const en = describePages(
    'en',
    [
      { page: '/', wish: 'hours', es: ['¿A qué hora abren?'], en: ['When do you open?'] },
      { page: '/nosotros', es: ['¿Quiénes son?'], en: ['Who are you?'] },
    ],
    [],
    () => 'practice',
  );

  expect(en).toEqual([
    { path: '/nosotros', about: 'practice', questions: ['Who are you?'] },
    { path: '/', about: 'practice', questions: ['When do you open?'], wish: 'hours' },
  ]);
});
