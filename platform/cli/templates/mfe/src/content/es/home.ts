import type { HomeContent } from '#content/types.ts';

export const content: HomeContent = {
  meta: {
    title: 'Plantilla',
    description: 'Qué encuentra aquí, en una frase que sirva también a un buscador.',
  },
  heading: 'Plantilla',
  lead: 'Qué encuentra aquí, en una frase que sirva también a un buscador.',
};
