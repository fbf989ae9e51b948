import type { SpaLayoutContent } from '#content/types.ts';

import { categories, page, precautions } from './layout.data.ts';

export const layout: SpaLayoutContent = {
  ...page,
  navLabel: 'Secciones del spa',
  categories,
  precautions,
  words: {
    metrics: {
      duration: 'Duración',
      frequency: 'Frecuencia',
      followUp: 'Seguimiento',
      paceAtHome: 'Ritmo en casa',
      recovery: 'Recuperación',
    },
    care: {
      forWhom: 'Para quién',
      notFor: 'Cuándo no conviene',
      performedBy: 'Quién lo realiza',
      sessions: 'Número de sesiones',
      preparation: 'Cómo prepararse',
      aftercare: 'Cuidados después',
      results: 'Cuándo se notan los cambios',
    },
    devices: 'Equipos láser y su registro',
    practice: 'Sesiones, preparación y cuidados',
    review: 'Antes de la primera sesión, un profesional revisa con usted esta lista y sus medicamentos.',
    illustrative: 'Imagen ilustrativa',
    includes: 'Incluye',
    touchHint: 'Toque para descubrir más',
    technology: 'Tecnología protagonista',
    steps: 'Ruta de la experiencia',
    addOns: 'Potencia tu ritual',
    requestAssessment: 'Solicitar valoración rápida',
    whatsapp: {
      label: 'Preguntar por WhatsApp',
      message: (experience) => `Hola, quisiera saber más sobre ${experience}.`,
    },
    price: (range) => `Precio: ${range}. El suyo se lo damos por escrito en la valoración.`,
    assessmentCost: 'La valoración cuesta {assessmentPrice}. {assessmentCredit}',
    allPrices: { link: '/precios', label: 'Todos los precios' },
    playVideo: 'Reproducir el video',
    pauseVideo: 'Pausar el video',
    videoUnsupported: 'Tu navegador no soporta la reproducción de video.',
    chooseExperience: 'Elija una experiencia',
    related: 'Para decidir',
  },
};
