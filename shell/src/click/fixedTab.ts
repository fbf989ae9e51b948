import type { Page } from '#page/page.ts';

import { hrefOf, pop } from './address.ts';
import type { Tab } from './tab.ts';

/** A tab that shows one page and goes nowhere, for prerendering. */
export function fixedTab(url: string, page: Page): Tab {
  const { pathname, search, hash } = new URL(url, 'https://site.invalid');
  const location = { pathname, search, hash, state: null, key: 'default' };
  const shown = { page, location, navigationType: pop };
  return {
    shown: () => shown,
    isLate: () => false,
    read: () => location,
    subscribe: () => () => {},
    connect: () => {},
    follow: () => {},
    createHref: hrefOf,
    go: () => {},
    back: () => {},
    push: () => {},
    replace: () => {},
  };
}
