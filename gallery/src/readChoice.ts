import type { Lang } from '@clinic/shared/lang';

/** Widths that design reviews look at, in CSS px; `page` is as wide as the window. */
export const widths = ['page', '390', '768', '1440'] as const;

/** What the controls chose. It is in the URL, so that a review can be sent as a link. */
export type Choice = {
  lang: Lang;
  width: (typeof widths)[number];
  /** A component to show alone; all when it is not known. */
  only: string;
  /** A page of the site and a state of it. */
  piece: string;
  state: string;
};

/** @param search query of the page */
export function readChoice(search: string): Choice {
  const query = new URLSearchParams(search);
  return {
    lang: query.get('lang') === 'en' ? 'en' : 'es',
    width: widths.find((width) => width === query.get('width')) ?? 'page',
    only: query.get('only') ?? '',
    piece: query.get('piece') ?? '',
    state: query.get('state') ?? '',
  };
}
