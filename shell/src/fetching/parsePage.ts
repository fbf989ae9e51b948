/** A page as compose made it: nothing of it runs in the document that it is read into. */
const policy = globalThis.trustedTypes?.createPolicy('pages', { createHTML: (html) => html });

/**
 * Reads a page of this site. Its styles are read as inert text: the policy of this document, which knows the hashes
 * of its own styles only, would hold for theirs too.
 */
export function parsePage(html: string): Document {
  const inert = html
    .replaceAll('<style data-href', '<script type="text/css" data-href')
    .replaceAll('</style>', '</script>');
  return new DOMParser().parseFromString(policy?.createHTML(inert) ?? inert, 'text/html');
}

/** Styles of a page that `parsePage` has read: compose writes them into the head. */
export const stylesOf = (page: Document): NodeListOf<HTMLScriptElement> =>
  page.head.querySelectorAll('script[type="text/css"]');
