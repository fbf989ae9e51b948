import { Button } from '@clinic/shared/kit/Button';
import { cluster, stack } from '@clinic/shared/kit/layout';
import { useEffect, useId, useRef } from 'react';

import { useWords } from '#content/WordsContext.ts';

import styles from './CloseQuestion.module.css';

type Props = { onKeep: () => void; onDiscard: () => void };

/** Stands in the form's place while the visitor decides; afterwards focus is back where it was. */
export function CloseQuestion({ onKeep, onDiscard }: Props) {
  const { heading, text, keep, discard } = useWords().assessment.closing;
  const keepButton = useRef<HTMLButtonElement>(null);
  const headingId = useId();
  const textId = useId();

  useEffect(() => {
    const before = document.activeElement;
    keepButton.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  return (
    <div
      role="alertdialog"
      aria-labelledby={headingId}
      aria-describedby={textId}
      className={stack(3, styles.question)}
    >
      <h3 id={headingId}>{heading}</h3>
      <p id={textId}>{text}</p>
      <div className={cluster(3, styles.actions)}>
        <Button ref={keepButton} onClick={onKeep}>
          {keep}
        </Button>
        <Button variant="secondary" onClick={onDiscard}>
          {discard}
        </Button>
      </div>
    </div>
  );
}
