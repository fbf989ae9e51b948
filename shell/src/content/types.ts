// The Spanish words say what there is; English must have the same.
import type { words as assessment } from './es/assessment.ts';
import type { words as search } from './es/search.ts';
import type { words as shell } from './es/words.ts';

export type ShellWords = typeof shell;

/** Words of the search over the site; they travel with its own code. */
export type SearchWords = typeof search;

/** Words of the assessment form; they travel with the form's own code. */
export type AssessmentWords = typeof assessment;
