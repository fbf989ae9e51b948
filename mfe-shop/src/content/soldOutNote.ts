import { clockOf } from '@clinic/shared/hours/clock';
import { formatDay } from '@clinic/shared/hours/say';
import type { Lang } from '@clinic/shared/lang';

import { soldOutOn, type Availability } from '#content/availabilitySettings.ts';
import { soldOut as en } from '#content/en/soldOut.ts';
import { soldOut as es } from '#content/es/soldOut.ts';

const words = { es, en };

/** That a product is sold out, in the words that every page, the cart and the order use. */
export type SoldOutNote = { says: string; returns?: string };

/** For one product on the day that compose runs. @returns nothing for one that can be had */
export function soldOutNote(id: string, availability: Availability, lang: Lang): SoldOutNote | undefined {
  const found = soldOutOn(clockOf(new Date()).date, id, availability);
  if (!found) return undefined;
  const { returns } = found;
  return { says: words[lang](returns && formatDay(returns, lang)), ...(returns && { returns }) };
}
