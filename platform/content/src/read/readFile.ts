import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import * as v from 'valibot';

import type { FieldRole } from '../fields/fields.ts';
import type { Mistake } from '../kind.ts';
import { explain, schemaAt } from './explain.ts';
import type { Lookups } from './lookups.ts';
import { decode, ParseError, parseJson, parseMarkdown } from './parse.ts';
import { withoutEnding } from './pictureNames.ts';

export type FileValues = Readonly<Record<string, unknown>>;

type Read = { values: FileValues; mistakes: Mistake[] };

const failed = (file: string, message: string): Read => ({
  values: {},
  mistakes: [{ file, field: '', message }],
});

type Reference = { field: string; value: string; role: FieldRole };

/** Every picture, link and entry that a value names, with the field that does. */
function referencesIn(schema: v.GenericSchema | undefined, value: unknown, field = ''): Reference[] {
  if (!schema || value === null || value === undefined) return [];
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([key, item]) =>
      referencesIn(schemaAt(schema, key), item, field ? `${field}.${key}` : key),
    );
  const role = v.getMetadata(schema) as Partial<FieldRole>;
  const refers = role.input === 'picture' || role.input === 'reference' || role.input === 'link';
  return refers && typeof value === 'string' ? [{ field, value, role: role as FieldRole }] : [];
}

function explainReferences(
  file: string,
  schema: v.GenericSchema,
  value: unknown,
  lookups: Lookups,
): Mistake[] {
  return referencesIn(schema, value).flatMap(({ field, value: name, role }) => {
    if (role.input === 'picture' && !lookups.pictures().has(withoutEnding(name)))
      return [{ file, field, message: `names the picture "${name}", which is not in pictures/` }];
    if (role.input !== 'reference') return [];
    const ids = lookups.ids(role.kind);
    if (ids.includes(name)) return [];
    const message = `names "${name}" of ${role.kind}, which is not there. There are ${ids.join(', ')}`;
    return [{ file, field, message }];
  });
}

/** A file with its values, before its references are checked. */
type Checked = Read & { bytes: Buffer; schema: v.GenericSchema; value: unknown };

/** Cache by path, because many modules read the same files and few files change. */
const checked = new Map<string, Checked>();

function check(file: string, bytes: Buffer, schema: v.GenericSchema): Omit<Checked, 'bytes' | 'schema'> {
  try {
    const text = decode(bytes);
    const { value, body, mistakes } = file.endsWith('.md')
      ? parseMarkdown(text)
      : { value: parseJson(text), mistakes: [] };
    const { success, output, issues = [] } = v.safeParse(schema, value);
    const found = issues.map((issue) => ({ file, ...explain(issue, schema) }));
    // Schemas of files are of objects.
    const values = success ? { ...(output as FileValues), ...body } : {};
    const inBody = mistakes.map(({ line, message }) => ({ file, field: `line ${line}`, message }));
    return { value: success ? value : undefined, values, mistakes: [...inBody, ...found] };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return { value: undefined, ...failed(file, error.message) };
  }
}

/** Reads a file and checks it: its fields, and what they name. */
export function readFile(dir: string, file: string, schema: v.GenericSchema, lookups: Lookups): Read {
  const whole = path.join(dir, file);
  if (!existsSync(whole))
    return failed(file, 'is missing: an entry has a file for its facts and one per language');
  const bytes = readFileSync(whole);
  const known = checked.get(whole);
  const now =
    known?.bytes.equals(bytes) && known.schema === schema
      ? known
      : { bytes, schema, ...check(file, bytes, schema) };
  checked.set(whole, now);
  const { values, mistakes, value } = now;
  return { values, mistakes: [...mistakes, ...explainReferences(file, schema, value, lookups)] };
}

type InFile = readonly [file: string, value: unknown];

/**
 * Finds lists that are shorter than in another language, since all languages say the same.
 * @param all a value in each language, with its file
 */
export function compareLengths(all: readonly InFile[], field = ''): Mistake[] {
  const groups = all.filter((one): one is [string, object] => typeof one[1] === 'object' && one[1] !== null);
  const lists = groups.filter((one): one is [string, unknown[]] => Array.isArray(one[1]));
  const [longest] = lists.toSorted(([, a], [, b]) => b.length - a.length);
  const shorter = lists.filter(([, list]) => longest && list.length < longest[1].length);
  if (longest && shorter.length > 0)
    return shorter.map(([file, { length }]) => ({
      file,
      field,
      message: `has ${length} items, and ${longest[0]} has ${longest[1].length}: all languages say the same`,
    }));
  const keys = new Set(groups.flatMap(([, group]) => Object.keys(group)));
  return [...keys].flatMap((key) =>
    compareLengths(
      groups.map(([file, group]) => [file, group[key as keyof typeof group]]),
      field ? `${field}.${key}` : key,
    ),
  );
}
