import { group, line, link, list, text } from '@clinic/content/fields';
import type { Kind } from '@clinic/content/kind';
import { menuLabel, metaFields } from '@clinic/content/pageFields';
import * as v from 'valibot';

import { skinTones } from './home.ts';

const heading = () => line({ title: 'Título', max: 70 });
const kicker = () => line({ title: 'Antetítulo', max: 30 });
const lead = () => text({ title: 'Entradilla', max: 240 });

/** The words of the home page around its lists. */
const homeParts = {
  carousel: group(
    {
      carousel: 'Qué es la región',
      slide: 'Qué es cada parte',
      slides: 'Nombre de la fila',
      previous: 'Anterior',
      next: 'Siguiente',
      startLabel: 'Iniciar la rotación',
      stopLabel: 'Detener la rotación',
      position: line({ title: 'Lugar: {position} de {count}', max: 40, names: ['position', 'count'] }),
    },
    { title: 'Carruseles, para lectores de pantalla' },
  ),
  hero: group(
    {
      label: 'Nombre del carrusel',
      assessmentLabel: 'Botón de la valoración',
      metricLabels: group(
        { price: 'Precio', sessions: 'Sesiones', recovery: 'Recuperación', idealFor: 'Ideal para' },
        { title: 'Cifras' },
      ),
    },
    { title: 'Diapositivas' },
  ),
  departments: group(
    {
      heading: heading(),
      links: list(
        group(
          { to: link({ title: 'Página' }), label: line({ title: 'Texto del enlace', max: 30 }) },
          { title: 'Enlace' },
        ),
        { title: 'Enlaces', max: 9 },
      ),
    },
    { title: 'Por dónde empezar' },
  ),
  specialists: group(
    {
      kicker: kicker(),
      heading: heading(),
      lead: lead(),
      linkLabel: line({ title: 'Enlace', max: 40 }),
    },
    { title: 'Especialistas' },
  ),
  results: group(
    {
      kicker: kicker(),
      heading: heading(),
      lead: lead(),
      pictureLabel: line({ title: 'Rótulo sobre la imagen grande', max: 40 }),
      disclaimer: text({ title: 'Advertencia', max: 260 }),
      carouselLabel: line({ title: 'Nombre del carrusel', max: 60 }),
      openLabel: line({ title: 'Qué hace cada imagen al tocarla', max: 60 }),
      facts: group(
        { changes: 'Qué cambia', time: 'En cuánto tiempo', stays: 'Qué no cambia' },
        { title: 'Lo que se dice de cada una' },
      ),
      tones: group(
        {
          legend: line({ title: 'Qué se elige', max: 60 }),
          names: group({ varios: 'Cada simulación en el suyo', ...skinTones }, { title: 'Tonos', max: 20 }),
        },
        { title: 'Tono de piel' },
      ),
      comparison: group(
        {
          before: 'Antes',
          after: 'Después',
          slider: 'Nombre del deslizador',
          sides: 'Nombre de los dos botones',
          close: 'Cerrar',
          share: line({
            title: 'Lo que dice el deslizador',
            hint: '{before} y {after} son los porcentajes que se ven.',
            max: 60,
            names: ['before', 'after'],
          }),
        },
        { title: 'Comparación' },
      ),
    },
    { title: 'Antes y después' },
  ),
  bodyMap: group(
    {
      kicker: kicker(),
      heading: heading(),
      lead: lead(),
      hint: text({ title: 'Ayuda', max: 120 }),
      problemsLabel: line({ title: 'Título de los problemas de la zona', max: 40 }),
      priceLabel: line({ title: 'Precio: desde {price}', max: 40, names: ['price'] }),
      modeLegend: line({ title: 'Qué se elige entre las figuras', max: 40 }),
      modeLabels: group({ facial: 'Rostro', corporal: 'Cuerpo' }, { title: 'Figuras' }),
      linkLabel: line({ title: 'Enlace', max: 40 }),
    },
    { title: 'Mapa de la piel' },
  ),
  testimonials: group(
    {
      kicker: kicker(),
      heading: heading(),
      source: line({
        title: 'Fuente',
        hint: '{rating} es la de los datos de la clínica.',
        max: 40,
        names: ['rating'],
      }),
      sampleNote: text({ title: 'Nota', max: 200 }),
      carouselLabel: line({ title: 'Nombre del carrusel', max: 60 }),
      ratingLabel: line({
        title: 'Calificación, para lectores de pantalla',
        hint: '{rating} son las estrellas, de 1 a 5.',
        max: 40,
        names: ['rating'],
      }),
    },
    { title: 'Testimonios' },
  ),
  timeline: group({ kicker: kicker(), heading: heading(), lead: lead() }, { title: 'Línea de tiempo' }),
  featured: group(
    {
      kicker: kicker(),
      heading: heading(),
      link: link({ title: 'Página' }),
      linkLabel: line({ title: 'Enlace', max: 40 }),
    },
    { title: 'Tienda' },
  ),
};

export const homePage = {
  title: 'Portada',
  page: '/',
  single: true,
  words: v.strictObject({
    meta: metaFields(),
    menu: menuLabel({ max: 40 }),
    footer: line({ title: 'Título de su columna al pie del sitio', max: 30 }),
    contact: group(
      { title: 'Título', line: 'Qué encuentra allí' },
      { title: 'El contacto en el buscador del sitio', max: 120 },
    ),
    ...homeParts,
  }),
} satisfies Kind;
