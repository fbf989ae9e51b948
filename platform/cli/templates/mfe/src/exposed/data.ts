import type { RemoteData } from '@clinic/shared/contract';

import { links as en } from '#content/en/links.ts';
import { links as es } from '#content/es/links.ts';

export const links = { es, en } satisfies RemoteData['links'];
