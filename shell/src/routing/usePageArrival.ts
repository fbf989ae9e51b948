import type { PageMeta } from '@clinic/shared/contract';
import type { PlaceState } from '@clinic/shared/navigation';
import { useSite } from '@clinic/shared/site';
import { useCurrentPath } from '@clinic/shared/navigation';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

import { describeHead } from './head.ts';
import { scrollMemory } from './scrollMemory.ts';

/** On arriving at a page: its title and links in the head, focus on its heading, scroll where it belongs. */
export function usePageArrival(meta: PageMeta): void {
  const location = useLocation();
  const navigationType = useNavigationType();
  const site = useSite();
  const { lang, path } = useCurrentPath();
  const isFirst = useRef(true);

  useEffect(() => applyHead(describeHead({ meta, lang, path, site })), [meta, lang, path, site]);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      scrollMemory.start(location.key);
      return;
    }
    scrollMemory.enter(location.key);
    if ((location.state as PlaceState | null)?.keepPlace) return;
    focusHeading();
    if (navigationType === 'POP') scrollMemory.restore(location.key);
    else scrollToTarget(location.hash);
    // One arrival per entry of the history, whatever else changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [location.key]);
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function scrollToTarget(hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Updates the document's head after a navigation; compose writes the same tags into the first page. */
function applyHead({ title, lang, tags }: ReturnType<typeof describeHead>): void {
  document.title = title;
  document.documentElement.lang = lang;
  for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
  for (const { tag, attributes, text } of tags) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute('data-page', '');
    if (text) element.textContent = text;
    document.head.append(element);
  }
}
