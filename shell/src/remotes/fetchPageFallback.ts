import { fetchText } from '#fetching/fetchText.ts';
import { parsePage, stylesOf } from '#fetching/parsePage.ts';

/** Id of the element that holds the page area, in the live page and in the prerendered one. */
const PAGE_AREA_ID = 'contenido';

/** The parts of a prerendered page that are shown while its remote fails. */
export type FallbackPage = {
  /** HTML inside the page area. */
  html: string;
  title: string;
  /** Elements of the head that depend on the page. */
  tags: readonly Element[];
};

const adopted = new Set<string>();

/** Adopts the styles of a page as style sheets: the content security policy allows no further style elements. */
function adoptStyles(page: Document): void {
  for (const style of stylesOf(page)) {
    const id = style.dataset.href ?? '';
    if (adopted.has(id) || document.querySelector(`[data-href="${CSS.escape(id)}"]`)) continue;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style.textContent);
    document.adoptedStyleSheets.push(sheet);
    adopted.add(id);
  }
}

/**
 * Fetches a prerendered page of this site and adopts its styles.
 * @param url path with language, on this origin
 * @returns `not-found` when the server has no such page
 * @throws FetchError when the response is not a page of this site
 */
export function fetchPageFallback(url: string): Promise<FallbackPage | 'not-found'> {
  return fetchText(url, {
    accept: 'text/html',
    isLive: true,
    read: (status, text) => {
      const page = parsePage(text);
      const area = page.getElementById(PAGE_AREA_ID);
      if (!area || (status !== 200 && status !== 404)) throw new Error(`The server answered ${status}.`);
      if (status === 404) return 'not-found';
      adoptStyles(page);
      return {
        html: area.innerHTML,
        title: page.title,
        tags: [...page.head.querySelectorAll('[data-page]')],
      };
    },
  });
}
