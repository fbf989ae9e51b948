import { parseSettings } from '@clinic/shared/settings';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

import type { KnownSettings } from './knowledge.ts';
import { parseDocuments, type ChatDocument } from '@clinic/shared/chatDocuments';

const live = path.join(import.meta.dirname, '../../../.site/live');
/** What the clinic wrote, not what compose made of it: an amount that the assistant says must stand there. */
const priceFile = path.join(import.meta.dirname, '../../../settings/prices.json');
const priceList = v.object({ prices: v.record(v.string(), v.number()) });
const productFolder = path.join(import.meta.dirname, '../../../mfe-shop/content/products');
const priced = v.object({ price: v.optional(v.number()) });
const settingsFile = v.object({ site: v.unknown() });

async function readLive(name: string): Promise<unknown> {
  const text = await readFile(path.join(live, name), 'utf8').catch(() => {
    throw new Error(`.site/live/${name} is missing: run pnpm build and pnpm compose first.`);
  });
  return JSON.parse(text);
}

async function readPrices(): Promise<Record<string, number>> {
  const files = await readdir(productFolder);
  const own = await Promise.all(
    files.map(async (file) => {
      const { price } = v.parse(priced, JSON.parse(await readFile(path.join(productFolder, file), 'utf8')));
      return price === undefined ? [] : [[path.basename(file, '.json'), price] as const];
    }),
  );
  const { prices } = v.parse(priceList, JSON.parse(await readFile(priceFile, 'utf8')));
  return { ...Object.fromEntries(own.flat()), ...prices };
}

/**
 * What the assistant knows of the composed site, and the settings to check its replies against.
 * @throws Error when the site is not composed
 */
export async function readSite(): Promise<{ documents: ChatDocument[]; settings: KnownSettings }> {
  const documents = parseDocuments(await readLive('chat.json'));
  const { site } = v.parse(settingsFile, await readLive('settings.json'));
  return { documents, settings: { ...parseSettings({ site }), prices: await readPrices() } };
}
