import { group, line, list, reference, wholeNumber } from '@tesela/content/fields';
import * as v from 'valibot';

const perLang = (title: string, hint = '') =>
  group(
    { es: line({ title: 'Español', max: 120 }), en: line({ title: 'Inglés', max: 120 }) },
    { title, hint },
  );

/** Validates `settings/laser.json`: price, duration and sessions of each zone of a laser treatment. */
export const laserSettings = v.pipe(
  v.strictObject({
    $comment: v.optional(v.string()),
    treatment: reference('experiences', { title: 'Experiencia', hint: 'La que tiene estas zonas.' }),
    zones: list(
      group(
        {
          id: v.pipe(
            line({ title: 'Ancla', hint: 'Letras minúsculas sin tildes y guiones.', max: 60 }),
            v.regex(/^[a-z]+(?:-[a-z]+)*$/, 'must be lower case with hyphens'),
          ),
          name: perLang('Zona'),
          also: v.optional(perLang('También se llama', 'Otras palabras para buscarla, separadas por comas.')),
          price: wholeNumber({
            title: 'Precio por sesión',
            hint: 'En pesos, dentro del rango publicado de la experiencia.',
            min: 1,
            max: 1_000_000_000,
          }),
          minutes: wholeNumber({ title: 'Minutos', min: 1, max: 480 }),
          sessions: v.pipe(
            group(
              {
                from: wholeNumber({ title: 'Desde', min: 1, max: 50 }),
                to: wholeNumber({ title: 'Hasta', min: 1, max: 50 }),
              },
              { title: 'Sesiones' },
            ),
            v.check(({ from, to }) => from <= to, 'must not end below where it starts'),
          ),
        },
        { title: 'Zona' },
      ),
      { title: 'Zonas', min: 0 },
    ),
  }),
  v.title('Láser por zona'),
);

export type LaserSettings = v.InferOutput<typeof laserSettings>;
