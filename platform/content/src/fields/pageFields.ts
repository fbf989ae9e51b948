import * as v from 'valibot';

import { choice, group, line, link, list, text } from './fields.ts';

/** What search engines and the browser's tab show of a page. */
export const metaFields = () =>
  group(
    {
      title: line({
        title: 'Título en buscadores',
        hint: 'Lo que se lee en la pestaña y en Google.',
        max: 60,
        quoted: false,
      }),
      description: text({
        title: 'Descripción en buscadores',
        hint: 'Una o dos frases bajo el título en Google. Diga qué encuentra quien entra; no prometa resultados.',
        min: 50,
        max: 160,
        quoted: false,
      }),
    },
    { title: 'En buscadores' },
  );

/** What a picture shows, for who does not see it. */
export const pictureAlt = ({ max = 140 } = {}) =>
  line({
    title: 'Qué muestra la imagen',
    hint: 'Para quien no la ve. No empiece con «imagen de».',
    min: 20,
    max,
    quoted: false,
  });

/** Language of a name that is not in the page's own. */
export const nameLanguage = () =>
  v.optional(
    choice(
      { es: 'Español', en: 'Inglés' },
      { title: 'Idioma del nombre', hint: 'Solo si no es el de la página.' },
    ),
  );

/** Pages worth reading before deciding, and of people. */
export const relatedLinks = () =>
  list(
    group(
      {
        kicker: line({ title: 'Antetítulo', hint: 'Como «Para leer antes».', max: 40 }),
        label: line({ title: 'Texto del enlace', max: 80 }),
        link: link({ title: 'Página' }),
      },
      { title: 'Enlace' },
    ),
    { title: 'Para decidir', max: 6 },
  );

/** Name of a page in the site's menu and footer. */
export const menuLabel = ({ max = 30 } = {}) =>
  line({ title: 'Nombre en el menú del sitio', max, quoted: false });

/** What a page begins with: its name for search engines, its heading, and a few sentences. */
export const pageTop = ({ heading = 60, lead = 300 } = {}) => ({
  meta: metaFields(),
  heading: line({ title: 'Título', max: heading }),
  lead: text({ title: 'Entradilla', max: lead }),
});
