import type { PricesContent } from '#content/types.ts';

import { page } from './prices.data.ts';

export const content: PricesContent = {
  ...page,
  navLabel: 'On this page',
  areas: { clinica: 'Clinical dermatology', estetica: 'Aesthetic dermatology' },
  spa: 'Spa and laser',
  list: {
    more: 'What it includes, and who does it',
    includes: 'Includes',
    sessions: 'Sessions',
    performedBy: 'Who does it',
    toConfirm: 'Price to be confirmed at the assessment',
  },
};
