import { source } from '#content/schema.ts';
import type { AboutContent } from '#content/types.ts';

export const content: AboutContent = source.single('pages/nosotros', 'en');
