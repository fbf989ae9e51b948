import { source } from '#content/schema.ts';
import type { FaqContent } from '#content/types.ts';

export const content: FaqContent = {
  ...source.single('pages/faq', 'en'),
  items: source.entries('faq', 'en'),
};
