import type { PerLang } from '@clinic/shared/lang';
import type { RemoteDocuments } from '@clinic/shared/contract';

import { guide as en } from '#content/en/guide.data.ts';
import { guide as es } from '#content/es/guide.data.ts';
import type { Guide, GuideEntry, ProductThumb } from '#content/types.ts';
import { guidePath } from '#paths.ts';

export const guides: PerLang<Omit<Guide, 'parts'> & { sections: readonly GuideEntry[] }> = { es, en };

/** The section that says most of a product: of those that name it, the one with the fewest others. */
export function sectionFor(product: string, sections: readonly GuideEntry[]): GuideEntry | undefined {
  const naming = sections.filter(({ products = [] }) => products.includes(product));
  return naming.toSorted((a, b) => (a.products?.length ?? 0) - (b.products?.length ?? 0))[0];
}

/** The document of the guide, in the language of its products. */
export function guideDocument(
  { sections, ...page }: (typeof guides)['es'],
  thumbs: readonly ProductThumb[],
): RemoteDocuments {
  const shown = sections.map(({ part, products = [], ...section }) => ({
    part,
    section: {
      ...section,
      products: products.flatMap((id) => thumbs.filter((thumb) => thumb.id === id)),
    },
  }));
  const parts = [...Map.groupBy(shown, ({ part }) => part)].map(([id, all]) => ({
    id,
    sections: all.map(({ section }) => section),
  }));
  return { [guidePath]: { ...page, parts } satisfies Guide };
}
