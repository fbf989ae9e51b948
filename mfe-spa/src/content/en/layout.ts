import type { SpaLayoutContent } from '#content/types.ts';

import { precautions } from './precautions.ts';

export const layout: SpaLayoutContent = {
  kicker: 'Dermatological Spa',
  heading: 'Spa rituals, guided by dermatology',
  lead: 'Four paths for face, hair and body, designed by dermatologists, for adults aged 18 and over. Choose an experience, follow its steps and request an assessment: that is how we confirm it is right for you.',
  navLabel: 'Spa sections',
  categories: [
    { id: 'facial', label: 'Facial', tagline: 'Light, tone and hydration', image: 'categories/spa-facial' },
    { id: 'capilar', label: 'Hair', tagline: 'A scalp in balance', image: 'categories/spa-capilar' },
    {
      id: 'corporal',
      label: 'Body',
      tagline: 'Contour, firmness and rest',
      image: 'categories/spa-corporal',
    },
    {
      id: 'laser',
      label: 'Laser',
      tagline: 'Precise light, medically supervised',
      image: 'categories/spa-laser',
    },
  ],
  precautions,
  words: {
    care: {
      forWhom: 'Who it is for',
      notFor: 'When it is not advised',
      performedBy: 'Who performs it',
      sessions: 'Number of sessions',
      preparation: 'How to prepare',
      aftercare: 'Aftercare',
      results: 'When you may notice changes',
    },
    devices: 'Laser devices and their registration',
    practice: 'Sessions, preparation and aftercare',
    review: 'Before the first session, a professional goes through this list and your medicines with you.',
    illustrative: 'Illustrative image',
    includes: 'Includes',
    touchHint: 'Tap to discover more',
    technology: 'Featured technology',
    steps: 'The experience, step by step',
    addOns: 'Enhance your ritual',
    requestAssessment: 'Request a quick assessment',
    whatsapp: {
      label: 'Ask on WhatsApp',
      message: (experience) => `Hello, I would like to know more about ${experience}.`,
    },
    price: (range) => `Price: ${range}. You get yours in writing at the assessment.`,
    assessmentCost: 'The assessment costs {assessmentPrice} (Colombian pesos). {assessmentCredit}',
    playVideo: 'Play the video',
    pauseVideo: 'Pause the video',
    videoUnsupported: 'Your browser does not support video playback.',
    chooseExperience: 'Choose an experience',
    related: 'To help you decide',
  },
};
