import type { KeptThings } from '@tesela/core/frame';

function mark(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-kept]')) {
    const { key, at, label } = JSON.parse(`${link.dataset.kept}`) as KeptThings;
    let count = 0;
    try {
      count = JSON.parse(localStorage[key]).lines.length;
    } catch {
      // Nothing is stored, or what cannot be read: its owner tells the visitor.
    }
    const name = label[new Intl.PluralRules(document.documentElement.lang).select(count)] ?? label.other;
    if (count || link.hash) link.hash = count ? at : '';
    link.dataset.count = `${count}`;
    link.ariaLabel = count ? `${name}`.replace('{count}', `${count}`) : null;
  }
}

/**
 * Says on links of the menu how many things the visitor has kept, e.g. in the cart, and leads to them. React renders none
 * of what it sets, so none of it waits for React. Call it once per document.
 */
export function markKept(): void {
  // The host dispatches `pageshow` for each page, the owner of the things `kept` for each change.
  for (const type of ['DOMContentLoaded', 'pageshow', 'storage', 'kept']) addEventListener(type, mark);
}
