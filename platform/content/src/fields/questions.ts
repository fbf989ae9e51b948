import { clinicFactLabels } from '@clinic/shared/clinicFactLabels';
import * as v from 'valibot';

import type { Kind } from '../kind.ts';
import { choice, line, link, list } from './fields.ts';

const asked = (title: string) =>
  list(
    line({
      title: 'Pregunta',
      hint: 'Como la escribiría un visitante, con sus palabras: «¿Quitan lunares?».',
      max: 120,
    }),
    {
      title,
      hint: 'De tres a veinte. Más que frases largas sirven palabras distintas para lo mismo: lunar, verruga, mezquino.',
      max: 200,
    },
  );

/** Questions of visitors, with the page that answers them. Every package with pages has this kind. */
export const questions = {
  title: 'Preguntas al asistente',
  one: 'Preguntas por una página',
  hint: 'El asistente compara lo que le escriben con estas preguntas y responde con la página de la más parecida. Un archivo por página, o por dato de la clínica.',
  facts: v.strictObject({
    page: link({
      title: 'Página que responde',
      hint: 'Sin idioma, con su ancla si la tiene: /help#payment.',
    }),
    wish: v.optional(
      choice(clinicFactLabels, {
        title: 'Dato de la clínica',
        hint: 'Solo si lo responden los datos de la clínica (horario, dirección…) y no la página. Puede quedar vacío.',
      }),
    ),
    es: asked('En español'),
    en: asked('En inglés'),
  }),
} satisfies Kind;
