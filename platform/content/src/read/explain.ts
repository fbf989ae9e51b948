import * as v from 'valibot';

type Issue = v.BaseIssue<unknown>;
type Schema = v.GenericSchema;
/** The parts of schemas that lead to other schemas. */
type Parts = { entries?: Record<string, Schema>; item?: Schema; wrapped?: Schema; options?: unknown };

const titleOf = (schema: Schema | undefined): string | undefined => schema && v.getTitle(schema);

/** What a field is where it is given. */
export const bare = (schema: Schema): Schema => {
  const { wrapped } = schema as Parts;
  return wrapped ? bare(wrapped) : schema;
};

/** The schemas of a group's fields, or of a list's items. */
export const partsOf = (schema: Schema): Pick<Parts, 'entries' | 'item'> => bare(schema) as Parts;

/** The schema of what stands at a key: a field of a group, or an item of a list. */
export function schemaAt(schema: Schema, key: unknown): Schema | undefined {
  const { entries, item } = partsOf(schema);
  return entries ? entries[String(key)] : item;
}

const quoted = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(', ');

type Action = { type: string; requirement?: unknown; pipe?: Action[] };

/** The limits of a schema and of the schema that it extends. */
const actionsOf = ({ pipe = [] }: { pipe?: Action[] }): Action[] =>
  pipe.flatMap((action) => (action.pipe ? actionsOf(action) : [action]));

/** Describes the allowed values in a few words. */
function allowedIn(schema: Schema | undefined): string {
  if (!schema) return '';
  const { type, options, ...rest } = bare(schema) as Schema & { options?: unknown[]; pipe?: Action[] };
  if (options?.every((option) => typeof option !== 'object')) return `one of ${quoted(options)}`;
  const limit = (name: string) => actionsOf(rest).find((action) => action.type === name)?.requirement;
  if (type === 'string') {
    const max = limit('max_length');
    return max === undefined ? 'text' : `text of at most ${String(max)} characters`;
  }
  if (type === 'number')
    return `a number from ${String(limit('min_value'))} to ${String(limit('max_value'))}`;
  if (type === 'array') return 'a list';
  if (type === 'boolean') return 'true or false';
  return 'a group of fields';
}

const lengthOf = (input: unknown) => (input as ArrayLike<unknown>).length;

/** Explains a value that is wrong. */
function explainValue(issue: Issue, schema: Schema | undefined): string {
  const { type, requirement, input } = issue;
  const isList = Array.isArray(input);
  if (type === 'max_length' && isList)
    return `has ${lengthOf(input)} items, and the page has room for ${String(requirement)}`;
  if (type === 'min_length' && isList)
    return `has ${lengthOf(input)} items, and needs at least ${String(requirement)}`;
  if (type === 'max_length')
    return `is too long: ${lengthOf(input)} characters, and the page has room for ${String(requirement)}`;
  if (type === 'min_length' || type === 'non_empty')
    return lengthOf(input) === 0
      ? 'is empty'
      : `is too short: ${lengthOf(input)} characters, and ${String(requirement)} are the least`;
  if (issue.kind === 'validation' && !['integer', 'min_value', 'max_value'].includes(type))
    return issue.message;
  return `is ${JSON.stringify(input)}, and must be ${type === 'integer' ? 'a whole number' : allowedIn(schema)}`;
}

/**
 * Explains what is wrong with a field and what is allowed, for people who write texts and no code.
 * @returns the field (`answer.2`) and the sentence
 */
export function explain(issue: Issue, root: Schema): { field: string; message: string } {
  const keys = issue.path?.map(({ key }) => key) ?? [];
  let parent: Schema | undefined;
  let schema: Schema | undefined = root;
  for (const key of keys) {
    parent = schema;
    schema = schema && schemaAt(schema, key);
  }
  const field = keys.map(String).join('.');
  const title = titleOf(schema) ?? titleOf(parent);
  const name = title ? `"${title}" ` : '';
  if (issue.kind === 'schema' && issue.expected === 'never') {
    const known = Object.keys((parent && (bare(parent) as Parts).entries) ?? {});
    return { field, message: `is not a field of this file. Its fields are ${known.join(', ')}` };
  }
  if (issue.input === undefined) return { field, message: `${name}is missing. It is ${allowedIn(schema)}` };
  return { field, message: `${name}${explainValue(issue, schema)}` };
}
