import { group, line, text } from '@clinic/content/fields';
import type { Kind } from '@clinic/content/kind';
import { menuLabel, priceListLabels, treatmentQuestion } from '@clinic/content/pageFields';
import * as v from 'valibot';

import type { Area } from '#paths.ts';

const relatedLabels = () =>
  group(
    {
      heading: 'Título',
      doctor: 'Sobre un médico',
      article: 'Sobre un artículo',
      simulation: 'Sobre un antes y después',
      question: 'Sobre una pregunta',
    },
    { title: 'Para decidir' },
  );

/** The words that differ between the areas. */
export const areaWords = () =>
  group(
    {
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
        learnMore: 'Botón de la valoración',
        learnMoreHint: 'Su segunda línea: qué hace el botón',
        details: 'Enlace a la página del tratamiento',
        price: 'Precio',
        toConfirm: 'Cuando no hay precio publicado',
        duration: 'Duración',
        recovery: 'Recuperación',
        expectHeading: 'Lo que despliega un equipo',
        sessions: 'Sesiones',
        notFor: 'Cuándo no conviene',
        allPrices: 'Enlace a los precios',
        areas: group({ clinica: 'Clínica', estetica: 'Estética' } satisfies Record<Area, string>, {
          title: 'Las áreas',
        }),
      },
      { title: 'Rótulos' },
    ),
  }),
} satisfies Kind;

export const treatmentWords = () =>
  group(
    {
      trailLabel: 'Dónde está esta página',
      ask: 'Botón de la valoración',
      facts: 'Los datos',
      price: 'Precio',
      toConfirm: 'Cuando no hay precio publicado',
      includes: 'Qué incluye',
      duration: 'Duración',
      sessions: 'Sesiones',
      recovery: 'Recuperación',
      feels: 'Qué se siente',
      performedBy: 'Quién lo hace',
      who: 'Para quién es y para quién no',
      idealFor: 'Para quién',
      notFor: 'Cuándo no conviene',
      problems: 'Problemas en los que se considera',
      care: 'Antes y después',
      preparation: 'Cómo prepararse',
      aftercare: 'Cuidados después',
      alternatives: 'Tabla de alternativas',
      treatment: 'Primera columna de la tabla',
      here: 'El tratamiento de la página, en la tabla',
      products: 'Productos',
      allPrices: 'Enlace a los precios',
      alternativesLead: text({ title: 'Bajo el título de la tabla', max: 160 }),
      related: relatedLabels(),
      whatsapp: treatmentQuestion(),
    },
    { title: 'Rótulos de cada tratamiento' },
  );

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
      related: relatedLabels(),
      whatsapp: treatmentQuestion(),
    },
    { title: 'Rótulos de cada problema' },
  );
