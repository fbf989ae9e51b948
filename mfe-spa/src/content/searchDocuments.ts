import type { MakeDocuments } from '@clinic/shared/contract';
import type { PerLang } from '@clinic/shared/lang';
import { priceFrom, SEARCH_DOCUMENT, type SearchDocument } from '@clinic/shared/search/documents';

import { paths } from '#paths.ts';
import * as en from './en/search.data.ts';
import * as es from './es/search.data.ts';
import type { PriceSettings } from './priceSettings.ts';

const content: PerLang<typeof es> = { es, en };

/** What the search over the site finds of the spa: every experience. */
export const documents: MakeDocuments<{ site: PriceSettings }> = ({ lang, settings: { site } }) => ({
  [SEARCH_DOCUMENT]: content[lang].experiences.map(
    ({ id, section, title, titleLang, kind, shortDescription }): SearchDocument => ({
      kind: 'experience',
      path: paths.experience(section, id),
      title,
      titleLang,
      line: shortDescription,
      words: [kind],
      ...priceFrom(id, site.priceRanges),
    }),
  ),
});
