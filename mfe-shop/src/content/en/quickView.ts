import type { QuickViewWords } from '#content/types.ts';

export const quickView: QuickViewWords = {
  close: 'Close the quick view',
  loading: 'Loading the product details',
  failed: 'We could not load the other details just now. You will find them on the product page.',
  fullPage: 'View the full page',
  keepShopping: 'Keep shopping',
};
