import type { MakeDocuments, RemoteData } from '@clinic/shared/contract';

import { documents as shop } from '#content/documents.ts';
import { links as en } from '#content/en/links.ts';
import { links as es } from '#content/es/links.ts';
import { availabilitySettings, type Availability } from '#content/availabilitySettings.ts';
import { priceSettings, type Prices } from '#content/priceSettings.ts';
import { documents as search } from '#content/searchDocuments.ts';

export const documents: MakeDocuments<{ prices: Prices; availability?: Availability }> = (context) => ({
  ...shop(context),
  ...search(context),
});

export { knowledge } from '#content/knowledge.ts';

export const links = { es, en } satisfies RemoteData['links'];

export const settings = {
  prices: priceSettings,
  availability: availabilitySettings,
} satisfies RemoteData['settings'];
