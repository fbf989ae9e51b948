/**
 * The translation of a browser replaces text nodes by `font` elements; some extensions do the same. React then changes
 * or removes a node that is no longer in the page, and the browser throws. This map leads from a replaced text node to
 * its replacement. See https://github.com/facebook/react/issues/11538
 */
const replacements = new WeakMap<Node, ChildNode>();

function noteReplacement({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  for (const removed of removedNodes) {
    if (!(removed instanceof Text)) continue;
    const beside = [...addedNodes, previousSibling, nextSibling];
    const font = beside.find((node) => node instanceof Element && node.localName === 'font');
    if (font && !removed.isConnected) replacements.set(removed, font as Element);
  }
}

/** The child of `parent` that contains a node or has replaced it. */
function placeOf(node: Node, parent: Node): Node | null {
  let place: Node | null = node.parentNode ? node : (replacements.get(node) ?? null);
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place;
}

/** Patches the DOM methods that React uses, so that they accept replaced nodes. Call it before React starts. */
export function surviveTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  if (!nodeValue?.set) return;
  const setNodeValue = nodeValue.set;

  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    const place = placeOf(child, this);
    if (place) removeChild.call(this, place);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    insertBefore.call(this, node, before && placeOf(before, this));
    return node;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      if (!this.parentNode) replacements.get(this)?.replaceWith(this);
      setNodeValue.call(this, value);
    },
  });
  new MutationObserver((records) => records.forEach(noteReplacement)).observe(document, {
    childList: true,
    subtree: true,
  });
}
