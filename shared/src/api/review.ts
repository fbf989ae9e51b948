import { formatDay } from '@tesela/core/day';

import { localizePath, type Lang, type SitePath } from './languages.ts';

/** What a page that speaks of health has in its facts. */
type Reviewed = {
  review: { name: string; profile: SitePath; on: string; next: string };
  sources: readonly { text: string; url?: string | undefined }[];
};

/** Who reviewed a page and what it rests on, in the words of one language. */
export const reviewOf = ({ review, sources }: Reviewed, lang: Lang) => ({
  ...review,
  sources,
  ...(lang === 'es'
    ? {
        says: `Revisado el ${formatDay(review.on, lang)} por`,
        nextSays: `Próxima revisión: ${formatDay(review.next, lang)}.`,
        heading: 'Fuentes',
      }
    : {
        says: `Reviewed on ${formatDay(review.on, lang)} by`,
        nextSays: `Next review: ${formatDay(review.next, lang)}.`,
        heading: 'Sources',
      }),
});

export type Review = ReturnType<typeof reviewOf>;

/** The same for search engines, as properties of a page. */
export const reviewJsonLd = ({ name, profile, on }: Review, lang: Lang): object => ({
  lastReviewed: on,
  reviewedBy: { '@type': 'Person', '@id': `${profile}#person`, name, url: localizePath(profile, lang) },
});

/** What a text rests on, for search engines. */
export const citationsOf = ({ sources }: Review): object[] =>
  sources.map(({ text, url }) => ({ '@type': 'CreativeWork', name: text, ...(url && { url }) }));
