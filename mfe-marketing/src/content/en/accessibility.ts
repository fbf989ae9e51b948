import type { LegalContent } from '#content/types.ts';

import { legal } from './accessibility.data.ts';

export const content: LegalContent = {
  ...legal,
  words: { version: 'Version', updated: 'Reviewed on', contents: 'Contents' },
};
