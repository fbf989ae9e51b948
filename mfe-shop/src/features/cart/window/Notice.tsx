import { Button, IconButton } from '@clinic/shared/kit/Button';
import { cluster, dense } from '@clinic/shared/kit/layout';
import { X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';

import styles from './Notice.late.module.css';

type Props = {
  children: ReactNode;
  dismissLabel: string;
  onDismiss: () => void;
  undo?: { label: string; onUndo: () => void };
  /** Further actions, after undo. */
  actions?: ReactNode;
  /** The buttons that answer the question of the notice. */
  answers?: ReactNode;
  /** The notice ends a process, e.g. an order. */
  isEnd?: boolean;
};

/** Ignores the second click of a double click, which was meant for the element that was here before. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.stopPropagation();
}

/** A short text about the cart that stays until it is answered. */
export function Notice({ children, dismissLabel, onDismiss, undo, actions, answers, isEnd }: Props) {
  return (
    // The click handler is for the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div className={styles.notice} data-end={isEnd} onClickCapture={ignoreSecondClick}>
      <p>{children}</p>
      <IconButton label={dismissLabel} className={styles.dismiss} onClick={onDismiss}>
        <X size={18} aria-hidden />
      </IconButton>
      {answers && <div className={cluster(2, styles.answers)}>{answers}</div>}
      {undo && (
        <div className={cluster(4, dense, styles.actions)}>
          <Button variant="quiet" onClick={undo.onUndo}>
            {undo.label}
          </Button>
          {actions}
        </div>
      )}
    </div>
  );
}
