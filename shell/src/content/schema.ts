import { languages } from '@clinic/shared/languages';
import { defineContent } from '@tesela/content';
import { labelFile } from '@tesela/content/labels';

import search from '../../content/es/search.json' with { type: 'json' };
import words from '../../content/es/words.json' with { type: 'json' };
import { assessment } from './schema/assessment.ts';

/** Everything that the shell says. */
export const source = defineContent(import.meta.url, languages, {
  words: labelFile(words),
  search: labelFile(search),
  assessment,
});
