import { languages } from '@clinic/shared/lang';
import type { Settings, Site } from '@clinic/shared/settings';

import type { ChatDocument } from '@clinic/shared/chatDocuments';

import { amountsIn, emailsIn, linksIn, longNumbersIn } from './facts.ts';
import { withLang } from './paths.ts';

/** All that a reply may say as a fact. */
export type Knowledge = {
  site: Site;
  /** Every path of the composed site, with its language. */
  paths: ReadonlySet<string>;
  /** Whole pesos. */
  prices: ReadonlySet<number>;
  links: ReadonlySet<string>;
  emails: ReadonlySet<string>;
  /** Digits of telephone and registry numbers. */
  numbers: ReadonlySet<string>;
};

/** Facts to check replies against; `prices` in whole pesos, by product. */
export type KnownSettings = Settings & { prices: Readonly<Record<string, number>> };

/** The footer stands on every page and is therefore no document. */
const footer = languages.map((lang) => withLang('/#contacto', lang));

/** Gathers what the settings and the composed pages say, so that a reply can be checked against it. */
export function knowledgeOf(documents: readonly ChatDocument[], { site, prices }: KnownSettings): Knowledge {
  const texts = [JSON.stringify(site), ...documents.map(({ text }) => text)];
  const { whatsapp, phone } = site.contact;
  return {
    site,
    paths: new Set([...documents.map(({ path }) => path), ...footer]),
    prices: new Set([
      ...Object.values(prices),
      ...site.priceRanges.flatMap(({ from, to }) => [from, to]),
      site.visits.assessment.price,
      site.shipping.price,
      ...amountsIn(JSON.stringify([site.visits, site.shipping.terms])),
    ]),
    links: new Set([`wa.me/${whatsapp}`, ...texts.flatMap(linksIn)]),
    emails: new Set(texts.flatMap(emailsIn)),
    numbers: new Set([whatsapp, ...[phone, ...texts].flatMap(longNumbersIn)]),
  };
}
