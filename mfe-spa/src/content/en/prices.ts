import type { PriceListWords } from '@clinic/shared/ui/PriceList';

export const content: PriceListWords = {
  includes: 'Includes',
  sessions: 'Sessions',
  performedBy: 'Who does it',
  toConfirm: 'Price to be confirmed at the assessment',
};
