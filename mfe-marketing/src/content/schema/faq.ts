import { choice, group, line, link, list, order, text } from '@tesela/content/fields';
import type { Kind } from '@tesela/content/kind';
import { labels } from '@tesela/content/labels';
import { menuLabel, pageTop } from '@tesela/content/pageFields';
import * as v from 'valibot';

import page from '../../../content/es/pages/faq.json' with { type: 'json' };

/** The subjects that group the questions, in the order of the page. */
const subjects = {
  visita: 'Antes de la primera visita',
  cita: 'La cita',
  precios: 'Precios y facturas',
  procedimientos: 'Procedimientos y cuidados',
  clinica: 'La clínica',
  pedidos: 'Pedidos y productos',
};

/** The file name is the anchor: `/faq#pagos`. */
export const faqEntry = {
  title: 'Preguntas frecuentes',
  one: 'Pregunta frecuente',
  page: '/faq#{{id}}',
  hint: 'El nombre del archivo es la dirección de la pregunta: pagos.json se abre con /faq#pagos.',
  facts: v.strictObject({ order: order(), subject: choice(subjects, { title: 'Tema' }) }),
  words: v.strictObject({
    question: line({
      title: 'Pregunta',
      hint: 'Como la haría un paciente, con signos de interrogación.',
      max: 120,
    }),
    answer: list(
      text({
        title: 'Párrafo',
        hint: 'Dos o tres frases. Puede nombrar datos de la clínica, por ejemplo {assessmentPrice}. No prometa resultados.',
        max: 700,
      }),
      { title: 'Respuesta' },
    ),
    more: v.optional(
      group(
        {
          label: line({ title: 'Texto del enlace', max: 60 }),
          link: link({ title: 'Página', hint: 'La que lo dice todo, por ejemplo /precios.' }),
        },
        { title: 'Para leer más', hint: 'Puede quedar vacío.' },
      ),
    ),
  }),
} satisfies Kind;

export const faqPage = {
  title: 'Página de preguntas frecuentes',
  page: '/faq',
  single: true,
  words: labels(page, {
    ...pageTop(),
    menu: menuLabel({ max: 40 }),
    // The page shows the subjects in this order.
    subjects: group(subjects, { title: 'Temas', max: 40 }),
    more: labels(
      page.more,
      { heading: line({ title: 'Título', max: 60 }), text: text({ title: 'Texto', max: 300 }) },
      'Para quien tiene otra duda',
    ),
  }),
} satisfies Kind;
