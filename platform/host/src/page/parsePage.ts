import { attempt } from '#errors/attempt.ts';

/** Allows any markup, because nothing in a document from `DOMParser` runs. */
const policy = attempt(() => globalThis.trustedTypes?.createPolicy('pages', { createHTML: (html) => html }));

/**
 * Parses a page of this site. Its styles are parsed as scripts of another type, because the content security policy of
 * this document allows only its own styles.
 */
export function parsePage(html: string): Document {
  const inert = html
    .replaceAll('<style data-href', '<script type="text/css" data-href')
    .replaceAll('</style>', '</script>');
  const page = new DOMParser().parseFromString(policy?.createHTML(inert) ?? inert, 'text/html');
  // A parser without scripts makes elements of it, a browser with scripts keeps its text.
  for (const note of page.querySelectorAll('noscript')) note.textContent = note.innerHTML;
  return page;
}

/** The styles in the head of a page that `parsePage` has parsed. */
export const stylesOf = (page: Document): NodeListOf<HTMLScriptElement> =>
  page.head.querySelectorAll('script[type="text/css"]');
