/** More than this many characters get a box of several lines. */
const oneLine = 120;
const isRequired = (schema, name) => schema.required?.includes(name) ?? false;
function roomOf({ minLength = 0, maxLength }) {
  if (maxLength === undefined) return '';
  return minLength > 1 ? `Entre ${minLength} y ${maxLength} caracteres.` : `Hasta ${maxLength} caracteres.`;
}
/** What the field is for, and how long it may be. */
function hintOf(schema) {
  const isText = schema.type === 'string' && !schema.enum;
  const hint = [schema.description, isText ? roomOf(schema) : ''].filter(Boolean).join(' ');
  return hint ? { hint } : {};
}
function lengths({ minLength, maxLength }) {
  return {
    ...(minLength !== undefined && { minlength: minLength }),
    ...(maxLength !== undefined && { maxlength: maxLength }),
  };
}
function pattern({ pattern: rule, description }) {
  // A line break cannot be typed into a field of one line.
  if (rule === undefined || rule === '^[^\\n]*$') return {};
  return { pattern: [rule, `No tiene la forma que se espera. ${description ?? ''}`.trim()] };
}
function textWidget(schema, { collectionOf, folder }) {
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
  const isLong = schema.input === 'text' || (schema.input === undefined && (schema.maxLength ?? 0) > oneLine);
  return { widget: isLong ? 'text' : 'string', ...lengths(schema), ...pattern(schema) };
}
function selectWidget({ enum: values = [], labels = {} }) {
  return {
    widget: 'select',
    options: values.map((value) => ({ label: labels[String(value)] ?? String(value), value })),
  };
}
function numberWidget({ type, minimum, maximum }) {
  return {
    widget: 'number',
    value_type: type === 'integer' ? 'int' : 'float',
    ...(type !== 'integer' && { step: 0.0001 }),
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && { max: maximum }),
  };
}
/** The first text of a group names it in a list. */
const firstText = (schema) =>
  Object.entries(schema.properties ?? {}).find(([, each]) => each.type === 'string' && !each.enum)?.[0];
const summaryOf = (schema) => {
  const name = firstText(schema);
  return name === undefined ? {} : { summary: `{{fields.${name}}}` };
};
/** A group that says by a constant what it is: one of several shapes of an item. */
function typesOf(variants, place) {
  const [key = 'type'] =
    Object.entries(variants[0]?.properties ?? {}).find(([, each]) => each.const !== undefined) ?? [];
  return {
    typeKey: key,
    types: variants.map((variant) => ({
      name: String(variant.properties?.[key]?.const),
      label: variant.title ?? String(variant.properties?.[key]?.const),
      widget: 'object',
      fields: fieldsOf(variant, place).filter(({ name }) => name !== key),
      ...summaryOf(variant),
    })),
  };
}
function listWidget(schema, place) {
  const { items = {}, minItems, maxItems } = schema;
  const range = {
    ...(minItems !== undefined && { min: minItems }),
    ...(maxItems !== undefined && { max: maxItems }),
  };
  const variants = items.oneOf ?? items.anyOf;
  if (variants) return { widget: 'list', ...range, ...typesOf(variants, place) };
  if (items.enum) return { ...selectWidget(items), multiple: true, ...range };
  if (items.input === 'reference') return { ...textWidget(items, place), multiple: true, ...range };
  if (items.properties)
    return { widget: 'list', ...range, collapsed: true, ...summaryOf(items), fields: fieldsOf(items, place) };
  return { widget: 'list', ...range, field: fieldOf('item', { title: schema.title, ...items }, place) };
}
function widgetOf(schema, place) {
  if (schema.enum) return selectWidget(schema);
  switch (schema.type) {
    case 'boolean':
      return { widget: 'boolean' };
    case 'integer':
    case 'number':
      return numberWidget(schema);
    case 'array':
      return listWidget(schema, place);
    case 'object':
      return { widget: 'object', collapsed: 'auto', fields: fieldsOf(schema, place) };
    default:
      return textWidget(schema, place);
  }
}
/** A field of the form. @throws nothing: what it does not know becomes a line of text */
export function fieldOf(name, schema, place) {
  return {
    name,
    label: schema.title ?? name,
    ...hintOf(schema),
    ...(schema.default !== undefined && { default: schema.default }),
    ...(place.isTranslated && { i18n: true }),
    ...widgetOf(schema, place),
  };
}
/** The fields of a group, in the order of its schema. */
export function fieldsOf(schema, place) {
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => !name.startsWith('$'))
    .map(([name, each]) => {
      const field = fieldOf(name, each, place);
      return isRequired(schema, name) ? field : { ...field, required: false };
    });
}
/** What follows the front matter of an article: the blocks that pages can show. */
export const bodyField = ({ title, hint }) => ({
  name: 'body',
  label: title,
  ...(hint && { hint }),
  i18n: true,
  widget: 'richtext',
  // Markdown as it is: the anchors of headings, {#por-que-aparece}, are part of it.
  modes: ['raw'],
  buttons: ['bold', 'italic', 'link', 'heading-two', 'quote', 'bulleted-list'],
  editor_components: [],
});
