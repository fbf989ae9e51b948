import { fetchWhole } from '#fetching/fetchWhole.ts';
import { parsePage, stylesOf } from '#fetching/parsePage.ts';

/** Id of the element that holds the page area, in the live page and in the prerendered one. */
const PAGE_AREA_ID = 'contenido';

/** A page as the server has it. */
export type Prerendered = {
  /** Inside of the page's area. */
  html: string;
  title: string;
  /** Tags of the head that depend on the page. */
  tags: readonly Element[];
};

const adopted = new Set<string>();

/** Adds the styles that stand in a page and not in this document, whose policy allows no further style elements. */
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
 * Fetches a page of this site as compose made it, and adds its styles to this document.
 * @param url path with language, on this origin
 * @returns `not-found` when the server has no such page
 * @throws NotFetched when the server does not answer with a page of this site
 */
export function fetchPrerendered(url: string): Promise<Prerendered | 'not-found'> {
  return fetchWhole(url, {
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
