import type { SpaLayoutContent } from '#content/pageTypes.ts';

import { categories, page, precautions } from './layout.data.ts';

export const layout: SpaLayoutContent = {
  ...page,
  navLabel: 'Spa sections',
  categories,
  precautions,
  words: {
    metrics: {
      duration: 'Duration',
      frequency: 'Frequency',
      followUp: 'Follow-up',
      paceAtHome: 'Pace at home',
      recovery: 'Recovery',
    },
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
    allPrices: { link: '/precios', label: 'All prices' },
    playVideo: 'Play the video',
    pauseVideo: 'Pause the video',
    videoUnsupported: 'Your browser does not support video playback.',
    chooseExperience: 'Choose an experience',
    related: 'To help you decide',
  },
};
