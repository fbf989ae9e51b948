import { defineRemote, page, slot, type Slots } from '@clinic/shared/contract';

import type {
  CartContent,
  FeaturedContent,
  GuideContent,
  ProductDetails,
  ProductList,
  ProductSummary,
  ShopPageContent,
  ShopView,
  ProductCardsContent,
  ProductContent,
  ProductThumb,
} from '#content/types.ts';
import { guidePath, paths, productPattern } from '#paths.ts';

/** The five pages of the shop share their code and words. */
const shopPage = (view: ShopView) =>
  page<ShopPageContent, ProductList>(paths[view], {
    data: 'composed',
    chunk: 'shop',
    page: () => import(/* webpackChunkName: "shop" */ '#pages/ShopPage.tsx'),
    content: {
      es: () =>
        import(/* webpackChunkName: "shop.es" */ '#content/es/shop.ts').then((m) => ({ ...m.content, view })),
      en: () =>
        import(/* webpackChunkName: "shop.en" */ '#content/en/shop.ts').then((m) => ({ ...m.content, view })),
    },
  });

const productPage = page<ProductContent, ProductDetails>(productPattern, {
  data: 'composed',
  chunk: 'product',
  page: () => import(/* webpackChunkName: "product" */ '#pages/ProductPage.tsx'),
  content: {
    es: () => import(/* webpackChunkName: "product.es" */ '#content/es/product.ts').then((m) => m.content),
    en: () => import(/* webpackChunkName: "product.en" */ '#content/en/product.ts').then((m) => m.content),
  },
});

const guidePage = page<GuideContent, readonly ProductThumb[]>(guidePath, {
  data: 'composed',
  chunk: 'guide',
  page: () => import(/* webpackChunkName: "guide" */ '#pages/GuidePage.tsx'),
  content: {
    es: () => import(/* webpackChunkName: "guide.es" */ '#content/es/guide.ts').then((m) => m.content),
    en: () => import(/* webpackChunkName: "guide.en" */ '#content/en/guide.ts').then((m) => m.content),
  },
});

export const remote = defineRemote({
  name: 'mfe_shop',
  routes: [
    shopPage('all'),
    shopPage('rejuvenecimiento'),
    shopPage('capilar'),
    shopPage('anti-acne'),
    shopPage('antimanchas'),
    guidePage,
    productPage,
  ],
  slots: {
    'cart-widget': slot<CartContent>({
      chunk: 'cart-widget',
      widget: { order: 10, under: [paths.all] },
      component: () =>
        import(/* webpackChunkName: "cart-widget" */ '#features/cart/window/CartWidget.tsx').then((m) => ({
          Slot: m.CartWidget,
        })),
      content: {
        es: () =>
          import(/* webpackChunkName: "cart-widget.es" */ '#content/es/cart.ts').then((m) => m.content),
        en: () =>
          import(/* webpackChunkName: "cart-widget.en" */ '#content/en/cart.ts').then((m) => m.content),
      },
    }),
    'featured-products': slot<FeaturedContent, readonly ProductSummary[]>({
      data: 'composed',
      chunk: 'featured-products',
      component: () =>
        import(/* webpackChunkName: "featured-products" */ './FeaturedProducts.tsx').then((m) => ({
          Slot: m.FeaturedProducts,
        })),
      content: {
        es: () =>
          import(/* webpackChunkName: "featured-products.es" */ '#content/es/featured.ts').then(
            (m) => m.content,
          ),
        en: () =>
          import(/* webpackChunkName: "featured-products.en" */ '#content/en/featured.ts').then(
            (m) => m.content,
          ),
      },
    }),
    'product-cards': slot<ProductCardsContent, readonly ProductThumb[], Slots['product-cards']>({
      props: { products: 'string[]' },
      data: 'composed',
      chunk: 'product-cards',
      component: () =>
        import(/* webpackChunkName: "product-cards" */ './ProductCards.tsx').then((m) => ({
          Slot: m.ProductCards,
        })),
      content: {
        es: () =>
          import(/* webpackChunkName: "product-cards.es" */ '#content/es/productCards.ts').then(
            (m) => m.content,
          ),
        en: () =>
          import(/* webpackChunkName: "product-cards.en" */ '#content/en/productCards.ts').then(
            (m) => m.content,
          ),
      },
    }),
  },
});
