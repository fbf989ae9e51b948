/**
 * A browser's translation takes text out of the page and puts elements of its own in its place; extensions do the
 * like. React goes on to change and remove the nodes that it knows, and the browser throws. Here a node that was
 * taken away counts as being where its stand-in is. See https://github.com/facebook/react/issues/11538
 */
const standIns = new WeakMap<Node, ChildNode>();

function noteStandIn({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  for (const taken of removedNodes) {
    if (!(taken instanceof Text)) continue;
    const beside = [...addedNodes, previousSibling, nextSibling];
    const font = beside.find((node) => node instanceof Element && node.localName === 'font');
    if (font && !taken.isConnected) standIns.set(taken, font as Element);
  }
}

/** The child of `parent` that stands for a node: the node itself, what it was wrapped in, or what took its place. */
function placeOf(node: Node, parent: Node): Node | null {
  let place: Node | null = node.parentNode ? node : (standIns.get(node) ?? null);
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place;
}

/** Makes the document forgive what others do to it. Call it before React starts. */
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
      if (!this.parentNode) standIns.get(this)?.replaceWith(this);
      setNodeValue.call(this, value);
    },
  });
  new MutationObserver((records) => records.forEach(noteStandIn)).observe(document, {
    childList: true,
    subtree: true,
  });
}
