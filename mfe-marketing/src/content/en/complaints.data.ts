import { source } from '#content/schema.ts';
import type { ComplaintsContent } from '#content/types.ts';

export const content: ComplaintsContent = source.single('pages/pqrs', 'en');
