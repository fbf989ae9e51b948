import { areaNameOf, type Areas } from './areas.ts';

/** Areas whose HTML React has replaced by a copy: what was recorded there says nothing of the copy. */
const discarded = new WeakMap<Areas, Set<string>>();

export function neverRestore(areas: Areas, name: string): void {
  discarded.set(areas, new Set(discarded.get(areas)).add(name));
}

/** The document's element stands for nodes that are in none. */
const elementOf = (node: Node): Element =>
  (node instanceof Element ? node : node.parentElement) ?? document.documentElement;

/** Whether a change lies in what React reads when it hydrates an area: a list of children is read with its parent. */
function isReadWith(name: string, { target, type }: MutationRecord): boolean {
  const element = elementOf(target);
  const isList = type === 'childList' && element.matches('[data-area]') && element.parentElement;
  return areaNameOf(element) === name || (isList && areaNameOf(isList) === name) || false;
}

function undo({ type, target, addedNodes, removedNodes, nextSibling, oldValue }: MutationRecord): void {
  if (type === 'characterData') {
    if (target instanceof Text) target.data = oldValue ?? '';
    return;
  }
  for (const node of addedNodes) if (node.parentNode === target) (node as ChildNode).remove();
  const before = nextSibling?.parentNode === target ? nextSibling : null;
  for (const node of removedNodes) target.insertBefore(node, before);
}

/**
 * Undoes what extensions, translations and phones did to the prerendered HTML of an area: React would throw it away and
 * render it anew. Call it at the moment of hydration, because some of them do it again.
 */
export function restoreArea(areas: Areas, name: string): void {
  const { records, observer } = globalThis.foreignChanges ?? {};
  if (!records?.length || discarded.get(areas)?.has(name)) return;
  if ('hydrated' in (areas.find(name)?.dataset ?? {})) return;
  // The last one first, so that each finds the page as it was right after it.
  const others = records
    .splice(0)
    .reverse()
    .filter((record) => {
      const isRead = areas.contains(record.target) && isReadWith(name, record);
      if (isRead) undo(record);
      return !isRead;
    });
  records.push(...others.reverse());
  observer?.takeRecords();
}

/** Forgets what was recorded of HTML that another page has replaced, and the replacing itself. */
export function forgetChanges(): void {
  const { records, observer } = globalThis.foreignChanges ?? {};
  if (!records) return;
  const more = observer?.takeRecords() ?? [];
  const isKept = ({ target }: MutationRecord) => target.isConnected && areaNameOf(elementOf(target)) !== '';
  records.splice(0, records.length, ...[...records, ...more].filter(isKept));
}
