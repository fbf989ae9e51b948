import type { SpaPageContent } from '#content/types.ts';

import { section } from './facial.data.ts';
import { layout } from './layout.ts';

export const content: SpaPageContent = { layout, section };
