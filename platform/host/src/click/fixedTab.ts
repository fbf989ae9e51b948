import type { Page } from '#page/page.ts';

import { hrefOf } from './address.ts';
import type { SiteTab } from './tab.ts';

/** A tab that shows one page and goes nowhere, for prerendering. */
export function fixedTab(url: string, page: Page): SiteTab {
  const { pathname, search, hash } = new URL(url, 'https://site.invalid');
  const shown = { page, location: { pathname, search, hash, state: null, key: '' } };
  const goNowhere = () => {};
  return {
    shown: () => shown,
    isLate: () => false,
    read: () => shown.location,
    subscribe: () => goNowhere,
    createHref: hrefOf,
    go: goNowhere,
    back: goNowhere,
    push: goNowhere,
    replace: goNowhere,
  };
}
