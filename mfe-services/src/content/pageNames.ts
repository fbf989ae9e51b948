import type { Lang } from '@clinic/shared/lang';
import type { SitePath } from '@clinic/shared/navigation';

import { source } from './schema.ts';

/** A page of another team, with the label that this team gives it. */
export type PageLink = { link: SitePath; label: string };

/** @returns a function that finds the label of a page of another team, and throws an Error if there is none */
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
