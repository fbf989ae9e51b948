import { useState } from 'react';

import { ProductName } from '#components/ProductName.tsx';
import type { CartContent } from '#content/shopDocuments.ts';

import { priceOf } from '../order/estimate.ts';
import type { Offers } from '../order/offers.ts';
import type { CartLine } from '../state/cartLines.ts';
import { Notice } from './Notice.tsx';

type Props = { lines: readonly CartLine[]; offers: Offers; content: CartContent };

/** Tells the visitor, even if the cart is closed, that a product in it is now sold out. */
export function SoldOutNotice({ lines, offers, content }: Props) {
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const soldOut = lines.filter(({ id }) => priceOf(id, offers) === 'sold-out');
  const untold = soldOut.filter(({ id }) => !told.has(id));
  if (untold.length === 0) return null;
  return (
    <Notice
      dismissLabel={content.removal.dismiss}
      onDismiss={() => setTold(new Set(soldOut.map(({ id }) => id)))}
    >
      {content.soldOutNotice}{' '}
      {untold.map((line, index) => (
        <span key={line.id}>
          {index > 0 && ', '}
          <ProductName product={line} />
        </span>
      ))}
    </Notice>
  );
}
