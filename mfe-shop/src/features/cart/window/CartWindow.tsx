import { IconButton } from '@clinic/shared/kit/Button';
import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';

import { CartContents, type CartContentsProps } from './CartContents.tsx';
import { useRemoveButtons } from './CartLineList.tsx';
import styles from './CartWindow.late.module.css';

type Props = CartContentsProps & { onClose: () => void };

/** The open cart. It is not modal: the page beside it stays usable. */
export function CartWindow({ onClose, ...contents }: Props) {
  const { content } = contents;
  const headingId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const removeButtons = useRemoveButtons();
  /** Product id of the line that gets the focus when the focused button disappears. */
  const nextFocus = useRef<string>(undefined);

  // Moves the focus when the cart opens and when the focused button has disappeared. A layout effect, because
  // a later one could take the focus from an element that the visitor has chosen since.
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
