import type { Mistake } from '../kind.ts';

/** Finds lists that have another length in the other language, since both languages say the same. */
export function compareLengths(
  files: { es: string; en: string },
  es: unknown,
  en: unknown,
  field = '',
): Mistake[] {
  if (typeof es !== 'object' || typeof en !== 'object' || es === null || en === null) return [];
  if (Array.isArray(es) && Array.isArray(en) && es.length !== en.length) {
    const message = `has ${en.length} items, and ${files.es} has ${es.length}: both languages say the same`;
    return [{ file: files.en, field, message }];
  }
  const translated = new Map(Object.entries(en));
  return Object.entries(es).flatMap(([key, value]) =>
    compareLengths(files, value, translated.get(key), field ? `${field}.${key}` : key),
  );
}
