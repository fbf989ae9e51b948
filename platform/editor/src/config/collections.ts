import type { Kind } from '@tesela/content/kind';

import { bodyField, fieldsOf, type Field, type FieldContext } from '#config/fields.ts';
import { jsonSchemaOf } from '#config/jsonSchema.ts';

/** Content of one package. */
export type PackageContent = {
  /** Its folder in the repository, e.g. `mfe-events`; empty when the repository contains only the package. */
  folder: string;
  kinds: Readonly<Record<string, Kind>>;
};

/** A collection of entries or of single files in Sveltia's configuration. */
export type Collection = { name: string; label?: string; divider?: true; [option: string]: unknown };

export const nameOf = (folder: string, kind: string, part: 'words' | 'facts'): string =>
  [folder, kind, part].filter(Boolean).join('_').replaceAll('/', '_');

/** The field that names an entry and its file: the first required one, when it is a line of text. */
const titleOf = (fields: readonly Field[]): string | undefined => {
  const first = fields.find(({ required, widget }) => required !== false && widget !== 'number');
  return first?.widget === 'string' ? first.name : undefined;
};

const slugHint =
  'Es el nombre del archivo y parte de la dirección: letras minúsculas sin tildes, números y guiones. ' +
  'Use el mismo en «textos» y en «datos». Después de publicar no lo cambie: los enlaces de otros se perderían.';

/** The folder of pictures is set on the collection, because Sveltia mixes up fields of the same name in two collections. */
function pictureFolder(fields: readonly Field[]): object {
  const field = fields.find(({ widget }) => widget === 'image');
  return field ? { media_folder: field.media_folder, public_folder: field.public_folder } : {};
}

const withoutFolder = ({ media_folder: _media, public_folder: _public, ...field }: Field): Field =>
  // Without these options it is still a field.
  field as Field;

/** Path below `content`, from the root of the repository. */
const folderOf = (folder: string, ...parts: string[]): string =>
  [folder, 'content', ...parts].filter(Boolean).join('/');

/** What a field needs to know of the package that it belongs to. */
export const contextOf = (content: PackageContent | undefined, isTranslated: boolean): FieldContext => ({
  collectionOf: (kind) =>
    content ? nameOf(content.folder, kind, content.kinds[kind]?.words ? 'words' : 'facts') : kind,
  folder: content?.folder ?? '',
  isTranslated,
});

function entryCollection(
  content: PackageContent,
  name: string,
  kind: Kind,
  part: 'words' | 'facts',
): Collection {
  const schema = kind[part];
  if (!schema) throw new Error(`${name} has no ${part}.`);
  const isTranslated = part === 'words';
  const fields = fieldsOf(jsonSchemaOf(schema), contextOf(content, isTranslated));
  const title = titleOf(fields);
  const isArticle = isTranslated && kind.body !== undefined;
  const isHalf = kind.words !== undefined && kind.facts !== undefined;
  return {
    name: nameOf(content.folder, name, part),
    // The list of collections is narrow, so the distinguishing word comes first.
    label: isHalf && !isTranslated ? `Datos · ${kind.title}` : kind.title,
    icon: isTranslated ? 'edit_note' : 'tune',
    ...(kind.one && { label_singular: kind.one }),
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

/** Name of a single file in its collection. */
export const fileNameOf = (kind: string): string => kind.replaceAll('/', '_');

/** A kind with one entry is a file in the collection of single files. */
function singleFile(content: PackageContent, name: string, kind: Kind): object | undefined {
  const { words, facts } = kind;
  const schema = words ?? facts;
  if (!schema) return undefined;
  const fields = fieldsOf(jsonSchemaOf(schema), contextOf(content, words !== undefined));
  if (fields.length === 0) return undefined;
  return {
    name: fileNameOf(name),
    label: kind.title,
    file: `${folderOf(content.folder, ...(words ? ['{{locale}}', name] : [name]))}.json`,
    format: 'json',
    ...(words && { i18n: true }),
    fields,
  };
}

/** Collections of a package, made from its schemas. */
export function collectionsOf(content: PackageContent): Collection[] {
  const kinds = Object.entries(content.kinds);
  const lists = kinds
    .filter(([, kind]) => !kind.single)
    .flatMap(([name, kind]) =>
      (['words', 'facts'] as const)
        .filter((part) => kind[part])
        .map((part) => entryCollection(content, name, kind, part)),
    );
  const files = kinds
    .filter(([, kind]) => kind.single)
    .flatMap(([name, kind]) => singleFile(content, name, kind) ?? []);
  const pages: Collection[] =
    files.length > 0
      ? [{ name: nameOf(content.folder, 'pages', 'words'), label: 'Páginas', icon: 'web', i18n: true, files }]
      : [];
  return [...lists, ...pages];
}
