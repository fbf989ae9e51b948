import { DocumentsProvider } from '@clinic/shared/documents';
import { showInGallery } from '@clinic/shared/gallery';
import { makeStore, StoreProvider } from '@clinic/shared/store';

import { ProductStory } from '#components/ProductStory.tsx';
import type { Catalogue, ProductSummary } from '#content/products.ts';
import type { CartContent, FeaturedContent, ProductDocument, ShopDocument } from '#content/shopDocuments.ts';
import { AddQuantity } from '#features/cart/add/AddQuantity.tsx';
import { BuyableProduct } from '#features/cart/add/BuyableProduct.tsx';
import type { Offers } from '#features/cart/order/offers.ts';
import { toCartItem } from '#features/cart/state/cartItem.ts';
import { itemAddedToCart } from '#features/cart/state/cartSlice.ts';
import { emptyCart, type CartState, type Order } from '#features/cart/state/cartState.ts';
import { CartWindow } from '#features/cart/window/CartWindow.tsx';
import { FilterFields } from '#features/filters/FilterFields.tsx';
import { noFilters } from '#features/filters/filters.ts';
import { FilterSheet } from '#features/filters/FilterSheet.tsx';
import { FilteredShop } from '#features/filters/results/FilteredShop.tsx';
import { NoMatch } from '#features/filters/results/NoMatch.tsx';
import { QuickView } from '#features/quick-view/QuickView.tsx';
import type { Details } from '#features/quick-view/useProductDetails.ts';
import { paths } from '#paths.ts';

import { FeaturedProducts } from './exposed/FeaturedProducts.tsx';

const nothing = () => {};

function storeWith(product: ProductSummary) {
  const store = makeStore();
  store.dispatch(itemAddedToCart(toCartItem(product), 2));
  return store;
}

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
  const featured = documents['featured-products'] as FeaturedContent;
  const cart = documents['cart-widget'] as CartContent;
  const { products: all, filters } = shop;
  const priced = all.find(({ price }) => price !== null);
  const unpriced = all.find(({ price }) => price === null);
  if (!filters || !priced || !unpriced) throw new Error('The shop has no products to show.');
  const product = documents[paths.product(priced.id)] as ProductDocument;
  const details = product.product;
  const offers: Offers = { status: 'ready', list: new Map(all.map((one) => [one.id, one])) };
  const purchase = (item: ProductSummary) => (
    <AddQuantity product={item} label={shop.card.addToCart} words={product.details.quantity} />
  );
  const cardOf = (item: ProductSummary) => (
    <div style={{ maxInlineSize: '15rem' }}>
      <BuyableProduct product={item} labels={shop.card} headingLevel={3} />
    </div>
  );
  const quickView = (known: Details) => (
    <QuickView
      id={details.id}
      summary={known.status === 'loading' ? undefined : details}
      details={known}
      content={shop}
      onClose={nothing}
      purchase={purchase}
    />
  );
  return [
    {
      name: 'Product card',
      states: {
        'with a price': cardOf(details),
        'price to confirm': cardOf(unpriced),
        'in the cart': <StoreProvider store={storeWith(details)}>{cardOf(details)}</StoreProvider>,
      },
    },
    {
      name: 'Product',
      states: {
        whole: <ProductStory product={details} content={product} mark={null} purchase={purchase(details)} />,
      },
    },
    {
      name: 'Quick view',
      isAlone: true,
      states: {
        ready: quickView({ status: 'ready', value: details }),
        'on its way': quickView({ status: 'loading', value: null }),
        failed: quickView({ status: 'failed', value: null, retry: nothing }),
      },
    },
    {
      name: 'Shop with filters',
      note: 'Search, category, brand and order stand in the URL.',
      isAlone: true,
      states: {
        all: (
          <DocumentsProvider value={async (_remote, name) => documents[name]}>
            <FilteredShop
              content={shop}
              words={filters}
              renderProduct={(item) => <BuyableProduct product={item} labels={shop.card} headingLevel={2} />}
            />
          </DocumentsProvider>
        ),
      },
    },
    {
      name: 'Filter sheet',
      note: 'Phones show the filters over the products.',
      isAlone: true,
      states: {
        open: (
          <FilterSheet words={filters.sheet} count={all.length} status="" onClose={nothing}>
            <FilterFields content={shop} words={filters} filters={noFilters} onChange={nothing} />
          </FilterSheet>
        ),
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
    {
      name: 'Featured products',
      note: 'The slot that the home page shows.',
      states: { carousel: <FeaturedProducts content={featured} /> },
    },
  ];
});
