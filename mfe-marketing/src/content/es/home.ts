import type { HomeContent } from '#content/types.ts';

import { home } from './home.data.ts';

export const content: HomeContent = {
  ...home,
  carousel: {
    messages: {
      carousel: 'carrusel',
      slide: 'diapositiva',
      slides: 'Diapositivas',
      position: (position, count) => `${position} de ${count}`,
      previous: 'Anterior',
      next: 'Siguiente',
    },
    startLabel: 'Iniciar la rotación',
    stopLabel: 'Detener la rotación',
  },
  hero: {
    ...home.hero,
    label: 'Nuestros servicios',
    metricLabels: { sessions: 'Sesiones', recovery: 'Recuperación', idealFor: 'Ideal para' },
    assessmentLabel: 'Solicitar valoración',
  },
  specialists: {
    ...home.specialists,
    linkLabel: 'Conocer al equipo',
  },
  results: {
    ...home.results,
    carouselLabel: 'Simulaciones de antes y después',
    openLabel: 'comparar antes y después',
    comparison: {
      before: 'Antes',
      after: 'Después',
      slider: 'Comparar antes y después',
      share: (before, after) => `${before} % antes, ${after} % después`,
      sides: 'Mostrar',
      close: 'Cerrar',
    },
  },
  bodyMap: {
    ...home.bodyMap,
    modeLegend: 'Parte del cuerpo',
    modeLabels: { facial: 'Facial', corporal: 'Corporal' },
    linkLabel: 'Descubrir Más',
  },
  testimonials: {
    ...home.testimonials,
    carouselLabel: 'Testimonios de visitantes',
    ratingLabel: (rating) => `${rating} de 5 estrellas`,
  },
};
