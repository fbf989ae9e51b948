import { defineContent } from '@clinic/content';
import { questions } from '@clinic/content/questions';
import path from 'node:path';

import { experience } from './schema/experience.ts';
import { precaution, section, spaPage } from './schema/section.ts';

/** Everything that this team's pages say and the clinic may change. */
export const source = defineContent(path.resolve(import.meta.dirname, '../..'), {
  experiences: experience,
  sections: section,
  precautions: precaution,
  questions,
  'pages/spa': spaPage,
});
