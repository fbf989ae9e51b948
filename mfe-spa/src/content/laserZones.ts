import { formatCop, pesos } from '@clinic/shared/money';
import type { PriceSettings } from '@clinic/shared/priceSettings';
import { treatmentPriceOf } from '@clinic/shared/siteFacts';
import type { Description } from '@tesela/core/descriptions';
import { fill } from '@tesela/core/fill';
import type { Lang } from '@tesela/core/lang';

import { paths } from '#paths.ts';

import type { LaserSettings } from './laserSettings.ts';
import { source } from './schema.ts';

const spanOf = ({ from, to }: { from: number; to: number }, lang: Lang): string =>
  [...new Set([from, to])].join(lang === 'es' ? ' a ' : ' to ');

/** @throws Error with the name of a zone whose price is outside the published range */
function assertInRange({ treatment, zones }: LaserSettings, ranges: PriceSettings['priceRanges']): void {
  const range = ranges.find(({ id }) => id === treatment);
  const lost = range && zones.find(({ price }) => price < range.from || price > range.to);
  if (lost)
    throw new Error(
      `settings/laser.json: "${lost.id}" costs ${lost.price}, which is not within the range of "${treatment}" in settings/site.json (${range.from} to ${range.to}).`,
    );
}

/**
 * Makes the table of zones in one language.
 * @returns undefined if the settings have no zones
 * @throws Error if a price is outside the published range
 */
export function laserZones(lang: Lang, settings: LaserSettings, prices: PriceSettings) {
  if (settings.zones.length === 0) return undefined;
  assertInRange(settings, prices.priceRanges);
  const { lead, ...words } = source.single('slots/laser-zones', lang);
  const { valuation = '' } = treatmentPriceOf(settings.treatment, prices, lang) ?? {};
  const rows = settings.zones.map(({ id, name, price, minutes, sessions }) => ({
    id,
    name: name[lang],
    price: pesos(price, lang),
    minutes: `${minutes} min`,
    sessions: spanOf(sessions, lang),
  }));
  return {
    treatment: settings.treatment,
    words: { ...words, lead: fill(lead, { valuation }, lang) },
    rows,
  };
}

export type LaserZones = NonNullable<ReturnType<typeof laserZones>>;

/** Returns all names of a zone. The names in `also` are separated by commas. */
const namesOf = ({ name, also }: LaserSettings['zones'][number], lang: Lang): string[] =>
  [name[lang], ...(also?.[lang].split(',') ?? [])].map((one) => one.trim());

/** Describes the zones for the search, and the answer of the assistant about a zone. */
export function describeZones(lang: Lang, { zones }: LaserSettings, { words, rows }: LaserZones) {
  const all = zones.map((zone, index) => {
    const { name = '', price = '', minutes = '', sessions = '' } = rows[index] ?? {};
    const says = fill(words.says, { name, price, minutes, sessions }, lang);
    return { zone, says, minutes, title: fill(words.title, { name: name.toLowerCase() }, lang) };
  });
  return {
    search: all.map(({ zone, says, minutes, title }): Description => ({
      path: paths.zone(zone.id),
      about: 'care',
      questions: [],
      facts: { duration: minutes },
      title,
      search: {
        kind: 'experience',
        line: says,
        price: formatCop(zone.price, lang),
        words: namesOf(zone, lang),
      },
    })),
    offers: all.map(({ zone, says }) => ({ names: namesOf(zone, lang), says })),
  };
}
