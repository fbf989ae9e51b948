import { defineContent } from '@clinic/content';
import { group, line, link, list, plural, text } from '@clinic/content/fields';
import * as v from 'valibot';

const message = (title: string) => text({ title, max: 160 });
const inNewTab = 'Diga que se abre en otra pestaña.';

const social = group(
  {
    label: line({ title: 'Nombre de la lista', max: 60 }),
    toggle: group(
      { short: 'Lo que se lee', name: 'Nombre completo, que empieza igual' },
      { title: 'Botón en el teléfono' },
    ),
    networks: group(
      { instagram: 'Instagram', facebook: 'Facebook', tiktok: 'TikTok', youtube: 'YouTube' },
      { title: 'Redes', hint: inNewTab },
    ),
    whatsapp: group(
      { label: line({ title: 'Enlace', hint: inNewTab, max: 80 }), message: message('Mensaje') },
      { title: 'WhatsApp' },
    ),
  },
  { title: 'Redes sociales' },
);

const log = group(
  {
    label: 'Nombre de la conversación',
    visitor: 'Antes de lo que escribe el visitante',
    assistant: 'Antes de lo que responde el asistente',
    typing: 'Mientras responde',
    slow: 'Cuando tarda',
    greeting: 'Saludo',
  },
  { title: 'Conversación', max: 120 },
);

const pages = list(
  group(
    { link: link({ title: 'Página' }), name: line({ title: 'Cómo se llama', max: 60 }) },
    { title: 'Página' },
  ),
  { title: 'Páginas', hint: 'Cómo llama una respuesta a las páginas que nombra.' },
);

const questions = group(
  {
    label: line({ title: 'Nombre de la lista', max: 60 }),
    sets: list(
      group(
        {
          under: link({ title: 'En las páginas de' }),
          items: list(line({ title: 'Pregunta', max: 80 }), { title: 'Preguntas', min: 3, max: 3 }),
        },
        { title: 'Parte del sitio' },
      ),
      { title: 'Partes del sitio', hint: 'La primera vale donde no hay otra.' },
    ),
  },
  { title: 'Preguntas para empezar' },
);

const input = group(
  {
    label: 'Nombre del campo',
    placeholder: 'Ejemplo',
    send: 'Enviar',
    left: plural({ title: 'Caracteres que quedan', max: 80, names: ['count'] }),
    excess: plural({ title: 'Caracteres que sobran', max: 80, names: ['count'] }),
    nearLimit: line({ title: 'Al acercarse al límite', hint: 'Se dice en voz alta una sola vez.', max: 80 }),
  },
  { title: 'Escribir' },
);

const chat = group(
  {
    open: 'Botón que lo abre',
    close: 'Botón que lo cierra',
    news: 'Llegó una respuesta con la ventana cerrada',
    heading: 'Título',
    notice: 'Que responde una máquina',
    emergency: group(
      { before: 'Antes del número', number: 'Número', after: 'Después del número' },
      { title: 'Urgencias' },
    ),
    privacy: group(
      {
        text: text({ title: 'Qué no escribir', max: 160 }),
        link: line({ title: 'Enlace', max: 40 }),
        to: link({ title: 'Página' }),
      },
      { title: 'Privacidad' },
    ),
    log,
    reply: group(
      { newTab: line({ title: 'Después de un enlace que sale del sitio', max: 40 }), pages },
      { title: 'Respuestas' },
    ),
    questions,
    cards: group({ label: 'Nombre de la lista', read: 'Enlace' }, { title: 'Otras respuestas' }),
    suggestions: group(
      { write: 'Escribir a la clínica', assessment: 'Pedir la valoración' },
      { title: 'Bajo una respuesta' },
    ),
    input,
    failure: group(
      {
        text: line({ title: 'Qué pasó', max: 120 }),
        retry: line({ title: 'Reintentar', max: 40 }),
        wait: plural({ title: 'Segundos que faltan para reintentar', max: 80, names: ['count'] }),
      },
      { title: 'Cuando no responde' },
    ),
    person: group(
      { label: line({ title: 'Enlace', max: 60 }), message: message('Mensaje') },
      { title: 'Hablar con una persona' },
    ),
  },
  { title: 'Asistente' },
);

/** The content of this micro-frontend. */
export const source = defineContent(import.meta.url, {
  'slots/assistant': {
    title: 'Asistente y redes',
    page: '/',
    single: true,
    words: v.strictObject({ social, chat }),
  },
});
