import { bodyField, fieldsOf } from '#config/fields.ts';
import { jsonSchemaOf } from '#config/jsonSchema.ts';
export const nameOf = (folder, kind, part) =>
  [folder, kind, part].filter(Boolean).join('_').replaceAll('/', '_');
/** What an entry is called in lists, and its file after it: the first thing that must be said of it, when that is a line. */
const titleOf = (fields) => {
  const first = fields.find(({ required, widget }) => required !== false && widget !== 'number');
  return first?.widget === 'string' ? first.name : undefined;
};
const slugHint =
  'Es el nombre del archivo y parte de la dirección: letras minúsculas sin tildes, números y guiones. ' +
  'Use el mismo en «textos» y en «datos». Después de publicar no lo cambie: los enlaces de otros se perderían.';
/** Where an entry's pictures go is said of its list: of several lists Sveltia keeps one folder for fields of one name. */
function pictureFolder(fields) {
  const field = fields.find(({ widget }) => widget === 'image');
  return field ? { media_folder: field.media_folder, public_folder: field.public_folder } : {};
}
const withoutFolder = ({ media_folder: _media, public_folder: _public, ...field }) =>
  // What is left is a field still.
  field;
/** `content/<kind>`, from the repository's folder. */
const folderOf = (folder, ...parts) => [folder, 'content', ...parts].filter(Boolean).join('/');
function entryCollection(content, name, kind, part) {
  const schema = kind[part];
  if (!schema) throw new Error(`${name} has no ${part}.`);
  const isTranslated = part === 'words';
  const fields = fieldsOf(jsonSchemaOf(schema), {
    collectionOf: (other) => nameOf(content.folder, other, content.kinds[other]?.words ? 'words' : 'facts'),
    folder: content.folder,
    isTranslated,
  });
  const title = titleOf(fields);
  const isArticle = isTranslated && kind.body !== undefined;
  const isHalf = kind.words !== undefined && kind.facts !== undefined;
  return {
    name: nameOf(content.folder, name, part),
    // The list of collections is narrow: what tells two apart comes first.
    label: isHalf && !isTranslated ? `Datos · ${kind.title}` : kind.title,
    icon: isTranslated ? 'edit_note' : 'tune',
    label_singular: kind.one,
    ...(kind.hint && { description: kind.hint }),
    folder: folderOf(content.folder, ...(isTranslated ? ['{{locale}}', name] : [name])),
    ...(isArticle ? { extension: 'md', format: 'yaml-frontmatter' } : { extension: 'json', format: 'json' }),
    ...(kind.fixed && { create: false, delete: false }),
    ...(isTranslated && { i18n: true }),
    identifier_field: title ?? fields[0]?.name,
    sortable_fields: [title ?? 'order'].filter((each) => fields.some(({ name: own }) => own === each)),
    summary: title ? `{{${title}}}` : '{{slug}}',
    slug: { template: title ? `{{${title}}}` : '{{uuid_short}}', editable: ['create'], hint: slugHint },
    ...pictureFolder(fields),
    fields: [...fields.map(withoutFolder), ...(isArticle && kind.body ? [bodyField(kind.body)] : [])],
  };
}
/** Name of a file among the single ones of a package. */
export const fileNameOf = (kind) => kind.replaceAll('/', '_');
/** A kind of which there is one is a file among others. */
function singleFile(content, name, kind) {
  const place = {
    collectionOf: (other) => nameOf(content.folder, other, 'words'),
    folder: content.folder,
  };
  const { words, facts } = kind;
  const schema = words ?? facts;
  if (!schema) return undefined;
  return {
    name: fileNameOf(name),
    label: kind.title,
    file: `${folderOf(content.folder, ...(words ? ['{{locale}}', name] : [name]))}.json`,
    format: 'json',
    ...(words && { i18n: true }),
    fields: fieldsOf(jsonSchemaOf(schema), { ...place, isTranslated: words !== undefined }),
  };
}
/** The part of the editor that a package owns, made from its own schemas. */
export function collectionsOf(content) {
  const kinds = Object.entries(content.kinds);
  const lists = kinds
    .filter(([, kind]) => !kind.single)
    .flatMap(([name, kind]) =>
      ['words', 'facts']
        .filter((part) => kind[part])
        .map((part) => entryCollection(content, name, kind, part)),
    );
  const files = kinds
    .filter(([, kind]) => kind.single)
    .flatMap(([name, kind]) => singleFile(content, name, kind) ?? []);
  const pages =
    files.length > 0
      ? [{ name: nameOf(content.folder, 'pages', 'words'), label: 'Páginas', icon: 'web', i18n: true, files }]
      : [];
  return [...lists, ...pages];
}
