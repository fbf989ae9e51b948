import { Suspense, useState, type ReactNode } from 'react';

import { StaticHtml } from '#remotes/StaticHtml.tsx';

import { useAreas } from './AreasContext.ts';
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
 * Shows a copy of the area's prerendered HTML when React has discarded the original before hydrating it.
 * @param props.kept the HTML, where it was read before
 */
export function PrerenderedArea({ area, kept }: { area: string; kept?: string }): ReactNode {
  // The initializer reads the HTML before React removes it.
  const areas = useAreas();
  const [html] = useState(() => {
    neverRestore(areas, area);
    return kept ?? areas.htmlOf(area);
  });
  return html ? <StaticHtml html={html} /> : null;
}
