import type { ServicesContent } from '#content/types.ts';

import { area } from './clinica.data.ts';

export const content: ServicesContent = {
  ...area,
  words: {
    areasLabel: 'Áreas de dermatología',
    areas: { clinica: 'Clínica', estetica: 'Estética' },
    indexLabel: 'En esta página',
    price: (range) => `Precio: ${range}. El suyo se lo confirmamos antes de la cita.`,
    problems: 'Por problema',
    learnMore: 'Saber más',
    learnMoreHint:
      '«Saber más» abre la solicitud de valoración: la clínica le responde, y aún no se compromete a nada.',
    whatsapp: {
      label: 'Preguntar por WhatsApp',
      message: (service) => `Hola, quisiera saber más sobre ${service}.`,
    },
    expectHeading: 'Qué puede esperar',
    duration: 'Duración',
    sessions: 'Sesiones',
    careHeading: 'Preparación y cuidados',
    preparation: 'Cómo prepararse',
    recovery: 'Recuperación',
    aftercare: 'Cuidados después',
    idealFor: 'Indicado para',
    notFor: 'Cuándo no conviene',
    allPrices: 'Todos los precios',
    otherPage: 'Conozca Dermatología Estética',
    technologyNote:
      'Imágenes ilustrativas. El dermatólogo define en consulta si una tecnología es adecuada para usted y con qué ajustes.',
  },
};
