import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import * as v from 'valibot';

import { explain } from './explain.ts';
import type { Fault } from './kind.ts';
import type { Lookups } from './lookups.ts';
import { referencesIn } from './references.ts';

export type Values = Readonly<Record<string, unknown>>;

type Read = { values: Values; faults: Fault[] };

const failed = (file: string, message: string): Read => ({
  values: {},
  faults: [{ file, field: '', message }],
});

function explainReferences(file: string, schema: v.GenericSchema, value: unknown, lookups: Lookups): Fault[] {
  return referencesIn(schema, value).flatMap(({ field, value: name, role }) => {
    if (role.input === 'picture' && !lookups.pictures().has(name))
      return [{ file, field, message: `names the picture "${name}", which is not in pictures/` }];
    if (role.input !== 'reference') return [];
    const ids = lookups.ids(role.kind);
    if (ids.includes(name)) return [];
    const message = `names "${name}" of ${role.kind}, which is not there. There are ${ids.join(', ')}`;
    return [{ file, field, message }];
  });
}

/** Reads a file and checks it: its fields, and what they name. */
export function readFile(dir: string, file: string, schema: v.GenericSchema, lookups: Lookups): Read {
  const whole = path.join(dir, file);
  if (!existsSync(whole))
    return failed(file, 'is missing: an entry has a file for its facts and one per language');
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(whole, 'utf8'));
  } catch (error) {
    return failed(
      file,
      `is not valid JSON, often a comma or a quotation mark: ${error instanceof Error ? error.message : ''}`,
    );
  }
  const { success, output, issues } = v.safeParse(schema, value);
  if (!success) return { values: {}, faults: issues.map((issue) => ({ file, ...explain(issue, schema) })) };
  // Schemas of files are of objects.
  return { values: output as Values, faults: explainReferences(file, schema, value, lookups) };
}
