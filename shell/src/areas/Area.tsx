import { Suspense, useState, type ReactNode } from 'react';

import { StaticHtml } from '#remotes/StaticHtml.tsx';

import { landedHtml } from './gates.ts';
import { useAwake, useComesAlive } from './useArea.ts';

type Props = { name: string; children: ReactNode };

/**
 * A part of the page that React takes over by itself, later than the rest. Goes into an element that bears its name
 * as `data-area`. Must be the same React element at every render: React drops what sleeps below something new.
 */
export function Area({ name, children }: Props) {
  return (
    <Suspense fallback={<Landed area={name} />}>
      <Awake name={name}>{children}</Awake>
    </Suspense>
  );
}

function Awake({ name, children }: Props): ReactNode {
  useAwake(name);
  useComesAlive(name);
  return children;
}

type LandedProps = {
  area: string;
  /** Shown where there is no prerendered HTML. */
  instead?: ReactNode;
};

/** Stands in, as it was prerendered, for an area that had to go before it came alive. */
export function Landed({ area, instead = null }: LandedProps): ReactNode {
  // Read while what is to go is still there.
  const [html] = useState(() => landedHtml(area));
  return html ? <StaticHtml html={html} /> : instead;
}
