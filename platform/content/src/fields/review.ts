import * as v from 'valibot';

import { day, group, line, link, list } from './fields.ts';

/** Who answers for what a page says, when it was read last and when it is due again. */
export const review = () =>
  v.pipe(
    group(
      {
        name: line({
          title: 'Quién la revisó',
          hint: 'Nombre y apellido, sin título.',
          max: 60,
          quoted: false,
        }),
        profile: link({ title: 'Su perfil', hint: 'La página del equipo.' }),
        on: day({ title: 'Revisada el' }),
        next: day({
          title: 'Próxima revisión',
          hint: 'A más tardar. Pasado ese día, la comprobación falla.',
        }),
      },
      { title: 'Revisión' },
    ),
    v.check(({ on, next }) => on < next, 'must be due again after the day on which it was reviewed'),
  );

/** Works that exist and that anybody can look up. */
export const sources = () =>
  list(
    group(
      {
        text: line({
          title: 'Obra',
          hint: 'Una obra que existe y se encuentra por su nombre.',
          max: 240,
          quoted: false,
        }),
        url: v.optional(
          v.pipe(
            v.string(),
            v.url('must be a full address, e.g. https://example.org'),
            v.startsWith('https://', 'must begin with https://'),
            v.title('Dirección'),
          ),
        ),
      },
      { title: 'Fuente' },
    ),
    {
      title: 'Fuentes',
      hint: 'Dónde comprueba quien la revisa lo que dice la página.',
      min: 2,
      max: 5,
    },
  );
