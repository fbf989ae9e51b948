import { X } from 'lucide-react';
import { useEffect, useRef, useState, type FocusEvent } from 'react';

import { Button, IconButton } from './Button.tsx';
import styles from './Toast.module.css';

export type ToastMessage = {
  /** A new id is a new message, even with the same text. */
  id: string;
  text: string;
  /** What can still be done, e.g. undo. */
  action?: { label: string; onAction: () => void };
};

type Props = {
  /** Render the component with `null` while there is nothing to say: the region must be there before its words. */
  message: ToastMessage | null;
  dismissLabel: string;
  onDismiss: () => void;
  /** How long it stays, in ms, counted while neither pointer nor focus is on it. */
  stay?: number | 'until dismissed';
};

/** Says what just happened, at the foot of the window, and offers to take it back. */
export function Toast({ message, dismissLabel, onDismiss, stay = 10_000 }: Props) {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const cameFrom = useRef<HTMLElement>(null);
  const dismiss = useRef(onDismiss);
  const isHeld = isHovered || hasFocus;
  const id = message?.id;

  useEffect(() => {
    dismiss.current = onDismiss;
  });

  useEffect(() => {
    if (id === undefined || isHeld || stay === 'until dismissed') return;
    const timer = setTimeout(() => dismiss.current(), stay);
    return () => clearTimeout(timer);
  }, [id, isHeld, stay]);

  function enter({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
    setHasFocus(true);
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      cameFrom.current = relatedTarget;
    }
  }

  /** The button that was pressed goes away with the toast: its focus goes back to where it was. */
  function leave() {
    setIsHovered(false);
    setHasFocus(false);
    if (cameFrom.current?.isConnected) cameFrom.current.focus();
    cameFrom.current = null;
    onDismiss();
  }

  // Esc does by keyboard what the dismiss button does.
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.place}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={enter}
      onBlur={() => setHasFocus(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') leave();
      }}
    >
      <div className={message ? styles.toast : undefined}>
        <div role="status" className={styles.text}>
          {message && <p key={id}>{message.text}</p>}
        </div>
        {message?.action && (
          <Button
            variant="quiet"
            className={styles.action}
            onClick={() => {
              message.action?.onAction();
              leave();
            }}
          >
            {message.action.label}
          </Button>
        )}
        {message && (
          <IconButton label={dismissLabel} onClick={leave}>
            <X size={18} aria-hidden />
          </IconButton>
        )}
      </div>
    </div>
  );
}
