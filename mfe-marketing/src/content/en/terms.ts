import type { LegalContent } from '#content/types.ts';

import { legal } from './terms.data.ts';

export const content: LegalContent = {
  ...legal,
  words: { version: 'Version', updated: 'Effective since', contents: 'Contents' },
};
