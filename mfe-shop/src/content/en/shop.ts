import { formatNumber } from '@clinic/shared/money';

import type { ShopContent } from '#content/types.ts';

import { card } from './card.ts';
import { details } from './details.ts';
import { quickView } from './quickView.ts';

export const content: ShopContent = {
  kicker: 'Shop',
  viewsLabel: 'Shop categories',
  skip: { cart: 'Skip the products and go to the cart', assistant: 'Go to the assistant' },
  guide: {
    text: 'Unsure how to use them?',
    label: 'Read the guide',
  },
  count: (count) => (count === 1 ? '1 product' : `${formatNumber(count, 'en')} products`),
  filters: {
    label: 'Search and filter products',
    search: 'Search products',
    clearSearch: 'Clear the search',
    category: 'Category',
    brand: 'Brand',
    allBrands: 'All brands',
    available: 'Available only',
    sort: {
      label: 'Sort by',
      byClinic: 'The clinic’s selection',
      byRelevance: 'Relevance',
      byName: 'Name, A to Z',
      byPrice: 'Price, low to high',
      byPriceDown: 'Price, high to low',
      byUnitPrice: 'Price per ml or g, low to high',
    },
    sheet: {
      open: (applied) => (applied === 0 ? 'Filter' : `Filter (${applied})`),
      heading: 'Filter products',
      close: 'Close the filters',
      show: (products) =>
        products === 1 ? 'Show 1 product' : `Show ${formatNumber(products, 'en')} products`,
    },
    applied: {
      label: 'Applied filters',
      remove: 'Remove filter:',
      brand: 'Brand',
      text: 'Search',
      available: 'Availability',
      clear: 'Clear filters',
    },
    quoted: (text) => `“${text}”`,
    none: {
      text: 'No products were found with the selected filters.',
      everywhere: 'Search the whole shop',
      ask: 'Ask the clinic',
      question: 'Hello, I cannot find the product I am looking for in the shop. Could you help me, please?',
    },
    searching: 'Searching…',
    failed: 'We could not load the search. What you chose is still here.',
    retry: 'Try again',
    unknown: 'The link asked for a filter that the shop does not have; we left it out.',
  },
  filterInShop: 'Filter in the whole shop',
  card,
  details,
  quickView,
  views: {
    all: {
      meta: {
        title: 'Skin and hair care shop',
        description:
          'Face care, hair care and sun protection chosen by dermatologists. Put your order together and confirm it with the clinic on WhatsApp.',
      },
      label: 'All',
      heading: 'Care to continue at home',
      lead: 'A short selection, chosen by our dermatologists. Put your order together and we will confirm it on WhatsApp: you pay nothing here. Prices are in Colombian pesos (COP).',
    },
    rejuvenecimiento: {
      meta: {
        title: 'Rejuvenation products',
        description:
          'Serums, creams and eye care for skin that looks rested, supple and hydrated. Order on WhatsApp with the clinic.',
      },
      label: 'Rejuvenation',
      heading: 'Rejuvenation',
      lead: 'Peptides, retinol, ceramides and hyaluronic acid for skin that looks rested and supple. Prices in Colombian pesos (COP).',
    },
    capilar: {
      meta: {
        title: 'Hair care products',
        description:
          'Shampoos, tonics, masks and oils for scalp and hair. Order on WhatsApp with the clinic.',
      },
      label: 'Hair',
      heading: 'Hair care',
      lead: 'From scalp to ends: gentle cleansing, light tonics and nourishment that does not weigh hair down. Prices in Colombian pesos (COP).',
    },
    'anti-acne': {
      meta: {
        title: 'Anti-acne products',
        description:
          'Cleansers, serums and light moisturizers for oily or blemish-prone skin. Order on WhatsApp with the clinic.',
      },
      label: 'Anti-acne',
      heading: 'Anti-acne',
      lead: 'Cleansing that does not leave skin tight and light hydration for oily or blemish-prone skin. Prices in Colombian pesos (COP).',
    },
    antimanchas: {
      meta: {
        title: 'Dark spot products',
        description:
          'Vitamin C, tranexamic acid, niacinamide and other actives for a more even tone. Order on WhatsApp with the clinic.',
      },
      label: 'Dark spots',
      heading: 'Dark spots',
      lead: 'Radiance and a tone that looks more even, with daily use and sunscreen every morning. Prices in Colombian pesos (COP).',
    },
  },
};
