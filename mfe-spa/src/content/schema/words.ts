import { group, line, text } from '@clinic/content/fields';
import type { Kind } from '@clinic/content/kind';
import { menuLabel, priceListLabels, treatmentQuestion } from '@clinic/content/pageFields';
import * as v from 'valibot';

const words = group(
  {
    sections: 'Barra de secciones',
    chooseExperience: 'Sobre las tarjetas',
    touchHint: 'Al pie de la tarjeta',
    includes: 'Qué incluye',
    technology: 'Tecnología',
    steps: 'Pasos',
    addOns: 'Complementos',
    practice: 'Lo que se despliega',
    devices: 'Equipos láser',
    illustrative: 'Bajo la imagen',
    playVideo: 'Reproducir el video',
    pauseVideo: 'Pausar el video',
    videoUnsupported: 'Si no se puede ver el video',
    requestAssessment: 'Botón de la valoración',
    allPrices: 'Enlace a los precios',
    related: 'Sobre los enlaces',
    review: text({ title: 'Bajo las precauciones', max: 160 }),
    price: text({
      title: 'Precio',
      hint: '{range} es el rango que publica la clínica; {valuation}, si la valoración se cobra.',
      max: 120,
      names: ['range', 'valuation'],
    }),
    whatsapp: treatmentQuestion(),
    metrics: group(
      {
        duration: 'Duración',
        frequency: 'Frecuencia',
        followUp: 'Seguimiento',
        paceAtHome: 'Ritmo en casa',
        recovery: 'Recuperación',
      },
      { title: 'Cifras' },
    ),
    care: group(
      {
        forWhom: 'Para quién',
        notFor: 'Cuándo no conviene',
        performedBy: 'Quién lo realiza',
        sessions: 'Número de sesiones',
        preparation: 'Cómo prepararse',
        aftercare: 'Cuidados después',
        results: 'Cuándo se notan los cambios',
      },
      { title: 'Antes de decidir' },
    ),
  },
  { title: 'Rótulos' },
);

export const spaPage = {
  title: 'Portada del spa',
  page: '/spa/facial',
  single: true,
  words: v.strictObject({
    kicker: line({ title: 'Antetítulo', max: 40 }),
    heading: line({ title: 'Título', max: 60 }),
    lead: text({ title: 'Entradilla', max: 300 }),
    menu: menuLabel(),
    words,
  }),
} satisfies Kind;

export const laserZones = {
  title: 'Láser por zona',
  page: '/spa/laser#zonas',
  single: true,
  words: v.strictObject({
    heading: line({ title: 'Título', max: 60 }),
    lead: text({
      title: 'Entradilla',
      hint: '{valuation} dice si la valoración se cobra.',
      max: 260,
      names: ['valuation'],
    }),
    link: line({ title: 'Enlace a la tabla, junto al precio', max: 40 }),
    zone: line({ title: 'Columna de la zona', max: 20 }),
    price: line({ title: 'Columna del precio', max: 24 }),
    minutes: line({ title: 'Columna del tiempo', max: 20 }),
    sessions: line({ title: 'Columna de las sesiones', max: 20 }),
    title: line({
      title: 'Título en el buscador',
      hint: '{name} es la zona.',
      max: 60,
      names: ['name'],
    }),
    says: text({
      title: 'Lo que se dice de una zona',
      hint: '{name}, {price}, {minutes} y {sessions} son los de la zona.',
      max: 160,
      names: ['name', 'price', 'minutes', 'sessions'],
    }),
  }),
} satisfies Kind;

export const spaPrices = {
  title: 'Precios del spa',
  page: '/precios',
  single: true,
  words: priceListLabels('Rótulos'),
} satisfies Kind;
