import { X } from 'lucide-react';
import { useDeferredValue, useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';

import { IconButton } from './Button.tsx';
import styles from './Dialog.module.css';

type Props = {
  heading: ReactNode;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  className?: string;
};

/** A press on the dialog's own scrollbar has the dialog as its target too. */
function isInside({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX > left && clientX < right && clientY > top && clientY < bottom;
}

/**
 * A modal dialog, open for as long as it is rendered. The browser's own `<dialog>` keeps focus inside,
 * closes on Esc and returns focus to where it was; a press on the backdrop closes too.
 *
 * What was pressed shows that first: the dialog follows a frame later, for it is a new style for all of the page below.
 */
export function Dialog(props: Props) {
  const isPressShown = useDeferredValue(true, false);
  return isPressShown && <OpenDialog {...props} />;
}

function OpenDialog({ heading, closeLabel, onClose, children, className = '' }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const headingId = useId();

  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    if (!dialog?.open) dialog?.showModal();
    const { style, classList, clientWidth } = document.documentElement;
    // Where a scrollbar takes room, the page would jump aside by its width.
    if (window.innerWidth > clientWidth) classList.add(styles.withGutter ?? '');
    style.overflow = 'hidden';
    return () => {
      style.overflow = '';
      classList.remove(styles.withGutter ?? '');
      dialog?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget || isInside(event)) return;
    // The press itself would take the focus away from where closing puts it.
    event.preventDefault();
    onClose();
  }

  /** Chromium closes without asking on a second Esc or back gesture; the owner still decides. */
  function reopenAndAsk() {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    onClose();
  }

  // Esc does by keyboard what a press on the backdrop does.
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      aria-labelledby={headingId}
      className={`${styles.dialog} ${className}`}
      onMouseDown={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={reopenAndAsk}
    >
      <div className={styles.scroll}>
        <div className={styles.head}>
          <h2 id={headingId}>{heading}</h2>
          <IconButton label={closeLabel} className={styles.close} onClick={onClose}>
            <X size={22} aria-hidden />
          </IconButton>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}
