import type { LegalContent } from '#content/types.ts';

import { legal } from './privacy.data.ts';

export const content: LegalContent = {
  ...legal,
  words: { version: 'Versión', updated: 'Vigente desde el', contents: 'Contenido' },
};
