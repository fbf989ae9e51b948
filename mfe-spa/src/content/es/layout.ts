import type { Metric, SpaExperience } from '#content/types.ts';

import { categories, page, precautions } from './layout.data.ts';

export const layout = {
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
    } satisfies Record<Metric, string>,
    care: {
      forWhom: 'Para quién',
      notFor: 'Cuándo no conviene',
      performedBy: 'Quién lo realiza',
      sessions: 'Número de sesiones',
      preparation: 'Cómo prepararse',
      aftercare: 'Cuidados después',
      results: 'Cuándo se notan los cambios',
    } satisfies Record<keyof SpaExperience['care'], string>,
    /** Names the registered devices, where a laser is used. */
    devices: 'Equipos láser y su registro',
    /** Names what folds away: who does it, how often, before and after. */
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
      message: (experience: string) => `Hola, quisiera saber más sobre ${experience}.`,
    },
    price: (range: string) => `Precio: ${range}. El suyo se lo damos por escrito en la valoración.`,
    /** Beside the button that asks for it. */
    assessmentCost: 'La valoración cuesta {assessmentPrice}. {assessmentCredit}',
    /** The page that lists the prices of all that the clinic does. */
    allPrices: { link: '/precios' as const, label: 'Todos los precios' },
    playVideo: 'Reproducir el video',
    pauseVideo: 'Pausar el video',
    videoUnsupported: 'Tu navegador no soporta la reproducción de video.',
    chooseExperience: 'Elija una experiencia',
    related: 'Para decidir',
  },
};
