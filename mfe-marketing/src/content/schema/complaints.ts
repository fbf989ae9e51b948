import { group, line, list, text } from '@tesela/content/fields';
import type { Kind } from '@tesela/content/kind';
import { labels } from '@tesela/content/labels';
import { menuLabel, pageTop } from '@tesela/content/pageFields';

import words from '../../../content/es/pages/pqrs.json' with { type: 'json' };

/** The page with the form for petitions, complaints, claims and suggestions. */
export const complaintsPage = {
  title: 'Página de quejas y reclamos',
  page: '/pqrs',
  hint: 'Los plazos y la autorización los revisa la asesoría jurídica.',
  single: true,
  words: labels(words, {
    ...pageTop({ heading: 70 }),
    menu: menuLabel({ max: 40 }),
    consent: text({
      title: 'Autorización',
      hint: 'Nombra el botón, que es lo que autoriza.',
      max: 500,
      quoted: false,
    }),
    next: group(
      {
        heading: line({ title: 'Título', max: 60 }),
        items: list(text({ title: 'Paso', max: 300 }), { title: 'Pasos' }),
      },
      { title: 'Qué sigue' },
    ),
  }),
} satisfies Kind;
