import type { SitePath } from '@tesela/core/lang';
import * as v from 'valibot';

import { withoutEnding } from '../read/pictureNames.ts';

/** What a form shows beside a field, and what it says about it: in Spanish, for the site's staff. */
type Words = {
  title: string;
  /** What the field is for, and what the law asks. */
  hint?: string;
};

/** What a field is for, beyond its type. The editor's form and the check of references read it. */
export type FieldRole =
  /** Text on one line, or text of some sentences; `quoted: false` where nobody may quote it without its place. */
  | { input: 'line' | 'text'; quoted?: false }
  /** The anchor of a part of a page, whose heading is the text that follows. */
  | { input: 'anchor' }
  /** The body of an article. */
  | { input: 'markdown' }
  /** Name of a picture in the package's `pictures/`, and the folder there that new ones are put into. */
  | { input: 'picture'; folder: string }
  /** Id of an entry of another kind. */
  | { input: 'reference'; kind: string }
  /** A page of the site, of any micro-frontend. */
  | { input: 'link' };

const describe = <S extends v.GenericSchema>(schema: S, { title, hint }: Words, role: FieldRole) =>
  v.pipe(schema, v.title(title), v.description(hint ?? ''), v.metadata(role));

type TextField = Words & {
  /** Most characters for which the page has room. */
  max: number;
  /** Fewest characters that make sense. */
  min?: number;
  /** Values that code puts in, which the text must name in braces: `{count}`. */
  names?: readonly string[];
  /** `false` for what search and assistant leave out: it means nothing, or too much, away from its place. */
  quoted?: false;
};

const trimmed = v.check((value: string) => value === value.trim(), 'begins or ends with a space');

const naming = (names: readonly string[]) =>
  v.check(
    (value: string) => names.every((name) => value.includes(`{${name}}`)),
    `must name ${names.map((name) => `{${name}}`).join(' and ')}: code puts the value there`,
  );

const textOf = ({ min = 1, max, names = [] }: TextField) =>
  v.pipe(v.string(), v.minLength(min), v.maxLength(max), trimmed, naming(names));

/** Only code can fill in values, so what names them is not quoted as it is written. */
const roleOf = (input: 'line' | 'text', { names, quoted }: TextField): FieldRole =>
  names || quoted === false ? { input, quoted: false } : { input };

const onOneLine = v.regex<string, string>(/^[^\n]*$/, 'has a line break, and its place has one line');

/** A title, a label: text on one line. */
export const line = (field: TextField) =>
  describe(v.pipe(textOf(field), onOneLine), field, roleOf('line', field));

/** A text of some sentences. */
export const text = (field: TextField) => describe(textOf(field), field, roleOf('text', field));

/** Anchor of a part of the page. Its group begins with it, and the heading follows. */
export const anchor = () =>
  describe(
    v.pipe(v.string(), v.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'must be small letters, digits and hyphens')),
    { title: 'Ancla', hint: 'Igual en los dos idiomas: la dirección de la sección.' },
    { input: 'anchor' },
  );

/** Yes or no; the form has a switch. */
export const yesNo = (words: Words) =>
  v.pipe(v.boolean(), v.title(words.title), v.description(words.hint ?? ''));

/** Name of a picture: `spa/glow-express-45`. The editor calls it by its file, `spa/glow-express-45.jpg`. */
export const picture = <Name extends string = string>({ folder, ...words }: Words & { folder: string }) =>
  // `readFile` checks that the picture exists, so the name may have the type of the generated names.
  v.pipe(
    describe(v.string(), words, { input: 'picture', folder }),
    v.transform(withoutEnding),
  ) as unknown as v.GenericSchema<Name>;

/** The entry of another kind of the same package. */
export const reference = <Id extends string = string>(kind: string, words: Words) =>
  // `readFile` checks that the entry exists, so the id may have the type of the ids in the code.
  describe(v.string(), words, { input: 'reference', kind }) as unknown as v.GenericSchema<Id>;

/** Leads to a page or a place on it: `/events/open-day`, `/help#payment`. */
export const link = (words: Words) =>
  describe(
    v.pipe(v.string(), v.regex(/^\/[^\s]*$/, 'must be a page of the site, e.g. /help#payment')),
    words,
    { input: 'link' },
    // The pattern is the type's.
  ) as unknown as v.GenericSchema<SitePath>;

/** One of a few values, with what a form calls each. */
export const choice = <const Labels extends Record<string, string>>(labels: Labels, words: Words) =>
  v.pipe(
    // The keys of a const object are its type's keys; Object.keys widens them.
    v.picklist(Object.keys(labels) as (keyof Labels & string)[]),
    v.title(words.title),
    v.description(words.hint ?? ''),
    v.metadata({ input: 'choice', labels }),
  );

type NumberField = Words & { min: number; max: number };

export const wholeNumber = ({ min, max, ...words }: NumberField) =>
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
    v.title(words.title),
    v.description(words.hint ?? ''),
  );

/** Place among the entries of its kind: lists show lower numbers first. */
export const order = () =>
  wholeNumber({
    title: 'Orden',
    hint: 'Los números menores van primero. Deje espacio entre uno y otro (10, 20, 30) para intercalar después.',
    min: 0,
    max: 100_000,
  });

/** ISO day. */
export const day = (words: Words) =>
  v.pipe(
    v.string(),
    v.isoDate('must be a day such as 2026-03-31'),
    v.title(words.title),
    v.description(words.hint ?? ''),
  );

type ListField = Words & { min?: number; max?: number };

/** An id that two items of a list have. */
function repeatedId(items: readonly unknown[]): string | undefined {
  const ids = items.flatMap((item) => (item as { id?: string } | null)?.id ?? []);
  return ids.find((id, index) => ids.indexOf(id) !== index);
}

export const list = <S extends v.GenericSchema>(item: S, { min = 1, max = 1000, ...words }: ListField) =>
  v.pipe(
    v.array(item),
    v.minLength(min),
    v.maxLength(max),
    v.check(
      (items) => repeatedId(items) === undefined,
      ({ input }) => `has two items with the id "${repeatedId(input)}": give one of them another`,
    ),
    v.title(words.title),
    v.description(words.hint ?? ''),
  );

/** Fails when a schema is defined, because the editor refuses all forms when one name is wrong. */
function assertPlainName(name: string): void {
  if (/^[\w-]+$/.test(name)) return;
  throw new Error(
    `"${name}" cannot name a field: use letters without accents, digits, hyphens or underscores.`,
  );
}

type Entries = Readonly<Record<string, v.GenericSchema | string>>;
type Fields<E extends Entries> = {
  [K in keyof E]: E[K] extends v.GenericSchema ? E[K] : ReturnType<typeof line>;
};

/**
 * Fields that belong together. A string instead of a schema is the title of a short text, such as that of a button.
 * @param max most characters of its short texts
 * @throws Error when a name has anything but letters without accents, digits, hyphens and underscores
 */
export const group = <const E extends Entries>(
  entries: E,
  { max = 80, ...words }: Words & { max?: number },
) => {
  const fields = Object.entries(entries).map(([name, field]) => {
    assertPlainName(name);
    return [name, typeof field === 'string' ? line({ title: field, max }) : field];
  });
  return v.pipe(
    // The keys of a const object are its type's keys; Object.fromEntries widens them.
    v.strictObject(Object.fromEntries(fields) as Fields<E>),
    v.title(words.title),
    v.description(words.hint ?? ''),
  );
};
