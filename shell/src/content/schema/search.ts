import { group, line, plural, text } from '@clinic/content/fields';
import type { Kind } from '@clinic/content/kind';
import { metaFields, whatsappMessage } from '@clinic/content/pageFields';

const count = (title: string, ...names: string[]) => text({ title, max: 160, names: ['query', ...names] });

const results = group(
  {
    kinds: group(
      {
        condition: 'Problemas',
        treatment: 'Tratamientos',
        experience: 'Rituales y láser',
        product: 'Productos',
        person: 'Especialistas',
        article: 'Artículos',
        question: 'Preguntas',
        page: 'Páginas',
      },
      { title: 'Grupos' },
    ),
    one: count('Un resultado'),
    many: count('Varios resultados', 'count'),
    none: count('Ninguno'),
    likely: line({ title: 'Sobre lo más consultado', max: 60 }),
  },
  { title: 'Resultados' },
);

export const search = {
  title: 'Búsqueda',
  page: '/buscar',
  single: true,
  words: group(
    {
      meta: metaFields(),
      heading: 'Título',
      label: 'Pregunta',
      example: 'Ejemplo en el campo',
      submit: 'Botón',
      close: 'Cerrar',
      suggestions: 'Nombre de la lista',
      loading: 'Mientras llega',
      all: plural({ title: 'Enlace a todos los resultados', max: 60, names: ['count'] }),
      results,
      help: group(
        {
          heading: line({ title: 'Título', max: 60 }),
          text: text({ title: 'Qué hacer', max: 160 }),
          assistant: text({ title: 'Y el asistente', max: 160 }),
          whatsapp: whatsappMessage(),
        },
        { title: 'Si no lo encuentra' },
      ),
      noScript: text({ title: 'Sin JavaScript', max: 200 }),
    },
    { title: 'Rótulos' },
  ),
} satisfies Kind;
