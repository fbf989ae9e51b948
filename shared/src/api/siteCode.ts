// What `settings/site.json` names as its code: compose and the editor find here what this site adds to any site.
import type { SiteCode } from '@tesela/core/siteCode';

import { clockOf } from './hours/clock.ts';
import { searchKinds } from './search/searchKinds.ts';
import { SEARCH_PATH } from './search/searchPath.ts';

export { onPages, siteOn } from './hours/calendar.ts';
export { siteSchema as schema } from './settings.ts';
export { fillFacts as fill } from './siteFacts.ts';

export const dayAt: SiteCode['dayAt'] = (now) => clockOf(now).date;

export const assistant: SiteCode['assistant'] = true;

export const search: SiteCode['search'] = { path: SEARCH_PATH, kinds: searchKinds };
