import { Suspense, useLayoutEffect, useState, type ReactNode } from 'react';

import { StaticHtml } from '#remotes/StaticHtml.tsx';

import { useAreas } from './AreasContext.ts';
import { copyEntries, fieldsOf } from './earlyEntries.ts';
import { neverRestore } from './restoreArea.ts';
import { useHydrationGate, useMarkHydrated } from './useHydrationGate.ts';

type Props = { name: string; children: ReactNode };

/**
 * A part of the page that React hydrates separately, after the rest. Render it inside an element whose `data-area` is
 * its name. Pass the same React element at every render: React discards unhydrated HTML below an element that changes.
 */
export function Area({ name, children }: Props) {
  return (
    <Suspense fallback={<PrerenderedArea area={name} />}>
      <Gated name={name}>{children}</Gated>
    </Suspense>
  );
}

function Gated({ name, children }: Props): ReactNode {
  useHydrationGate(name);
  useMarkHydrated(name);
  return children;
}

/**
 * Shows a copy of the area's prerendered HTML when React has discarded the original before hydrating it, with what the
 * visitor has typed and chosen there.
 * @param props.kept the HTML, where it was read before
 */
export function PrerenderedArea({ area, kept }: { area: string; kept?: string }): ReactNode {
  // The initializer reads the HTML and the fields before React removes them.
  const areas = useAreas();
  const [{ html, before }] = useState(() => {
    neverRestore(areas, area);
    return { html: kept ?? areas.htmlOf(area), before: fieldsOf(areas.find(area)) };
  });
  useLayoutEffect(() => {
    const element = areas.find(area);
    copyEntries(before, fieldsOf(element));
    // A page keeps its element when it fails: without the mark, taps are recorded again.
    delete element?.dataset.hydrated;
  }, [areas, area, before]);
  return html ? <StaticHtml html={html} /> : null;
}
