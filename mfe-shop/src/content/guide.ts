import type { Lang } from '@tesela/core/lang';

import { source } from './schema.ts';

/** Reads the guide with its sections grouped by part. */
export function readGuide(lang: Lang) {
  const parts = Map.groupBy(source.entries('guia', lang), ({ part }) => part);
  return {
    ...source.single('pages/guia', lang),
    parts: [...parts].map(([id, entries]) => ({
      id,
      sections: entries.map(({ part: _part, ...section }) => section),
    })),
  };
}

export type Guide = ReturnType<typeof readGuide>;

/** A question about using the products, with its answer. `id` is the anchor: `/tienda/guia#retinol`. */
export type GuideSection = Guide['parts'][number]['sections'][number];

export const sectionsOf = ({ parts }: Guide): readonly GuideSection[] =>
  parts.flatMap(({ sections }) => sections);

/**
 * Returns the most specific section for a product: the section that names it and the fewest other products.
 */
export const sectionFor = (product: string, guide: Guide): GuideSection | undefined =>
  sectionsOf(guide)
    .filter(({ products = [] }) => products.includes(product))
    .toSorted((a, b) => (a.products?.length ?? 0) - (b.products?.length ?? 0))[0];
