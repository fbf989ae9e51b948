import { readSearch } from '#content/readSearch.ts';

export const { people, posts, questions } = readSearch('es');

/** The end of every page. */
export const contact = {
  title: 'Contacto, dirección y horario',
  line: 'Dónde estamos, a qué horas atendemos y cómo llamarnos o escribirnos.',
};
