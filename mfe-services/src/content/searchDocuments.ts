import type { MakeDocuments } from '@clinic/shared/contract';
import type { PerLang } from '@clinic/shared/lang';
import {
  firstSentence,
  priceFrom,
  SEARCH_DOCUMENT,
  type SearchDocument,
} from '@clinic/shared/search/documents';

import { paths } from '#paths.ts';
import * as en from './en/search.data.ts';
import * as es from './es/search.data.ts';
import type { PriceSettings } from './priceSettings.ts';

const content: PerLang<typeof es> = { es, en };

/** What the search over the site finds here: every service, and every problem that people come with. */
export const documents: MakeDocuments<{ site: PriceSettings }> = ({ lang, settings: { site } }) => {
  const { services, problems } = content[lang];
  return {
    [SEARCH_DOCUMENT]: [
      ...problems.map(({ id, name, gloss, causes }): SearchDocument => ({
        kind: 'condition',
        path: paths.problem(id),
        title: name,
        line: gloss,
        words: causes,
      })),
      ...services.map(({ id, area, title, titleLang, description }): SearchDocument => ({
        kind: 'treatment',
        path: paths.service(area, id),
        title,
        titleLang,
        line: firstSentence(description),
        ...priceFrom(id, site.priceRanges),
      })),
    ],
  };
};
