import type { LegalContent } from '#content/types.ts';

import { legal } from './privacy.data.ts';

export const content: LegalContent = {
  ...legal,
  words: { version: 'Version', updated: 'Effective since', contents: 'Contents' },
};
