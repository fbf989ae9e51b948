import type { JsonSchema } from '#config/jsonSchema.ts';

/** A field in Sveltia's configuration. */
export type Field = { name: string; label: string; widget: string; [option: string]: unknown };

/** A field without its name. */
type Widget = { widget: string; [option: string]: unknown };

/** What a field needs to know of its collection. */
export type FieldContext = {
  /** Name of the collection that holds entries of a kind. */
  collectionOf: (kind: string) => string;
  /** Folder of the package in the repository, e.g. `mfe-events`. */
  folder: string;
  /** Whether every language has a value of its own. */
  isTranslated: boolean;
};

/** Longer texts get a field of several lines, in characters. */
const MAX_LINE = 120;

const isRequired = (schema: JsonSchema, name: string): boolean => schema.required?.includes(name) ?? false;

function lengthHint({ minLength = 0, maxLength }: JsonSchema): string {
  if (maxLength === undefined) return '';
  return minLength > 1 ? `Entre ${minLength} y ${maxLength} caracteres.` : `Hasta ${maxLength} caracteres.`;
}

/** The description of the field and its permitted length. */
function hintOf(schema: JsonSchema): { hint?: string } {
  const isText = schema.type === 'string' && !schema.enum;
  const hint = [schema.description, isText ? lengthHint(schema) : ''].filter(Boolean).join(' ');
  return hint ? { hint } : {};
}

function lengths({ minLength, maxLength }: JsonSchema) {
  return {
    ...(minLength !== undefined && { minlength: minLength }),
    ...(maxLength !== undefined && { maxlength: maxLength }),
  };
}

function pattern({ pattern: rule, description }: JsonSchema) {
  // This pattern excludes line breaks, which cannot be typed into a field of one line.
  if (rule === undefined || rule === '^[^\\n]*$') return {};
  return { pattern: [rule, `No tiene la forma que se espera. ${description ?? ''}`.trim()] };
}

function textWidget(schema: JsonSchema, { collectionOf, folder }: FieldContext): Widget {
  switch (schema.input) {
    case 'picture':
      return {
        widget: 'image',
        choose_url: false,
        accept: 'image/jpeg,image/png',
        media_folder: `/${[folder, 'pictures', schema.folder].filter(Boolean).join('/')}`,
        public_folder: `/${schema.folder ?? ''}`,
      };
    case 'reference':
      return { widget: 'relation', collection: collectionOf(schema.kind ?? ''), value_field: '{{slug}}' };
  }
  if (schema.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  const isLong =
    schema.input === 'text' || (schema.input === undefined && (schema.maxLength ?? 0) > MAX_LINE);
  return { widget: isLong ? 'text' : 'string', ...lengths(schema), ...pattern(schema) };
}

function selectWidget({ enum: values = [], labels = {} }: JsonSchema): Widget {
  return {
    widget: 'select',
    options: values.map((value) => ({ label: labels[String(value)] ?? String(value), value })),
  };
}

function numberWidget({ type, minimum, maximum }: JsonSchema): Widget {
  return {
    widget: 'number',
    value_type: type === 'integer' ? 'int' : 'float',
    ...(type !== 'integer' && { step: 0.0001 }),
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && { max: maximum }),
  };
}

/** Name of the first text field of a group. */
const firstText = (schema: JsonSchema): string | undefined =>
  Object.entries(schema.properties ?? {}).find(([, each]) => each.type === 'string' && !each.enum)?.[0];

const summaryOf = (schema: JsonSchema) => {
  const name = firstText(schema);
  return name === undefined ? {} : { summary: `{{fields.${name}}}` };
};

/** Variants of a list's items, told apart by a constant. */
function typesOf(variants: readonly JsonSchema[], context: FieldContext) {
  const [key = 'type'] =
    Object.entries(variants[0]?.properties ?? {}).find(([, each]) => each.const !== undefined) ?? [];
  return {
    typeKey: key,
    types: variants.map((variant) => ({
      name: String(variant.properties?.[key]?.const),
      label: variant.title ?? String(variant.properties?.[key]?.const),
      widget: 'object',
      fields: fieldsOf(variant, context).filter(({ name }) => name !== key),
      ...summaryOf(variant),
    })),
  };
}

function listWidget(schema: JsonSchema, context: FieldContext): Widget {
  const { items = {}, minItems, maxItems } = schema;
  const range = {
    ...(minItems !== undefined && { min: minItems }),
    ...(maxItems !== undefined && { max: maxItems }),
  };
  const variants = items.oneOf ?? items.anyOf;
  if (variants) return { widget: 'list', ...range, ...typesOf(variants, context) };
  if (items.enum) return { ...selectWidget(items), multiple: true, ...range };
  if (items.input === 'reference') return { ...textWidget(items, context), multiple: true, ...range };
  if (items.properties)
    return {
      widget: 'list',
      ...range,
      collapsed: true,
      ...summaryOf(items),
      fields: fieldsOf(items, context),
    };
  return { widget: 'list', ...range, field: fieldOf('item', { title: schema.title, ...items }, context) };
}

function widgetOf(schema: JsonSchema, context: FieldContext): Widget {
  if (schema.enum) return selectWidget(schema);
  switch (schema.type) {
    case 'boolean':
      return { widget: 'boolean' };
    case 'integer':
    case 'number':
      return numberWidget(schema);
    case 'array':
      return listWidget(schema, context);
    case 'object':
      return { widget: 'object', collapsed: 'auto', fields: fieldsOf(schema, context) };
    default:
      return textWidget(schema, context);
  }
}

/** Makes a field from its schema; an unknown type becomes a line of text. */
export function fieldOf(name: string, schema: JsonSchema, context: FieldContext): Field {
  return {
    name,
    label: schema.title ?? name,
    ...hintOf(schema),
    ...(schema.default !== undefined && { default: schema.default }),
    ...(context.isTranslated && { i18n: true }),
    ...widgetOf(schema, context),
  };
}

/** Whether a field has only labels. They belong to code; the editor keeps what has no field as it is. */
const isLabel = ({ input, properties, items }: JsonSchema): boolean =>
  input === 'label' ||
  (properties !== undefined && Object.values(properties).every(isLabel)) ||
  (items !== undefined && isLabel(items));

/** Makes the fields of a group, in the order of its schema. */
export function fieldsOf(schema: JsonSchema, context: FieldContext): Field[] {
  return Object.entries(schema.properties ?? {})
    .filter(([name, each]) => !name.startsWith('$') && !isLabel(each))
    .map(([name, each]) => {
      const field = fieldOf(name, each, context);
      return isRequired(schema, name) ? field : { ...field, required: false };
    });
}

/** The field of an article's Markdown, limited to the blocks that pages can show. */
export const bodyField = ({ title, hint }: { title: string; hint?: string }): Field => ({
  name: 'body',
  label: title,
  ...(hint && { hint }),
  i18n: true,
  widget: 'richtext',
  // Raw Markdown, because it contains anchors of headings such as {#por-que-aparece}.
  modes: ['raw'],
  buttons: ['bold', 'italic', 'link', 'heading-two', 'quote', 'bulleted-list'],
  editor_components: [],
});
