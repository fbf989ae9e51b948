import { Button } from '@clinic/shared/kit/Button';
import { useOverlay } from '@tesela/core/navigation';
import { useRef } from 'react';

import type { ProductSummary } from '#content/products.ts';
import { AddQuantity } from '#features/cart/add/AddQuantity.tsx';
import { QuickView, type QuickViewContent } from '#features/quick-view/QuickView.tsx';
import { useProductDetails } from '#features/quick-view/useProductDetails.ts';
import { productIdOf } from '#paths.ts';

type Props = {
  /** The products of the page below, whose facts are shown at once. */
  products: readonly ProductSummary[];
  content: QuickViewContent;
};

/** Shows the product that the visitor opened over the page in a dialog. */
export function ProductOverlay({ products, content }: Props) {
  const overlay = useOverlay();
  const id = overlay && productIdOf(overlay.path);
  if (!id) return null;
  const summary = products.find((product) => product.id === id);
  return <ProductDialog key={id} id={id} summary={summary} content={content} onClose={overlay.close} />;
}

type DialogProps = {
  id: string;
  summary: ProductSummary | undefined;
  content: QuickViewContent;
  onClose: () => void;
};

function ProductDialog({ id, summary, content, onClose }: DialogProps) {
  const details = useProductDetails(id);
  const isClosing = useRef(false);

  /**
   * Closes only once: closing goes back in the history, which takes a moment, and a second Esc would leave
   * the shop.
   */
  function close() {
    if (isClosing.current) return;
    isClosing.current = true;
    onClose();
  }

  return (
    <QuickView
      id={id}
      summary={summary}
      details={details}
      content={content}
      onClose={close}
      purchase={(product) => (
        <AddQuantity
          product={product}
          label={content.card.addToCart}
          words={content.details.quantity}
          next={
            <Button variant="quiet" onClick={close}>
              {content.quickView.keepShopping}
            </Button>
          }
        />
      )}
    />
  );
}
