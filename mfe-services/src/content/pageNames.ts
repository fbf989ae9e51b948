import type { Lang } from '@clinic/shared/lang';
import type { SitePath } from '@clinic/shared/navigation';

import { source } from './schema.ts';

/** A page of another team, by the name that it has here. */
export type PageLink = { link: SitePath; label: string };

/** Finds the name of a page of another team. */
export function pageNames(lang: Lang): (link: SitePath) => PageLink {
  const names = new Map(
    source.single('pages/problems', lang).elsewhere.map((page) => [page.link, page.label]),
  );
  return (link) => {
    const label = names.get(link);
    if (label === undefined)
      throw new Error(`${link} is named and has no name in content/*/pages/problems.json.`);
    return { link, label };
  };
}
