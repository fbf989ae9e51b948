import { defineContent } from '@clinic/content';

import { assessment } from './schema/assessment.ts';
import { search } from './schema/search.ts';
import { words } from './schema/words.ts';

/** Everything that the shell says. */
export const source = defineContent(import.meta.url, { words, search, assessment });
