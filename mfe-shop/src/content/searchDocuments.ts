import type { MakeDocuments } from '@clinic/shared/contract';
import type { PerLang } from '@clinic/shared/lang';
import { firstSentence, SEARCH_DOCUMENT, type SearchDocument } from '@clinic/shared/search/documents';

import { content as enWords } from '#content/en/shop.ts';
import { products as en } from '#content/en/products.data.ts';
import { guides, sectionsOf } from '#content/guides.ts';
import { content as esWords } from '#content/es/shop.ts';
import { products as es } from '#content/es/products.data.ts';
import type { Availability } from '#content/availabilitySettings.ts';
import type { Prices } from '#content/priceSettings.ts';
import { soldOutNote } from '#content/soldOutNote.ts';
import { guidePath, guideSectionPath, productPath } from '#paths.ts';

const catalogues = {
  es: { products: es, words: esWords },
  en: { products: en, words: enWords },
} satisfies PerLang<unknown>;

/** What the search over the site finds of the shop: every product, with today's price, and what the guide answers. */
export const documents: MakeDocuments<{ prices: Prices; availability?: Availability }> = ({
  lang,
  settings: { prices, availability = {} },
}) => {
  const { products, words } = catalogues[lang];
  const { lines } = words.card;
  const guide = guides[lang];
  return {
    [SEARCH_DOCUMENT]: [
      ...products.map(
        ({ id, name, gloss, brand, line, category, summary, ingredients, price }): SearchDocument => {
          const amount = prices[id] ?? price;
          const soldOut = soldOutNote(id, availability, lang);
          return {
            kind: 'product',
            path: productPath(id),
            title: gloss ?? name,
            titleLang: gloss ? undefined : 'es',
            line: soldOut ? `${soldOut.says}. ${firstSentence(summary)}` : firstSentence(summary),
            ...(amount && { price: { amount } }),
            words: [...(gloss ? [name] : []), brand, category, lines[line], ...ingredients],
          };
        },
      ),
      { kind: 'page', path: guidePath, title: guide.heading, line: firstSentence(guide.lead) },
      ...sectionsOf(guide).map(({ id, question, topic, answer }): SearchDocument => ({
        kind: 'question',
        path: guideSectionPath(id),
        title: question,
        line: firstSentence(answer[0] ?? ''),
        words: [topic],
      })),
    ],
  };
};
