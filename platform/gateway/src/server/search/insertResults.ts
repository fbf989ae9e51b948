import type { Lang } from '@clinic/shared/lang';
import { QUERY_NAME } from '@clinic/shared/search/query';
import { escapeText, renderResults, type ResultWords } from '@clinic/shared/search/renderResults';
import type { SiteSearch } from '@clinic/shared/search/siteSearch';

/** The empty element for the results, with the texts around them in `data-words`. */
const place = /(<div id="search-results"[^>]* data-words="([^"]*)"[^>]*>)(<\/div>)/;

const field = new RegExp(`<input\\b[^>]* name="${QUERY_NAME}"[^>]*>`);

const signs: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" };

/** Decodes an attribute that React has escaped. */
const unescape = (text: string): string =>
  text.replaceAll(/&(quot|amp|lt|gt|#x27);/g, (_, name) => signs[name] ?? '');

/**
 * Inserts the results of a query into the prerendered page.
 * @throws Error when the page has no element for them, because it belongs to another release of the shell
 */
export function insertResults(html: string, search: SiteSearch, query: string, lang: Lang): string {
  const [, , words] = place.exec(html) ?? [];
  if (words === undefined) throw new Error('The page has no place for results.');
  const results = renderResults(search, query, lang, JSON.parse(unescape(words)) as ResultWords); // the shell's own
  return html
    .replace(place, (_, open: string, _words: string, close: string) => open + results + close)
    .replace(field, (input) => input.replace(' value=""', () => ` value="${escapeText(query)}"`));
}
