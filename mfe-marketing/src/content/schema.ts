import { defineContent } from '@clinic/shared/content';
import path from 'node:path';

import { faqEntry, faqPage } from './schema/faq.ts';

/** Everything that this team's pages say and the clinic may change. */
export const source = defineContent(path.resolve(import.meta.dirname, '../..'), {
  faq: faqEntry,
  'pages/faq': faqPage,
});
