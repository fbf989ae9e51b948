import { group, line, order, picture, text } from '@tesela/content/fields';
import type { Kind } from '@tesela/content/kind';
import { labels } from '@tesela/content/labels';
import { menuLabel, metaFields, relatedLinks } from '@tesela/content/pageFields';
import { review, sources } from '@tesela/content/review';
import * as v from 'valibot';

import type { PictureName } from '#pictures.data.ts';

import areas from '../../../content/es/pages/areas.json' with { type: 'json' };

const heading = () => line({ title: 'Título', max: 60 });

export const area = {
  title: 'Áreas de dermatología',
  one: 'Área',
  page: '/dermatologia/{{id}}',
  fixed: true,
  facts: v.strictObject({
    order: order(),
    image: picture<PictureName>({ title: 'Imagen del encabezado', folder: 'hero' }),
    closingImage: picture<PictureName>({ title: 'Imagen del cierre', folder: 'hero' }),
    review: review(),
    sources: sources(),
  }),
  words: v.strictObject({
    meta: metaFields(),
    menu: menuLabel(),
    title: heading(),
    subtitle: text({ title: 'Entradilla', min: 60, max: 220 }),
    category: line({ title: 'Categoría en la solicitud de valoración', max: 40, quoted: false }),
    performedBy: line({
      title: 'Quién hace los procedimientos',
      hint: 'Se lee en /precios y en la página de cada tratamiento.',
      max: 90,
    }),
    technology: group(
      { heading: heading(), lead: text({ title: 'Entradilla', max: 220 }) },
      { title: 'Tecnología' },
    ),
    closing: group(
      {
        heading: heading(),
        text: text({
          title: 'Texto',
          hint: 'Puede nombrar datos de la clínica, por ejemplo {assessmentPrice}.',
          max: 400,
        }),
        button: line({ title: 'Botón', max: 30, quoted: false }),
      },
      { title: 'Cierre' },
    ),
    related: group({ heading: heading(), items: relatedLinks() }, { title: 'Para decidir' }),
    words: group({ technologyNote: text({ title: 'Bajo los equipos', max: 240 }) }, { title: 'Rótulos' }),
  }),
} satisfies Kind;

export const areasPage = {
  title: 'Rótulos de las áreas',
  page: '/dermatologia/clinica',
  single: true,
  words: labels(areas, { menu: menuLabel() }),
} satisfies Kind;
