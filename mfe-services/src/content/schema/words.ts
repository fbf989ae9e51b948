import { group, line, text } from '@clinic/content/fields';
import type { Kind } from '@clinic/content/kind';
import { menuLabel, priceListLabels, treatmentQuestion } from '@clinic/content/pageFields';
import * as v from 'valibot';

import type { Area } from '#paths.ts';

/** What differs from area to area. */
export const areaWords = () =>
  group(
    {
      price: text({
        title: 'Precio',
        hint: '{range} es el rango que publica la clínica; {valuation}, si la valoración se cobra.',
        max: 120,
        names: ['range', 'valuation'],
      }),
      idealFor: line({ title: 'Para quién', max: 40 }),
      otherPage: line({ title: 'Enlace a la otra área', max: 60 }),
      technologyNote: text({ title: 'Bajo los equipos', max: 240 }),
    },
    { title: 'Rótulos' },
  );

export const areasPage = {
  title: 'Rótulos de las áreas',
  page: '/dermatologia/clinica',
  single: true,
  words: v.strictObject({
    menu: menuLabel(),
    words: group(
      {
        areasLabel: 'Las dos áreas',
        indexLabel: 'Índice de servicios',
        problems: 'Para qué se considera',
        learnMore: 'Botón de la valoración',
        expectHeading: 'Lo que se despliega primero',
        duration: 'Duración',
        sessions: 'Sesiones',
        careHeading: 'Lo que se despliega después',
        preparation: 'Cómo prepararse',
        recovery: 'Recuperación',
        aftercare: 'Cuidados después',
        notFor: 'Cuándo no conviene',
        allPrices: 'Enlace a los precios',
        learnMoreHint: text({ title: 'Qué hace ese botón', max: 160 }),
        areas: group({ clinica: 'Clínica', estetica: 'Estética' } satisfies Record<Area, string>, {
          title: 'Las áreas',
        }),
        whatsapp: treatmentQuestion(),
      },
      { title: 'Rótulos' },
    ),
  }),
} satisfies Kind;

export const pricesWords = () =>
  group(
    {
      parts: line({ title: 'Partes de la página', max: 40 }),
      spa: line({ title: 'Precios del spa', max: 40 }),
      list: priceListLabels('Lista de precios'),
    },
    { title: 'Rótulos' },
  );

export const problemWords = () =>
  group(
    {
      category: 'Categoría en la solicitud de valoración',
      trailLabel: 'Dónde está esta página',
      trail: 'Nombre de la lista',
      jump: 'Enlace a lo que se hace aquí',
      ask: 'Botón de la valoración',
      causes: 'Qué puede ser',
      soon: 'Cuándo consultar pronto',
      emergency: 'Cuándo es una urgencia',
      care: 'Qué se hace aquí',
      home: 'Mientras tanto, en casa',
      products: 'Productos',
      priceFrom: line({ title: 'Precio', hint: '{price} es el menor.', max: 60, names: ['price'] }),
      call: line({ title: 'Llamar', hint: '{number} es el de urgencias.', max: 40, names: ['number'] }),
      related: group(
        {
          heading: 'Título',
          doctor: 'Sobre un médico',
          article: 'Sobre un artículo',
          question: 'Sobre una pregunta',
        },
        { title: 'Para decidir' },
      ),
      whatsapp: treatmentQuestion(),
    },
    { title: 'Rótulos de cada problema' },
  );
