import type { PageDefinition, PageProps } from '@tesela/core/contract';
import { Link } from '@tesela/core/navigation';
import { Slot } from '@tesela/core/slot';

import { formatPrice } from '#components/formatPrice.ts';
import type { CartDocument } from '#data/documents.ts';
import { BasketLine } from '#features/basket/BasketLine.tsx';
import { useBasket } from '#features/basket/useBasket.ts';
import { actions, elsewhere, paths } from '#paths.ts';

import styles from './CartPage.module.css';

function CartPage({ content }: PageProps<CartDocument>) {
  const basket = useBasket();
  // What is no longer sold is left out.
  const lines = (basket ?? []).flatMap(({ sku, quantity }) => {
    const offer = content.offers.find((each) => each.sku === sku);
    return offer ? [{ offer, quantity }] : [];
  });
  const total = lines.reduce((sum, { offer, quantity }) => sum + offer.price * quantity, 0);
  return (
    <div className="page">
      <h1>Basket</h1>
      {lines.length > 0 ? (
        <>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <BasketLine key={line.offer.sku} {...line} />
            ))}
          </ul>
          <p className={styles.total}>Total: {formatPrice(total)}</p>
        </>
      ) : (
        <>
          <p>{basket ? 'Your basket is empty.' : 'Tractors that you add wait here.'}</p>
          <noscript>
            <form action={actions.basket}>
              <button className="button">Without scripts: show my basket</button>
            </form>
          </noscript>
        </>
      )}
      <div className={styles.buttons}>
        {lines.length > 0 && (
          <Link to={paths.checkout} className="button" data-kind="primary">
            Checkout
          </Link>
        )}
        <Link to={elsewhere.products} className="button">
          Continue shopping
        </Link>
      </div>
      <Slot name="recommendations" skus={lines.map(({ offer }) => offer.sku)} />
    </div>
  );
}

export const page: PageDefinition<CartDocument> = {
  Component: CartPage,
  meta: () => ({ title: 'Basket', description: 'The tractors that you have chosen.' }),
};
