import { localizePath, type Lang, type Languages } from '../contract/lang.ts';
import type { SearchKind } from '../described/knowledge.ts';
import { fill } from '../text/fill.ts';
import type { SearchDocument } from './documents.ts';
import { countResults, type ResultGroup, type SiteSearch } from './siteSearch.ts';

/** What the results say around the documents' own words; they travel as JSON. `{count}`, `{query}` are filled in. */
export type ResultWords = {
  kinds: Readonly<Record<SearchKind, string>>;
  one: string;
  many: string;
  none: string;
  /** Over links to what most visitors look for. */
  likely: string;
};

/**
 * Anything but letters, digits and spaces as a number, so that nothing that a visitor typed can be read as markup,
 * nor as an attribute by the page's rules for what scripts write (`trustedTypes.ts` of the host).
 */
export const escapeText = (text: string): string =>
  text.replaceAll(/[^\p{L}\p{M}\p{N} ]/gu, (sign) => `&#${sign.codePointAt(0)};`);

/** «12 resultados para «botox»». */
export const describeCount = (
  count: number,
  query: string,
  { one, many: other, none }: ResultWords,
  lang: Lang,
): string => fill(count === 0 ? none : { one, other }, { count, query }, lang);

/** The page's language, and those of the site. */
type Spoken = { lang: Lang; languages: Languages };

const linkTo = ({ path, title, titleLang }: SearchDocument, { lang, languages }: Spoken): string => {
  const spoken = titleLang && titleLang !== lang ? ` lang="${titleLang}"` : '';
  return `<a href="${escapeText(localizePath(path, lang, languages))}"${spoken}>${escapeText(title)}</a>`;
};

const renderResult = (document: SearchDocument, spoken: Spoken): string =>
  [
    '<li>',
    document.thumbnail &&
      `<img src="${escapeText(document.thumbnail)}" alt="" width="48" height="60" loading="lazy">`,
    linkTo(document, spoken),
    document.line && `<p>${escapeText(document.line)}</p>`,
    document.price && `<p><strong>${escapeText(document.price)}</strong></p>`,
    '</li>',
  ]
    .filter(Boolean)
    .join('');

const renderLikely = (likely: readonly SearchDocument[], spoken: Spoken, words: ResultWords): string =>
  likely.length === 0
    ? ''
    : `<section><h2>${escapeText(words.likely)}</h2><ul data-chips>${likely
        .map((document) => `<li>${linkTo(document, spoken)}</li>`)
        .join('')}</ul></section>`;

const renderGroup = ({ kind, results }: ResultGroup, spoken: Spoken, { kinds }: ResultWords): string =>
  `<section><h2>${escapeText(kinds[kind] ?? kind)}</h2><ul>${results
    .map((document) => renderResult(document, spoken))
    .join('')}</ul></section>`;

/**
 * The results of a query as HTML: one markup, whether the gateway or the browser makes it.
 * @param query as `cleanQuery` makes it; without one, only what most visitors look for
 */
export function renderResults(search: SiteSearch, query: string, spoken: Spoken, words: ResultWords): string {
  if (query === '') return renderLikely(search.likely, spoken, words);
  const groups = search.find(query);
  const count = describeCount(countResults(groups), query, words, spoken.lang);
  const rest = groups.length > 0 ? groups.map((group) => renderGroup(group, spoken, words)).join('') : '';
  return `<p>${escapeText(count)}</p>${rest || renderLikely(search.likely, spoken, words)}`;
}
