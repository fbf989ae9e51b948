import { area } from './estetica.data.ts';

export const content = {
  ...area,
  words: {
    areasLabel: 'Áreas de dermatología',
    areas: { clinica: 'Clínica', estetica: 'Estética' },
    indexLabel: 'En esta página',
    price: (range: string) => `Precio: ${range}. El suyo se lo damos por escrito en la valoración.`,
    problems: 'Por problema',
    learnMore: 'Saber más',
    /** Says what the button does, which its words do not. */
    learnMoreHint:
      '«Saber más» abre la solicitud de valoración: la clínica le responde, y aún no se compromete a nada.',
    whatsapp: {
      label: 'Preguntar por WhatsApp',
      message: (service: string) => `Hola, quisiera saber más sobre ${service}.`,
    },
    expectHeading: 'Qué puede esperar',
    duration: 'Duración',
    sessions: 'Sesiones',
    careHeading: 'Preparación y cuidados',
    preparation: 'Cómo prepararse',
    recovery: 'Recuperación',
    aftercare: 'Cuidados después',
    idealFor: 'Para quién',
    notFor: 'Cuándo no conviene',
    allPrices: 'Todos los precios',
    otherPage: 'Conozca Dermatología Clínica',
    technologyNote:
      'Imágenes ilustrativas. Cada equipo se usa en adultos, tras valoración médica y con parámetros ajustados al tipo de piel.',
  },
};
