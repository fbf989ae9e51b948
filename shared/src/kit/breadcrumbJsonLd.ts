import type { SitePath } from '@tesela/core/navigation';

import { localizePath, type Lang } from '../api/languages.ts';

export type BreadcrumbStep = { name: string; path: SitePath };

/** The way to a page as schema.org's `BreadcrumbList`; the page itself comes last. */
export function breadcrumbJsonLd(steps: readonly BreadcrumbStep[], lang: Lang): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: localizePath(path, lang),
    })),
  };
}
