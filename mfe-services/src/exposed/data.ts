import type { MakeDocuments, RemoteData } from '@clinic/shared/contract';

import { documents as problems } from '#content/documents.ts';
import { links as en } from '#content/en/links.ts';
import { links as es } from '#content/es/links.ts';
import { documents as prices } from '#content/priceDocuments.ts';
import { priceSettings, type PriceSettings } from '#content/priceSettings.ts';
import { documents as search } from '#content/searchDocuments.ts';

export const links = { es, en } satisfies RemoteData['links'];

export const documents: MakeDocuments<{ site: PriceSettings }> = (context) => ({
  ...problems(context),
  ...prices(context),
  ...search(context),
});

export const settings = { site: priceSettings } satisfies RemoteData['settings'];

export { knowledge } from '#content/knowledge.ts';
