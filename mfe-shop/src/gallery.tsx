import { showInGallery } from '@clinic/shared/gallery';

import type { Catalogue } from '#content/products.ts';
import type { CartContent, ShopDocument } from '#content/shopDocuments.ts';
import type { Offers } from '#features/cart/order/offers.ts';
import { toCartItem } from '#features/cart/state/cartItem.ts';
import { emptyCart, type CartState, type Order } from '#features/cart/state/cartState.ts';
import { CartWindow } from '#features/cart/window/CartWindow.tsx';
import { NoMatch } from '#features/filters/results/NoMatch.tsx';
import { QuickView } from '#features/quick-view/QuickView.tsx';
import type { Details } from '#features/quick-view/useProductDetails.ts';
import { paths } from '#paths.ts';

const nothing = () => {};

function cartStates(all: Catalogue, offers: Offers, content: CartContent) {
  const lines = all.slice(0, 3).map((product, index) => ({ ...toCartItem(product), quantity: index + 1 }));
  const [first] = lines;
  if (!first) throw new Error('The shop has no products to show.');
  const taken = [{ line: first, index: 0 }];
  const sent: Order = { reference: 'CDFHJK', lines, delivery: 'shipping' };
  const show = (cart: Partial<CartState>, known = offers) => (
    <CartWindow
      cart={{ ...emptyCart, ...cart }}
      reference="CDFHJK"
      offers={known}
      content={content}
      onClose={nothing}
      onOrder={nothing}
      onClear={nothing}
    />
  );
  return {
    empty: show({}),
    'three products': show({ lines }),
    'prices on their way': show({ lines }, { status: 'loading', list: null }),
    'prices not to be had': show({ lines }, { status: 'failed', list: null }),
    'one taken out': show({ lines: lines.slice(1), removal: { kind: 'line', taken } }),
    'picked up at the clinic': show({ lines, delivery: 'pickup' }),
    'order opened in WhatsApp': show({ orders: [sent], opened: sent.reference }),
    'earlier orders': show({ orders: [sent, { ...sent, reference: 'MPRTWX' }] }),
    'stored cart damaged': show({ notices: ['unreadable'] }),
    'not saved by the browser': show({ lines, notices: ['not-saved'] }),
    full: show({ lines, notices: ['full'] }),
  };
}

showInGallery('mfe-shop', (_lang, documents) => {
  // These are the types that data.ts makes.
  const shop = documents[paths.shop] as ShopDocument;
  const cart = documents['cart-widget'] as CartContent;
  const { products: all, filters } = shop;
  const [product] = all;
  if (!filters || !product) throw new Error('The shop has no products to show.');
  const offers: Offers = { status: 'ready', list: new Map(all.map((one) => [one.id, one])) };
  const quickView = (known: Details) => (
    <QuickView
      id={product.id}
      summary={known.status === 'loading' ? undefined : product}
      details={known}
      content={shop}
      onClose={nothing}
      purchase={() => null}
    />
  );
  return [
    {
      name: 'Quick view',
      isAlone: true,
      states: {
        'on its way': quickView({ status: 'loading', value: null }),
        failed: quickView({ status: 'failed', value: null, retry: nothing }),
      },
    },
    {
      name: 'Nothing found',
      states: {
        'anywhere in the shop': <NoMatch words={filters} onClear={nothing} />,
        'within the filters': <NoMatch words={filters} onClear={nothing} onSearchEverywhere={nothing} />,
      },
    },
    { name: 'Cart', isAlone: true, states: cartStates(all, offers, cart) },
  ];
});
