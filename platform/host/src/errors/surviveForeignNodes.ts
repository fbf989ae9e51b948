/**
 * Translations of browsers, extensions and phones put nodes of their own into the page: they replace, wrap or split texts.
 * React then changes or removes a node that is no longer where it was, and the browser throws. These sets and the map
 * lead from a text of React to what stands in its place. See https://github.com/facebook/react/issues/11538
 */
const foreign = new WeakSet<Node>();
const ours = new WeakSet<Node>();
const standIns = new WeakMap<Node, readonly ChildNode[]>();

/** The foreign nodes in a row that begins with a node. */
function rowOf(node: Node | null, direction: 'previousSibling' | 'nextSibling'): ChildNode[] {
  const row: ChildNode[] = [];
  // A sibling is a child.
  for (let at = node; at && foreign.has(at); at = at[direction]) row.push(at as ChildNode);
  return row;
}

function note({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  for (const node of removedNodes) if (!foreign.has(node)) ours.add(node);
  for (const node of addedNodes) if (!ours.has(node)) foreign.add(node);
  for (const node of removedNodes) {
    if (!(node instanceof Text) || node.isConnected) continue;
    const before = rowOf(previousSibling, 'previousSibling').reverse();
    const added = [...addedNodes] as ChildNode[]; // since they are in the page
    standIns.set(node, [...before, ...added, ...rowOf(nextSibling, 'nextSibling')]);
  }
}

/** The node itself, or the first of those that stand in its place. */
const stands = (node: Node): Node | null => (node.parentNode ? node : (standIns.get(node)?.[0] ?? null));

/** The child of `parent` that is or contains a node, or stands in its place. */
function placeIn(parent: Node, node: Node): Node | null {
  let place = stands(node);
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place;
}

/** Removes the other parts of a text that was split. */
function removeParts({ previousSibling, nextSibling }: Node): void {
  for (const part of [...rowOf(previousSibling, 'previousSibling'), ...rowOf(nextSibling, 'nextSibling')])
    part.remove();
}

/** Puts a text back to where React left it, in place of all that stands there. */
function putBack(text: Node): void {
  let place = stands(text);
  while (place?.parentNode && foreign.has(place.parentNode)) place = place.parentNode;
  if (!place) return;
  removeParts(place);
  if (place !== text) place.parentNode?.replaceChild(text, place);
}

/** Patches the DOM methods that React uses, so that they accept what others did. Call it before React starts. */
export function surviveForeignNodes(): void {
  const { removeChild, insertBefore, appendChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  if (!nodeValue?.set) return;
  const setNodeValue = nodeValue.set;

  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    const place = placeIn(this, child);
    if (place && child instanceof Text) removeParts(place);
    if (place) removeChild.call(this, place);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    ours.add(node);
    insertBefore.call(this, node, before && placeIn(this, before));
    return node;
  };
  Node.prototype.appendChild = function <T extends Node>(node: T): T {
    ours.add(node);
    appendChild.call(this, node);
    return node;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      putBack(this);
      setNodeValue.call(this, value);
    },
  });
  new MutationObserver((records) => records.forEach(note)).observe(document, {
    childList: true,
    subtree: true,
  });
}
