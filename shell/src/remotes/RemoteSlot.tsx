import { useLang } from '@clinic/shared/i18n';
import type { SlotProps } from '@clinic/shared/slot';
import { Suspense, use, useEffect, useState, type ReactElement, type ReactNode } from 'react';

import { Landed } from '#areas/Area.tsx';
import { useAwake, useComesAlive } from '#areas/useArea.ts';

import { ErrorBoundary } from './ErrorBoundary.tsx';
import styles from './RemoteSlot.module.css';
import { useResources } from './ResourcesContext.ts';

/** Resolves a slot: the live remote's piece, or nothing while it loads and when it fails. */
export function RemoteSlot(props: SlotProps) {
  const { name } = props;
  const resources = useResources();
  const lang = useLang();
  const [attempt, setAttempt] = useState(0);

  async function renew(thrown: unknown): Promise<void> {
    await resources.slots.renew(lang, name, thrown);
    setAttempt((count) => count + 1);
  }

  return (
    <ErrorBoundary resetKey={`${name} ${attempt}`} fallback={null} onError={(thrown) => void renew(thrown)}>
      <div data-area={name} className={styles.slot}>
        <Suspense fallback={<Landed area={name} />}>
          <Piece {...props} />
        </Suspense>
      </div>
    </ErrorBoundary>
  );
}

function Piece({ name, children, ...props }: SlotProps): ReactNode {
  useAwake(name);
  useComesAlive(name);
  const resources = useResources();
  const lang = useLang();
  const [firstLang] = useState(lang);
  const [lent, setLent] = useState(use(resources.slots.get(firstLang, name)));

  // In another language the old piece stays until the new words are there, so that its state survives.
  const current = resources.slots.get(lang, name);
  useEffect(() => {
    let isCurrent = true;
    void current.then((next) => isCurrent && setLent(next));
    return () => {
      isCurrent = false;
    };
  }, [current]);

  if (!lent) return null;
  // Micro-frontends of contract 3 give their props to the piece itself.
  const isGiven = Object.keys(props).length > 0;
  if (isGiven && lent.takes) resources.checkProps(name, lent.takes, props);
  const { type: Component, props: own } = lent.piece as ReactElement<object>;
  const piece = isGiven ? <Component {...own} {...props} /> : lent.piece;
  return children ? children(piece) : piece;
}
