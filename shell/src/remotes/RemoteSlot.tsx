import { useLang } from '@clinic/shared/i18n';
import type { SlotProps } from '@clinic/shared/slot';
import { Suspense, use, useEffect, useState, type ReactNode } from 'react';

import { Landed } from '#areas/Area.tsx';
import { useAwake, useComesAlive } from '#areas/useArea.ts';

import { ErrorBoundary } from './ErrorBoundary.tsx';
import styles from './RemoteSlot.module.css';
import { useResources } from './ResourcesContext.ts';

/** Resolves a slot: the live remote's piece, or nothing while it loads and when it fails. */
export function RemoteSlot({ name, children }: SlotProps) {
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
          <Piece name={name}>{children}</Piece>
        </Suspense>
      </div>
    </ErrorBoundary>
  );
}

function Piece({ name, children }: SlotProps): ReactNode {
  useAwake(name);
  useComesAlive(name);
  const resources = useResources();
  const lang = useLang();
  const [firstLang] = useState(lang);
  const [piece, setPiece] = useState(use(resources.slots.get(firstLang, name)));

  // In another language the old piece stays until the new words are there, so that its state survives.
  const current = resources.slots.get(lang, name);
  useEffect(() => {
    let isCurrent = true;
    void current.then((next) => isCurrent && setPiece(next));
    return () => {
      isCurrent = false;
    };
  }, [current]);

  return piece && (children ? children(piece) : piece);
}
