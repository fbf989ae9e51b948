import type { LegalContent } from '#content/types.ts';

import { legal } from './accessibility.data.ts';

export const content: LegalContent = {
  ...legal,
  words: { version: 'Versión', updated: 'Revisada el', contents: 'Contenido' },
};
