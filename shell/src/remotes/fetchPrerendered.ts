/** Id of the element that holds the page area, in the live page and in the prerendered one. */
export const PAGE_AREA_ID = 'contenido';

/** Adds the stylesheets that a page links and this document has not. */
function adoptStylesheets(page: Document): void {
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const href = link.getAttribute('href') ?? '';
    if (!document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`)) {
      document.head.append(link.cloneNode());
    }
  }
}

/**
 * Fetches the prerendered HTML of a page's own area.
 * @param url path with language, on this origin
 * @returns HTML of the area's inside
 * @throws Error when the server does not answer with a page of this site
 */
export async function fetchPrerendered(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal, headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const area = page.getElementById(PAGE_AREA_ID);
  if (!area) throw new Error(`${url} is not a page of this site.`);
  adoptStylesheets(page);
  return area.innerHTML;
}
