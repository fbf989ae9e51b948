/**
 * Reads a page of this site. Its styles are read as inert text: the policy of this document, which knows the hashes
 * of its own styles only, would hold for theirs too.
 */
export const parsePage = (html: string): Document =>
  new DOMParser().parseFromString(
    html
      .replaceAll('<style data-href', '<script type="text/css" data-href')
      .replaceAll('</style>', '</script>'),
    'text/html',
  );

/** Styles of a page that `parsePage` has read. */
export const stylesOf = (page: Document): NodeListOf<HTMLScriptElement> =>
  page.querySelectorAll('script[type="text/css"]');
