import { collectionsOf } from '#config/collections.ts';
import { fieldsOf } from '#config/fields.ts';
import { jsonSchemaOf } from '#config/jsonSchema.ts';
function settingsCollection(settings) {
  if (settings.length === 0) return [];
  const place = { collectionOf: (kind) => kind, folder: '', isTranslated: false };
  return [
    {
      name: 'settings',
      label: 'Datos de la clínica',
      icon: 'settings',
      files: settings.map(({ name, title, file, schema }) => ({
        name,
        label: title,
        file,
        format: 'json',
        fields: fieldsOf(jsonSchemaOf(schema), place),
      })),
    },
  ];
}
/** Sveltia's configuration: a collection for every kind of content of every package, and the clinic's settings. */
export function configOf({ backend, packages, settings, siteUrl }) {
  const parts = packages.flatMap((each, index) => [
    ...(index === 0 ? [] : [{ name: `divider_${index}`, divider: true }]),
    ...collectionsOf(each),
  ]);
  const [first] = packages;
  return {
    app_title: 'Textos y datos de la clínica',
    backend,
    site_url: siteUrl,
    display_url: siteUrl,
    media_folder: `${first?.folder ? `${first.folder}/` : ''}pictures`,
    public_folder: '/pictures',
    media_libraries: {
      all: { max_file_size: 30000000, slugify_filename: true, transformations: {} },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    i18n: { structure: 'multiple_folders', locales: ['es', 'en'], default_locale: 'es' },
    editor: { preview: false },
    collections: [...parts, ...settingsCollection(settings)],
  };
}
