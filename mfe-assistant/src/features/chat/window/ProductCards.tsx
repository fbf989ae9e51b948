import { Slot } from '@clinic/shared/slot';
import { cloneElement, isValidElement } from 'react';

/** The products that an answer names, as the shop shows them. While it is out, the answer's own links remain. */
export function ProductCards({ products }: { products: readonly string[] }) {
  return (
    <Slot name="product-cards">
      {(cards) =>
        isValidElement<{ products?: readonly string[] }>(cards) && cloneElement(cards, { products })
      }
    </Slot>
  );
}
