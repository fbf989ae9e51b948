import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';
import type { Lang } from '@tesela/core/lang';
import { memo, useState } from 'react';

import { nameIn, ProductName } from '#components/ProductName.tsx';
import type { CartContent } from '#content/shopDocuments.ts';

import { unitsIn, type CartLine } from '../state/cartLines.ts';
import type { CartState } from '../state/cartState.ts';

type Props = { cart: CartState; content: CartContent };

/** Returns a line whose quantity has grown. */
const grownIn = (lines: readonly CartLine[], before: readonly CartLine[]): CartLine | undefined =>
  lines.find(({ id, quantity }) => quantity > (before.find((line) => line.id === id)?.quantity ?? 0));

function statusOf(lines: readonly CartLine[], { empty, status, counts }: CartContent, lang: Lang): string {
  if (lines.length === 0) return empty;
  const products = fill(counts.products, { count: lines.length }, lang);
  return fill(status, { products, units: fill(counts.units, { count: unitsIn(lines) }, lang) }, lang);
}

/** Announces changes of the cart and its notices to screen readers. */
export const CartAnnouncement = memo(function CartAnnouncement({ cart, content }: Props) {
  const { lines, removal, opened, sent, notices, isChangedHere } = cart;
  const lang = useLang();
  const words = content.removal;
  const [seen, setSeen] = useState(lines);
  const [added, setAdded] = useState<CartLine>();
  if (lines !== seen) {
    setSeen(lines);
    setAdded(grownIn(lines, seen));
  }
  return (
    <VisuallyHidden>
      {/* Empty until the visitor changes something, because a restored cart is not news. */}
      <output>
        {isChangedHere && added && `${fill(content.added, { name: nameIn(lang, added) }, lang)} `}
        {isChangedHere && statusOf(lines, content, lang)}
      </output>
      {/* Each notice is announced once, and not again when another one appears. */}
      <output aria-atomic={false}>
        {notices.map((notice) => (
          <span key={notice}>{content.notices[notice]} </span>
        ))}
        {isChangedHere && removal && (
          <span>
            {words[removal.kind]}{' '}
            {removal.kind === 'line' &&
              removal.taken.map(({ line }) => <ProductName key={line.id} product={line} />)}
          </span>
        )}
        {isChangedHere && opened && <span>{fill(words.asked.heading, { reference: opened }, lang)}</span>}
        {sent && (
          <span>
            {fill(words.sent.heading, { reference: sent }, lang)} {words.sent.text}
          </span>
        )}
      </output>
    </VisuallyHidden>
  );
});
