import type { SpaPageContent } from '#content/pageTypes.ts';

import { section } from './facial.data.ts';
import { layout } from './layout.ts';

export const content: SpaPageContent = { layout, section };
