import { group, line, link, list, text } from './fields.ts';

/** What search engines and the browser's tab show of a page. */
export const metaFields = () =>
  group(
    {
      title: line({
        title: 'Título en buscadores',
        hint: 'Lo que se lee en la pestaña y en Google.',
        max: 60,
      }),
      description: text({
        title: 'Descripción en buscadores',
        hint: 'Una o dos frases bajo el título en Google. Diga qué encuentra quien entra; no prometa resultados.',
        min: 50,
        max: 160,
      }),
    },
    { title: 'En buscadores' },
  );

/** Doctors who attend, and articles worth reading before deciding. */
export const relatedLinks = () =>
  list(
    group(
      {
        kicker: line({ title: 'Antetítulo', hint: 'Quién atiende, Para leer antes.', max: 40 }),
        label: line({ title: 'Texto del enlace', max: 80 }),
        link: link({ title: 'Página' }),
      },
      { title: 'Enlace' },
    ),
    { title: 'Para decidir', max: 6 },
  );
