import type { Lang } from '@clinic/shared/lang';

import { source } from './schema.ts';

/** A legal text without the words of its controls. */
export function readLegal(id: 'privacidad' | 'terminos' | 'accesibilidad', lang: Lang) {
  const found = source.entries('legal', lang).find((text) => text.id === id);
  if (!found) throw new Error(`content/legal/${id}.json is missing.`);
  const { id: _id, ...text } = found;
  return text;
}
