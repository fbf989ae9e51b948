import type { QuickViewWords } from '#content/types.ts';

export const quickView: QuickViewWords = {
  close: 'Close the quick view',
  loading: 'Loading the details of the product',
  failed: 'We could not fetch the other details just now. You will find them on the product’s page.',
  fullPage: 'See the full page',
  keepShopping: 'Keep shopping',
};
