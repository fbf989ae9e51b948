import { IconButton } from '@clinic/shared/kit/Button';
import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';

import { CartContents, type CartContentsProps } from './CartContents.tsx';
import { useRemoveButtons } from './CartLineList.tsx';
import styles from './CartWindow.late.module.css';

type Props = CartContentsProps & { onClose: () => void };

/** The open cart. Non-modal: the page beside it stays usable. */
export function CartWindow({ onClose, ...contents }: Props) {
  const { content } = contents;
  const headingId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const removeButtons = useRemoveButtons();
  /** The line that gets the focus when the button that had it goes away. */
  const nextFocus = useRef<string>(undefined);

  // On opening, and when the button that had the focus left with its line or notice. At once: run later, it would take
  // the focus from where the visitor went meanwhile.
  useLayoutEffect(() => {
    if (ref.current?.contains(document.activeElement)) return;
    const button = removeButtons.current.get(nextFocus.current ?? '');
    (button ?? heading.current)?.focus();
  });

  return (
    <dialog open ref={ref} aria-labelledby={headingId} className={styles.window}>
      <div className={styles.head}>
        <h2 ref={heading} id={headingId} tabIndex={-1}>
          {content.heading}
        </h2>
        <IconButton label={content.close} onClick={onClose}>
          <X size={22} aria-hidden />
        </IconButton>
      </div>
      <CartContents
        {...contents}
        removeButtons={removeButtons}
        onLeave={(next) => {
          nextFocus.current = next;
        }}
      />
    </dialog>
  );
}
