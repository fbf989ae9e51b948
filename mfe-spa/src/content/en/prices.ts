import type { PriceListWords } from '@clinic/shared/kit/PriceList';

export const content: PriceListWords = {
  more: 'What it includes, and who does it',
  includes: 'Includes',
  sessions: 'Sessions',
  performedBy: 'Who does it',
  toConfirm: 'Price to be confirmed at the assessment',
};
