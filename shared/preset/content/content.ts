import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import * as v from 'valibot';

import type { Lang } from '../../src/lang.ts';
import { explain } from './explain.ts';
import { idsIn } from './files.ts';
import { filesOf, type Entry, type Fault, type Kind, type Single } from './kind.ts';
import { pictureNames } from '../pictures/pictures.ts';
import { referencesIn } from './references.ts';

type Kinds = Readonly<Record<string, Kind>>;
type Values = Readonly<Record<string, unknown>>;
type Read = { id: string; order: number; es: Values; en: Values };

/** What the clinic says in one package, and the kinds of it. Runs at build and in tests, never in the browser. */
export type Content<K extends Kinds> = {
  dir: string;
  kinds: K;
  /** Ids of the entries of a kind, in the order of lists. */
  ids: (kind: keyof K & string) => string[];
  /**
   * The entries of a kind in one language, in the order of lists.
   * @throws Error that names every file, field and mistake of the kind
   */
  entries: <N extends keyof K & string>(kind: N, lang: Lang) => Entry<K[N]>[];
  /** The same for a kind of which there is one. */
  single: <N extends keyof K & string>(kind: N, lang: Lang) => Single<K[N]>;
  /** Every mistake in every file. */
  faults: () => Fault[];
};

const isId = (id: string): boolean => /^[a-z\d]+(?:-[a-z\d]+)*$/.test(id);

/**
 * Names the content of a package.
 * @param dir the package's folder; the content lies in `content/`
 * @param kinds what there is, by the name of its folder
 */
export function defineContent<const K extends Kinds>(dir: string, kinds: K): Content<K> {
  const known = (kind: string): Kind => {
    const found = kinds[kind];
    if (!found)
      throw new Error(`There is no kind "${kind}" of content. There are: ${Object.keys(kinds).join(', ')}.`);
    return found;
  };

  function idsOf(kind: string): string[] {
    if (known(kind).single) return [''];
    const folders = ['', 'es', 'en'].map((part) => path.join(dir, 'content', part, kind));
    return [...new Set(folders.flatMap(idsIn))].toSorted();
  }

  function referenceFaults(file: string, schema: v.GenericSchema, value: unknown): Fault[] {
    const pictures = new Set(pictureNames(dir));
    return referencesIn(schema, value).flatMap(({ field, value: name, role }) => {
      if (role.input === 'picture' && !pictures.has(name))
        return [{ file, field, message: `names the picture "${name}", which is not in pictures/` }];
      if (role.input !== 'reference' || idsOf(role.kind).includes(name)) return [];
      const message = `names "${name}" of ${role.kind}, which is not there. There are ${idsOf(role.kind).join(', ')}`;
      return [{ file, field, message }];
    });
  }

  function readFile(file: string, schema: v.GenericSchema, faults: Fault[]): Values {
    const whole = path.join(dir, file);
    if (!existsSync(whole)) {
      faults.push({
        file,
        field: '',
        message: 'is missing: an entry has a file for its facts and one per language',
      });
      return {};
    }
    let value: unknown;
    try {
      value = JSON.parse(readFileSync(whole, 'utf8'));
    } catch (error) {
      const message = `is not valid JSON, often a comma or a quotation mark: ${(error as Error).message}`;
      faults.push({ file, field: '', message });
      return {};
    }
    const { success, output, issues } = v.safeParse(schema, value);
    if (success) faults.push(...referenceFaults(file, schema, value));
    else faults.push(...issues.map((issue) => ({ file, ...explain(issue, schema) })));
    // Checked by its schema; what is wrong stops the reader.
    return success ? (output as Values) : {};
  }

  function read(kind: string): { entries: Read[]; faults: Fault[] } {
    const definition = known(kind);
    const { words, facts } = definition;
    const faults: Fault[] = [];
    const entries = idsOf(kind).map((id) => {
      const files = filesOf(kind, definition, id);
      if (id && !isId(id))
        faults.push({
          file: Object.values(files)[0] ?? kind,
          field: '',
          message: `has a name that no address can have: use small letters without accents, digits and hyphens`,
        });
      const { order = 0, ...common } = facts && files.facts ? readFile(files.facts, facts, faults) : {};
      const of = (file: string | undefined) => (words && file ? readFile(file, words, faults) : {});
      return {
        id,
        order: Number(order),
        es: { ...common, ...of(files.es) },
        en: { ...common, ...of(files.en) },
      };
    });
    return { entries: entries.toSorted((a, b) => a.order - b.order), faults };
  }

  function readWell(kind: string) {
    const { entries, faults } = read(kind);
    if (faults.length > 0)
      throw new Error(`${path.basename(dir)} has mistakes in its content.\n${describeFaults(faults)}`);
    return entries;
  }

  return {
    dir,
    kinds,
    ids: (kind) => readWell(kind).map(({ id }) => id),
    // Made of what the schemas of this very kind let through.
    entries: (kind, lang) =>
      readWell(kind).map(({ id, [lang]: values }) => ({ id, ...values }) as Entry<K[typeof kind]>),
    single: (kind, lang) => readWell(kind)[0]?.[lang] as Single<K[typeof kind]>,
    faults: () => Object.keys(kinds).flatMap((kind) => read(kind).faults),
  };
}

/** One line per mistake. */
export const describeFaults = (faults: readonly Fault[]): string =>
  faults.map(({ file, field, message }) => `  ${file}${field && `, ${field}`}: ${message}.`).join('\n');
