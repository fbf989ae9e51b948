import { describePages } from '@tesela/content/describe';
import type { MakeDocuments, RemoteData } from '@tesela/core/contract';
import { DESCRIPTIONS } from '@tesela/core/descriptions';
import type { RemoteLinks } from '@tesela/core/frame';
import type { Lang } from '@tesela/core/lang';
import { pictureUrl } from '@tesela/core/pictureAsset';

import { availabilitySettings } from '#content/availabilitySettings.ts';
import type { CategoryView } from '#content/categories.ts';
import {
  describeGuide,
  describeList,
  describeProduct,
  describeRoutine,
  found,
  page,
} from '#content/describe.ts';
import { priceSettings } from '#content/priceSettings.ts';
import type { ShopSettings } from '#content/products.ts';
import { source } from '#content/schema.ts';
import { shopDocuments } from '#content/shopDocuments.ts';
import { CART_KEY } from '#features/cart/state/cartStorage.ts';
import { CART_ID, paths } from '#paths.ts';
import { pictures } from '#pictures.data.ts';

/** Shown in the menu. */
const picture = 'products/crema-nocturna-peptidos';

function linksIn(lang: Lang): RemoteLinks {
  const { menu, ways, inCart } = source.single('pages/tienda', lang);
  const shop = { to: paths.shop, label: menu };
  const categories = source.entries('categorias', lang).map(({ id, menu }) => ({
    // The kind is fixed, so every id is a category page.
    to: paths.view(id as CategoryView),
    label: menu,
  }));
  return {
    menu: [
      {
        order: 40,
        ...shop,
        below: [
          { to: paths.shop, label: ways.all },
          ...categories,
          { to: paths.routines, label: ways.routine },
          { to: paths.compare, label: ways.compare },
          { to: paths.guide, label: ways.guide },
        ],
        picture: pictureUrl(picture, pictures[picture], '-480.avif'),
        kept: { key: CART_KEY, at: CART_ID, label: inCart },
      },
    ],
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
    ...Object.values(lists).flatMap((list) => describeList(list, lang)),
    ...products.flatMap((product) => describeProduct(product, lang)),
    ...page(
      'pages/rutina',
      { ...routineIndex, index: routineIndex },
      {
        path: paths.routines,
        name: routineIndex.heading,
        ...found('product', routineIndex.lead, [
          ...routineIndex.worries.map(({ name }) => name),
          ...routineIndex.skins.map(({ name }) => name),
        ]),
        after: routineIndex.skins.map(({ name, hint }) => [name, hint]),
      },
    ),
    ...routines.map(describeRoutine),
    ...page('pages/comparar', compare, {
      path: paths.compare,
      name: compare.heading,
      ...found('page', compare.lead),
      about: 'shop',
      after: [compare.ready.heading, compare.comparisons.map(({ need }) => need)],
    }),
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
