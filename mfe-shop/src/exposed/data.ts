import type { MakeDocuments, RemoteData } from '@clinic/shared/contract';
import { describePages } from '@clinic/shared/describePages';
import { DESCRIPTIONS } from '@clinic/shared/descriptions';
import type { RemoteLinks } from '@clinic/shared/frame';
import type { Lang } from '@clinic/shared/lang';

import { availabilitySettings } from '#content/availabilitySettings.ts';
import type { CategoryView } from '#content/categories.ts';
import {
  describeCompare,
  describeGuide,
  describeList,
  describeProduct,
  describeRoutine,
  describeRoutineIndex,
} from '#content/describe.ts';
import { priceSettings } from '#content/priceSettings.ts';
import type { ShopSettings } from '#content/products.ts';
import { source } from '#content/schema.ts';
import { shopDocuments } from '#content/shopDocuments.ts';
import { paths } from '#paths.ts';

function linksIn(lang: Lang): RemoteLinks {
  const shop = { to: paths.shop, label: source.single('pages/tienda', lang).menu };
  const categories = source.entries('categorias', lang).map(({ id, menu }) => ({
    // The kind is fixed, so every id is a category page.
    to: paths.view(id as CategoryView),
    label: menu,
  }));
  return {
    menu: [{ order: 40, ...shop, below: categories }],
    footer: [{ order: 40, heading: shop.label, links: [shop, ...categories] }],
  };
}

export const links = { es: linksIn('es'), en: linksIn('en') } satisfies RemoteData['links'];

export const settings = {
  prices: priceSettings,
  availability: availabilitySettings,
} satisfies RemoteData['settings'];

export const documents: MakeDocuments<ShopSettings> = ({ lang, settings: given }) => {
  const { lists, products, guide, routines, routineIndex, routineLinks, compare, cart, featured, cards } =
    shopDocuments(lang, given);
  const described = [
    ...Object.values(lists).map((list) => describeList(list, lang)),
    ...products.map((product) => describeProduct(product, lang)),
    describeRoutineIndex(routineIndex),
    ...routines.map(describeRoutine),
    describeCompare(compare),
    ...describeGuide(guide),
  ];
  return {
    ...Object.fromEntries(Object.values(lists).map((list) => [paths.view(list.view), list])),
    ...Object.fromEntries(products.map((document) => [paths.product(document.product.id), document])),
    [paths.guide]: guide,
    [paths.routines]: routineIndex,
    ...Object.fromEntries(routines.map((routine) => [paths.routine(routine.slug), routine])),
    [paths.compare]: compare,
    'cart-widget': cart,
    'featured-products': featured,
    'product-cards': cards,
    routines: routineLinks,
    [DESCRIPTIONS]: describePages(lang, source.entries('questions', lang), described, () => 'shop'),
  };
};
