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

/**
 * Questions of visitors, with the page that answers them. Every package with pages has this kind.
 * @param wishes what the settings of the site answer, by what the editor calls it
 */
export const questionsOf = <const W extends Record<string, string>>(wishes: W) =>
  ({
    title: 'Preguntas al asistente',
    one: 'Preguntas por una página',
    hint: 'El asistente compara lo que le escriben con estas preguntas y responde con la página de la más parecida. Un archivo por página, o por dato del sitio.',
    facts: v.strictObject({
      page: link({
        title: 'Página que responde',
        hint: 'Sin idioma, con su ancla si la tiene: /help#payment.',
      }),
      wish: v.optional(
        choice(wishes, {
          title: 'Dato del sitio',
          hint: 'Solo si lo responden los datos del sitio (horario, dirección…) y no la página. Puede quedar vacío.',
        }),
      ),
      es: asked('En español'),
      en: asked('En inglés'),
    }),
  }) satisfies Kind;
