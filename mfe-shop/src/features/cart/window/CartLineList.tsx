import { useRef, type RefObject } from 'react';

import type { CartContent } from '#content/shopDocuments.ts';

import { priceOf } from '../order/estimate.ts';
import type { Offers } from '../order/offers.ts';
import type { CartLine } from '../state/cartLines.ts';
import { CartLineItem } from './CartLineItem.tsx';
import styles from './CartLineList.late.module.css';

/** The remove buttons of the lines, by product id. */
export type RemoveButtons = RefObject<Map<string, HTMLButtonElement>>;

export const useRemoveButtons = (): RemoveButtons => useRef(new Map());

type Props = {
  lines: readonly CartLine[];
  offers: Offers;
  content: CartContent;
  removeButtons: RemoveButtons;
  /**
   * Called before a line may disappear. `next` is the product id of the line that takes its place, if any.
   */
  onTake: (next: string | undefined) => void;
};

export function CartLineList({ lines, offers, content, removeButtons, onTake }: Props) {
  return (
    <ul className={styles.lines}>
      {lines.map((line, index) => (
        <CartLineItem
          key={line.id}
          line={line}
          price={priceOf(line.id, offers)}
          offer={offers.list?.get(line.id)}
          content={content}
          removeButton={(button) => {
            if (button) removeButtons.current.set(line.id, button);
            return () => void removeButtons.current.delete(line.id);
          }}
          onTake={() => onTake((lines[index + 1] ?? lines[index - 1])?.id)}
        />
      ))}
    </ul>
  );
}
