import { useLang } from '@tesela/core/i18n';
import { Suspense, use, useEffect, useState, type ReactElement, type ReactNode } from 'react';

import { PrerenderedArea } from '#areas/Area.tsx';
import { useAreas } from '#areas/AreasContext.ts';
import { useHydrationGate, useMarkHydrated } from '#areas/useHydrationGate.ts';

import { ErrorBoundary } from './ErrorBoundary.tsx';
import styles from './RemoteSlot.module.css';
import { useResources } from './ResourcesContext.ts';

/** Of any slot: which ones there are is for the compiler of whoever shows them. */
type Props = { name: string; children?: (piece: ReactNode) => ReactNode };

/** Shows the piece of the remote that provides a slot; its prerendered HTML, if there is any, while it loads or fails. */
export function RemoteSlot(props: Props) {
  const { name } = props;
  const { slots } = useResources();
  const lang = useLang();
  const areas = useAreas();
  // Read now: what a piece shows when it fails later, such as an open panel, would not react.
  const [html] = useState(() => areas.htmlOf(name));
  const failed = (
    <div data-area={name} className={styles.slot}>
      <PrerenderedArea area={name} kept={html} />
    </div>
  );
  return (
    <ErrorBoundary fallback={failed} reload={(thrown) => slots.reload(lang, name, thrown)}>
      <div data-area={name} className={styles.slot}>
        <Suspense fallback={<PrerenderedArea area={name} />}>
          <Piece {...props} />
        </Suspense>
      </div>
    </ErrorBoundary>
  );
}

function Piece({ name, children, ...props }: Props): ReactNode {
  useHydrationGate(name);
  useMarkHydrated(name);
  const resources = useResources();
  const lang = useLang();
  const [firstLang] = useState(lang);
  const [slot, setSlot] = useState(use(resources.slots.get(firstLang, name)));

  // After a change of language the old piece stays until the new one has arrived, so that its state survives.
  const current = resources.slots.get(lang, name);
  useEffect(() => {
    let isCurrent = true;
    void current.then((next) => isCurrent && setSlot(next));
    return () => {
      isCurrent = false;
    };
  }, [current]);
  if (!slot) return null;
  const { type: Component, props: own } = slot as ReactElement<object>;
  // Without props it stays the same element, which React does not render again.
  const piece = Object.keys(props).length > 0 ? <Component {...own} {...props} /> : slot;
  return children ? children(piece) : piece;
}
