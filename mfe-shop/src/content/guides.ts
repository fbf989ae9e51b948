import type { PerLang } from '@clinic/shared/lang';

import { guide as en } from '#content/en/guide.data.ts';
import { guide as es } from '#content/es/guide.data.ts';
import type { Guide, GuideSection } from '#content/types.ts';

export const guides: PerLang<Guide> = { es, en };

export const sectionsOf = ({ parts }: Guide): readonly GuideSection[] =>
  parts.flatMap(({ sections }) => sections);

/** The section that says most of a product: of those that name it, the one that names the fewest others. */
export const sectionFor = (product: string, guide: Guide): GuideSection | undefined =>
  sectionsOf(guide)
    .filter(({ products = [] }) => products.includes(product))
    .toSorted((a, b) => (a.products?.length ?? 0) - (b.products?.length ?? 0))[0];
