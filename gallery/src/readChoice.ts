import { scenarioNames, type ScenarioName } from '@clinic/mocks/scenarios';
import type { Lang } from '@clinic/shared/lang';

/** Widths that design reviews look at, in CSS px; `page` is as wide as the window. */
export const widths = ['page', '390', '768', '1440'] as const;

/** What the controls chose. It is in the URL, so that a review can be sent as a link. */
export type Choice = {
  lang: Lang;
  width: (typeof widths)[number];
  /** Folder of the package to show, or `kit`; the first when it is not known. */
  group: string;
  /** A piece to show alone; all of the package when it is not known. */
  only: string;
  /** A page of the site and a state of it. */
  piece: string;
  state: string;
  /** How the mocked APIs answer. */
  mock: ScenarioName;
};

/** @param search query of the page */
export function readChoice(search: string): Choice {
  const query = new URLSearchParams(search);
  return {
    lang: query.get('lang') === 'en' ? 'en' : 'es',
    width: widths.find((width) => width === query.get('width')) ?? 'page',
    group: query.get('group') ?? '',
    only: query.get('only') ?? '',
    piece: query.get('piece') ?? '',
    state: query.get('state') ?? '',
    mock: scenarioNames.find((name) => name === query.get('mock')) ?? 'success',
  };
}

/** Address of a piece, or of one state of it, and nothing else. */
export function bareUrl(
  { lang, mock }: Pick<Choice, 'lang' | 'mock'>,
  piece: string,
  state?: string,
): string {
  return `?${new URLSearchParams({ bare: piece, ...(state !== undefined && { of: state }), lang, mock })}`;
}
