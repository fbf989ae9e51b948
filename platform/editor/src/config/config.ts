import type { Lang } from '@tesela/core/lang';
import type * as v from 'valibot';

import { collectionsOf, contextOf, type Collection, type PackageContent } from '#config/collections.ts';
import { fieldsOf } from '#config/fields.ts';
import { jsonSchemaOf } from '#config/jsonSchema.ts';

/** The Git host that the editor writes to: Sveltia's `backend` option. */
export type Backend = { name: 'github' | 'gitlab' | 'gitea'; repo: string; [option: string]: unknown };

/** A file of the site's settings and its schema. */
export type SettingsFile = {
  name: string;
  title: string;
  file: string;
  schema: v.GenericSchema;
  /** The package that alone reads it, whose entries it may name. */
  owner?: PackageContent;
};

type Sources = {
  backend: Backend;
  packages: readonly PackageContent[];
  settings: readonly SettingsFile[];
  /** Public URL of the site. */
  siteUrl: string;
  languages: readonly Lang[];
};

function settingsCollection(settings: readonly SettingsFile[]): Collection[] {
  if (settings.length === 0) return [];
  return [
    {
      name: 'settings',
      label: 'Datos del sitio',
      icon: 'settings',
      files: settings.map(({ name, title, file, schema, owner }) => ({
        name,
        label: title,
        file,
        format: 'json',
        fields: fieldsOf(jsonSchemaOf(schema), contextOf(owner, false)),
      })),
    },
  ];
}

/** Sveltia's configuration: a collection for every kind of content of every package, and the site's settings. */
export function configOf({ backend, packages, settings, siteUrl, languages }: Sources): object {
  const parts = packages.flatMap((each, index) => [
    ...(index === 0 ? [] : [{ name: `divider_${index}`, divider: true as const }]),
    ...collectionsOf(each),
  ]);
  const [first] = packages;
  return {
    app_title: 'Textos y datos del sitio',
    backend,
    site_url: siteUrl,
    display_url: siteUrl,
    media_folder: `${first?.folder ? `${first.folder}/` : ''}pictures`,
    public_folder: '/pictures',
    media_libraries: {
      all: { max_file_size: 30_000_000, slugify_filename: true, transformations: {} },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    i18n: { structure: 'multiple_folders', locales: languages, default_locale: languages[0] },
    editor: { preview: false },
    collections: [...parts, ...settingsCollection(settings)],
  };
}
