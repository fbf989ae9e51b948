import type { PerLang } from '@clinic/shared/lang';

import said from './manners.json' with { type: 'json' };

/** What no page answers, as visitors say it: mostly what is said to the machine itself. */
export const manners = said satisfies Record<string, PerLang<readonly string[]>>;

export type Manner = keyof typeof manners;
