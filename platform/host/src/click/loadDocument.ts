import type { Location } from 'react-router-dom';

import { BESIDE_ID } from '#page/parts.ts';
import { scrollMemory } from '#page/scrollMemory.ts';

import { hrefOf, type Move } from './address.ts';

/** Loads the document of another page, e.g. because its release cannot run in this tab. */
export function loadDocument(address: Location, move: Move): void {
  if (move === 'pop') scrollMemory.reload();
  else if (move === 'replace') window.location.replace(hrefOf(address));
  else window.location.assign(hrefOf(address));
}

/** Loading a document would close an open dialog and lose what was typed in it. */
export const hasOpenDialog = (): boolean => document.querySelector('dialog[open]') !== null;

/** Loads the document of the address bar when the last dialog has closed. */
export function loadWhenClosed(): void {
  const beside = document.getElementById(BESIDE_ID);
  const observer = new MutationObserver(() => {
    if (hasOpenDialog()) return;
    observer.disconnect();
    scrollMemory.reload();
  });
  if (beside) observer.observe(beside, { childList: true, subtree: true, attributeFilter: ['open'] });
}
