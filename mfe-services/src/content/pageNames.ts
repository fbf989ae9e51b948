import type { Lang } from '@tesela/core/lang';
import type { SitePath } from '@tesela/core/navigation';

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

/** Labels of the kinds of pages that visitors are led on to. */
type KindLabels = Readonly<Record<'doctor' | 'simulation' | 'question' | 'article', string>>;

function kindOf(link: SitePath): keyof KindLabels {
  if (link.startsWith('/equipo')) return 'doctor';
  if (link.startsWith('/#')) return 'simulation';
  return link.startsWith('/faq') ? 'question' : 'article';
}

/** Adds to a link what kind of page it leads to. */
export const withKind = (page: PageLink, labels: KindLabels): PageLink & { kicker: string } => ({
  ...page,
  kicker: labels[kindOf(page.link)],
});
