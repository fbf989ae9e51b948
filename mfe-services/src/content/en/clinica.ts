import type { ServicesContent } from '#content/types.ts';

import { area } from './clinica.data.ts';

export const content: ServicesContent = {
  ...area,
  words: {
    areasLabel: 'Areas of dermatology',
    areas: { clinica: 'Clinical', estetica: 'Aesthetic' },
    indexLabel: 'On this page',
    price: (range) => `Price: ${range}. We confirm yours before the appointment.`,
    problems: 'Conditions',
    learnMore: 'Learn more',
    learnMoreHint:
      '“Learn more” opens the assessment request: the clinic answers you, and you commit to nothing yet.',
    whatsapp: {
      label: 'Ask on WhatsApp',
      message: (service) => `Hello, I would like to know more about ${service}.`,
    },
    expectHeading: 'What to expect',
    duration: 'Duration',
    sessions: 'Sessions',
    careHeading: 'Preparation and aftercare',
    preparation: 'How to prepare',
    recovery: 'Recovery',
    aftercare: 'Aftercare',
    idealFor: 'Suited to',
    notFor: 'When it is not advised',
    allPrices: 'All prices',
    otherPage: 'Explore Aesthetic Dermatology',
    technologyNote:
      'Images are illustrative. Your dermatologist decides during the consultation whether a technology is right for you, and at which settings.',
  },
};
