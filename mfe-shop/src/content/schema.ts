import { defineContent } from '@clinic/content';
import { questions } from '@clinic/content/questions';

import { priceSettings } from './priceSettings.ts';
import { availabilityFile } from './schema/availability.ts';
import { cartWidget } from './schema/cart.ts';
import { comparePage } from './schema/comparePage.ts';
import { guidePage, guideSection } from './schema/guide.ts';
import { product } from './schema/product.ts';
import { productPage } from './schema/productPage.ts';
import { routinePage } from './schema/routinePage.ts';
import { category, shopPage } from './schema/shopPage.ts';
import { featuredProducts, productCards } from './schema/slots.ts';

/** The content of this micro-frontend that the clinic may change. */
export const source = defineContent(
  import.meta.url,
  {
    products: product,
    categorias: category,
    guia: guideSection,
    questions,
    'pages/tienda': shopPage,
    'pages/producto': productPage,
    'pages/guia': guidePage,
    'pages/rutina': routinePage,
    'pages/comparar': comparePage,
    'slots/cart-widget': cartWidget,
    'slots/featured-products': featuredProducts,
    'slots/product-cards': productCards,
  },
  { prices: priceSettings, availability: availabilityFile },
);
