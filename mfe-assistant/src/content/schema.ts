import { languages } from '@clinic/shared/languages';
import { defineContent } from '@tesela/content';
import { group, line, link, list } from '@tesela/content/fields';
import { labels } from '@tesela/content/labels';

import words from '../../content/es/slots/assistant.json' with { type: 'json' };

const pages = list(
  group(
    { link: link({ title: 'Página' }), name: line({ title: 'Cómo se llama', max: 60 }) },
    { title: 'Página' },
  ),
  { title: 'Páginas', hint: 'Cómo llama una respuesta a las páginas que nombra.' },
);

const sets = list(
  group(
    {
      under: link({ title: 'En las páginas de' }),
      items: list(line({ title: 'Pregunta', max: 80 }), { title: 'Preguntas', min: 3, max: 3 }),
    },
    { title: 'Parte del sitio' },
  ),
  { title: 'Partes del sitio', hint: 'La primera vale donde no hay otra.' },
);

const chat = labels(
  words.chat,
  {
    privacy: labels(words.chat.privacy, { to: link({ title: 'Página' }) }, 'Privacidad'),
    reply: labels(words.chat.reply, { pages }, 'Respuestas'),
    questions: labels(words.chat.questions, { sets }, 'Preguntas para empezar'),
  },
  'Asistente',
);

/** The content of this micro-frontend. */
export const source = defineContent(import.meta.url, languages, {
  'slots/assistant': {
    title: 'Asistente',
    page: '/',
    single: true,
    words: labels(words, { chat }),
  },
});
