import type { RemoteData } from '@clinic/shared/contract';

import { links as en } from '#content/en/links.ts';
import { links as es } from '#content/es/links.ts';
import { priceSettings } from '#content/priceSettings.ts';

export const links = { es, en } satisfies RemoteData['links'];

export { documents } from '#content/priceDocuments.ts';

export const settings = { site: priceSettings } satisfies RemoteData['settings'];

export { knowledge } from '#content/knowledge.ts';
