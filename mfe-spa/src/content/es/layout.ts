import type { SpaLayoutContent } from '#content/types.ts';

import { precautions } from './precautions.ts';

export const layout: SpaLayoutContent = {
  kicker: 'Spa Dermatológico',
  heading: 'Rituales de spa con criterio médico',
  lead: 'Cuatro rutas para el rostro, el cabello y el cuerpo, diseñadas por dermatólogos y realizadas sin prisa, para mayores de 18 años. Elija una experiencia, recorra sus pasos y solicite una valoración: así confirmamos que es adecuada para usted.',
  navLabel: 'Secciones del spa',
  categories: [
    { id: 'facial', label: 'Facial', tagline: 'Luz, tono e hidratación', image: 'categories/spa-facial' },
    {
      id: 'capilar',
      label: 'Capilar',
      tagline: 'Un cuero cabelludo en equilibrio',
      image: 'categories/spa-capilar',
    },
    {
      id: 'corporal',
      label: 'Corporal',
      tagline: 'Contorno, firmeza y descanso',
      image: 'categories/spa-corporal',
    },
    {
      id: 'laser',
      label: 'Láser',
      tagline: 'Luz precisa, con supervisión médica',
      image: 'categories/spa-laser',
    },
  ],
  precautions,
  words: {
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
    playVideo: 'Reproducir el video',
    pauseVideo: 'Pausar el video',
    videoUnsupported: 'Tu navegador no soporta la reproducción de video.',
    chooseExperience: 'Elija una experiencia',
    related: 'Para decidir',
  },
};
