import * as v from 'valibot';

import type { FieldRole } from '../fields/fields.ts';
import { schemaAt } from './explain.ts';

export type Reference = { field: string; value: string; role: FieldRole };

/** Every picture, link and entry that a value names, with the field that does. */
export function referencesIn(schema: v.GenericSchema | undefined, value: unknown, field = ''): Reference[] {
  if (!schema || value === null || value === undefined) return [];
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([key, item]) =>
      referencesIn(schemaAt(schema, key), item, field ? `${field}.${key}` : key),
    );
  const role = v.getMetadata(schema) as Partial<FieldRole>;
  const refers = role.input === 'picture' || role.input === 'reference' || role.input === 'link';
  return refers && typeof value === 'string' ? [{ field, value, role: role as FieldRole }] : [];
}
