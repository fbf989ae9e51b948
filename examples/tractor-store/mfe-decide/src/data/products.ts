import { drawTractor } from '@tractor-store/art/pictures';

import products from './products.json' with { type: 'json' };

const withPicture = (variant: { sku: string; name: string; color: string }) => ({
  ...variant,
  picture: drawTractor(variant.sku, variant.color).url,
});

export type ProductVariant = ReturnType<typeof withPicture>;

export type ProductDocument = {
  name: string;
  highlights: readonly string[];
  variants: readonly ProductVariant[];
  /** The variant that the page shows. */
  sku: string;
};

/** The pages of every product: its own, with the first variant, and one of each variant. By number. */
export const productPages: [string, ProductDocument][] = products.flatMap(
  ({ id, name, highlights, variants }) => {
    const all = variants.map(withPicture);
    const pageOf = (number: string, sku: string): [string, ProductDocument] => [
      number,
      { name, highlights, variants: all, sku },
    ];
    return [pageOf(id, variants[0]?.sku ?? ''), ...variants.map(({ sku }) => pageOf(sku, sku))];
  },
);
