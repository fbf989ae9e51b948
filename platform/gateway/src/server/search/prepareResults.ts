import type { Lang, Languages } from '@tesela/core/lang';
import { QUERY_NAME } from '@tesela/core/search/query';
import { escapeText, renderResults, type ResultWords } from '@tesela/core/search/renderResults';
import type { SiteSearch } from '@tesela/core/search/siteSearch';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

function* elementsOf(node: DefaultTreeAdapterTypes.Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
}

const attributeOf = ({ attrs }: Element, wanted: string): string | undefined =>
  attrs.find(({ name }) => name === wanted)?.value;

/**
 * Prepares the prerendered page of results.
 * @returns makes it with the results of a query
 * @throws Error when the page has no element for them, because it belongs to another release of the shell
 */
export function prepareResults(
  html: string,
  search: SiteSearch,
  spoken: { lang: Lang; languages: Languages },
): (query: string) => string {
  const elements = [...elementsOf(parse(html, { sourceCodeLocationInfo: true }))];
  const place = elements.find((element) => attributeOf(element, 'id') === 'search-results');
  const start = place?.sourceCodeLocation?.startTag?.endOffset;
  const field = elements.find((element) => attributeOf(element, 'name') === QUERY_NAME);
  const value = field?.sourceCodeLocation?.attrs?.value;
  if (!place || start === undefined || !value) throw new Error('The page has no place for results.');
  const words = JSON.parse(attributeOf(place, 'data-words') ?? '') as ResultWords; // the shell's own
  const parts = [html.slice(0, value.startOffset), html.slice(value.endOffset, start), html.slice(start)];
  return (query) =>
    [
      parts[0],
      `value="${escapeText(query)}"`,
      parts[1],
      renderResults(search, query, spoken, words),
      parts[2],
    ].join('');
}
