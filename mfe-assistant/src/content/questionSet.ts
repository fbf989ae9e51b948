import type { SitePath } from '@clinic/shared/navigation';

/** Questions to start with, for the pages under a path. */
export type QuestionSet = { under: SitePath; items: readonly [string, string, string] };
