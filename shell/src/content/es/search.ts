import type { ResultWords } from '@clinic/shared/search/renderResults';

export const words = {
  meta: {
    title: 'Buscar',
    description:
      'Busque tratamientos, rituales, productos, artículos, preguntas y especialistas de la clínica.',
  },
  heading: 'Buscar en el sitio',
  label: '¿Qué busca?',
  example: 'Manchas, bótox, protector solar…',
  submit: 'Buscar',
  close: 'Cerrar la búsqueda',
  suggestions: 'Sugerencias',
  all: (count: number) => (count === 1 ? 'Ver el resultado en su página' : `Ver los ${count} resultados`),
  loading: 'Preparando la búsqueda…',
  results: {
    kinds: {
      condition: 'Lo que le preocupa',
      treatment: 'Tratamientos',
      experience: 'Rituales y láser',
      product: 'Productos',
      person: 'Especialistas',
      article: 'Artículos',
      question: 'Preguntas frecuentes',
      page: 'Páginas',
    },
    one: '1 resultado para «{query}»',
    many: '{count} resultados para «{query}»',
    none: 'No encontramos nada para «{query}». Pruebe con otra palabra o elija un tema.',
    likely: 'Lo más consultado',
  } satisfies ResultWords,
  help: {
    heading: '¿No lo encuentra?',
    text: 'Escríbanos y le decimos dónde está, o si lo hacemos.',
    assistant: 'También puede preguntarle al asistente, con el botón del chat.',
    whatsapp: {
      label: 'Preguntar por WhatsApp',
      message: 'Hola, busco información que no encontré en el sitio.',
    },
  },
  /** Where the server cannot search and the browser does not run scripts. */
  noScript: 'Escriba lo que busca y pulse «Buscar». Si no aparecen resultados, escríbanos o llámenos.',
};
