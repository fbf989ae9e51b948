/** What cannot be read counts as nothing: its owner tells the visitor. Some browsers throw at `localStorage`. */
function countOf(key: string): number {
  try {
    return JSON.parse(localStorage[key]).lines.length;
  } catch {
    return 0;
  }
}

function mark(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-kept]')) {
    const { kept = '', label = '' } = link.dataset;
    const [key = '', at = ''] = kept.split('#');
    const count = countOf(key);
    const names = JSON.parse(label);
    const name: string =
      names[new Intl.PluralRules(document.documentElement.lang).select(count)] ?? names.other;
    if (count || link.hash) link.hash = count ? at : '';
    link.ariaLabel = count ? name.replace('{count}', String(count)) : null;
    if (count) link.dataset.count = String(count);
    else delete link.dataset.count;
  }
}

/**
 * Says on links of the menu how many things the visitor has kept, e.g. in the cart, and leads to them. React renders none
 * of these attributes, so none of it waits for React. Call it once per document.
 */
export function markKept(): void {
  // The host dispatches `pageshow` for each page, the owner of the things `kept` for each change.
  for (const type of ['DOMContentLoaded', 'pageshow', 'storage', 'kept']) addEventListener(type, mark);
}
