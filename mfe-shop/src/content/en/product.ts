import type { ProductContent } from '#content/types.ts';

import { card } from './card.ts';
import { details } from './details.ts';

export const content: ProductContent = {
  card,
  details,
  meta: { title: (name, brand) => `${name} · ${brand}` },
  trail: { label: 'Breadcrumb', shop: 'Shop' },
  guide: 'How to use the products',
  facts: {
    label: 'At a glance',
    brand: 'Brand',
    category: 'Category',
    line: 'Line',
    need: 'Made for',
    size: 'Size',
  },
  needs: {
    Manchas: 'Dark spots and uneven tone',
    'Anti-acné': 'Oily or blemish-prone skin',
    Antiacne: 'Oily or blemish-prone skin',
    'Protección Solar': 'Daily care in the sun',
    Capilar: 'Scalp and hair',
    Rejuvenecimiento: 'Expression lines, firmness and hydration',
  },
  ordering:
    'Orders go through WhatsApp: the clinic confirms availability and how to pay. Prices are in Colombian pesos (COP). Shipping: {shippingPrice}. {shippingTerms}',
  composition: {
    heading: 'All ingredients and health notification',
    notification: 'Mandatory health notification (NSO)',
    sample: 'Sample data: replaced with the label’s before publishing.',
  },
  advice: {
    heading: 'Before you use it',
    text: 'If you have allergies, are pregnant or breastfeeding, or are being treated for a skin condition, ask your specialist first. If in doubt, ask us.',
  },
  related: { kicker: 'From the same category', heading: 'You may also like' },
};
