import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import * as v from 'valibot';
import { parse as parseYaml } from 'yaml';

import { readArticle } from './article.ts';
import { explain } from './explain.ts';
import type { Fault } from './kind.ts';
import type { Lookups } from './lookups.ts';
import { referencesIn } from './references.ts';
import { noteRead } from './sourcesRead.ts';
import { withoutEnding } from '../pictures/pictures.ts';

export type Values = Readonly<Record<string, unknown>>;

type Read = { values: Values; faults: Fault[] };

const failed = (file: string, message: string): Read => ({
  values: {},
  faults: [{ file, field: '', message }],
});

function explainReferences(file: string, schema: v.GenericSchema, value: unknown, lookups: Lookups): Fault[] {
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

/** What stands in a file, before anything is known of its fields. */
function parse(file: string, text: string): { value: unknown; body: Values; faults: Fault[] } {
  if (!file.endsWith('.md')) return { value: JSON.parse(text), body: {}, faults: [] };
  const [, head, body = ''] = /^---\r?\n([\s\S]*?\n)---\r?\n?([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined) throw new Error('it begins with its fields between two lines of ---');
  const above = text.slice(0, text.length - body.length).split('\n').length - 1;
  const { sections, faults } = readArticle(body);
  return {
    value: parseYaml(head),
    body: { sections },
    faults: faults.map(({ line, message }) => ({ file, field: `line ${above + line}`, message })),
  };
}

/** A text and what it says, but for whether what it names is there. */
type Checked = Read & { text: string; schema: v.GenericSchema; value: unknown };

/** By file: many modules read the same ones, and between two savings nearly all say the same. */
const checked = new Map<string, Checked>();

function check(file: string, text: string, schema: v.GenericSchema): Checked {
  try {
    const { value, body, faults } = parse(file, text);
    const { success, output, issues = [] } = v.safeParse(schema, value);
    const found = issues.map((issue) => ({ file, ...explain(issue, schema) }));
    // Schemas of files are of objects.
    const values = success ? { ...(output as Values), ...body } : {};
    return { text, schema, value: success ? value : undefined, values, faults: [...faults, ...found] };
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    const message = `cannot be read, often for a comma or a quotation mark: ${reason}`;
    return { text, schema, value: undefined, ...failed(file, message) };
  }
}

/** Reads a file and checks it: its fields, and what they name. */
export function readFile(dir: string, file: string, schema: v.GenericSchema, lookups: Lookups): Read {
  const whole = path.join(dir, file);
  noteRead(whole);
  if (!existsSync(whole))
    return failed(file, 'is missing: an entry has a file for its facts and one per language');
  const text = readFileSync(whole, 'utf8');
  const known = checked.get(whole);
  const now = known?.text === text && known.schema === schema ? known : check(file, text, schema);
  checked.set(whole, now);
  const { values, faults, value } = now;
  return { values, faults: [...faults, ...explainReferences(file, schema, value, lookups)] };
}
