import { clockOf } from '@clinic/shared/hours/clock';
import { formatDate } from '@clinic/shared/hours/say';
import type { Lang } from '@clinic/shared/lang';

import { soldOutOn, type Availability } from '#content/availabilitySettings.ts';
import { soldOut as en } from '#content/en/soldOut.ts';
import { soldOut as es } from '#content/es/soldOut.ts';
import type { SoldOutNote } from '#content/types.ts';

const words = { es, en };

/** For one product on the day that compose runs. @returns nothing for one that can be had */
export function soldOutNote(id: string, availability: Availability, lang: Lang): SoldOutNote | undefined {
  const found = soldOutOn(clockOf(new Date()).date, id, availability);
  if (!found) return undefined;
  const { returns } = found;
  return { says: words[lang](returns && formatDate(returns, lang)), ...(returns && { returns }) };
}
