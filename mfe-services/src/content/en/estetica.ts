import type { ServicesContent } from '#content/types.ts';

import { area } from './estetica.data.ts';

export const content: ServicesContent = {
  ...area,
  words: {
    areasLabel: 'Areas of dermatology',
    areas: { clinica: 'Clinical', estetica: 'Aesthetic' },
    indexLabel: 'On this page',
    price: (range) => `Price: ${range}. You get yours in writing at the assessment.`,
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
    idealFor: 'Who it is for',
    notFor: 'When it is not advised',
    allPrices: 'All prices',
    otherPage: 'Explore Clinical Dermatology',
    technologyNote:
      'Images are illustrative. Each device is used in adults, after a medical assessment and with settings adjusted to the skin type.',
  },
};
