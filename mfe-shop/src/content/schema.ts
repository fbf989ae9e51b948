import { clinicFactLabels } from '@clinic/shared/clinicFactLabels';
import { languages } from '@clinic/shared/languages';
import { defineContent } from '@tesela/content';
import { labelFile } from '@tesela/content/labels';
import { questionsOf } from '@tesela/content/questions';

import cart from '../../content/es/slots/cart-widget.json' with { type: 'json' };
import featured from '../../content/es/slots/featured-products.json' with { type: 'json' };
import cards from '../../content/es/slots/product-cards.json' with { type: 'json' };
import { priceSettings } from './priceSettings.ts';
import { availabilityFile } from './schema/availability.ts';
import { comparePage } from './schema/comparePage.ts';
import { guidePage, guideSection } from './schema/guide.ts';
import { product } from './schema/product.ts';
import { productPage } from './schema/productPage.ts';
import { routinePage } from './schema/routinePage.ts';
import { category, shopPage } from './schema/shopPage.ts';

/** The content of this micro-frontend that the clinic may change. */
export const source = defineContent(
  import.meta.url,
  languages,
  {
    products: product,
    categorias: category,
    guia: guideSection,
    questions: questionsOf(clinicFactLabels),
    'pages/tienda': shopPage,
    'pages/producto': productPage,
    'pages/guia': guidePage,
    'pages/rutina': routinePage,
    'pages/comparar': comparePage,
    'slots/cart-widget': labelFile(cart),
    'slots/featured-products': labelFile(featured),
    'slots/product-cards': labelFile(cards),
  },
  { prices: priceSettings, availability: availabilityFile },
);
