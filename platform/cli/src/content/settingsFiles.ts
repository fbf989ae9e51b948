import { existsSync } from 'node:fs';
import path from 'node:path';

import { readLanguages, readSiteCode } from '@tesela/compose/readSettings';
import { siteSchema } from '@tesela/compose/siteSchema';
import { synonymsSchema } from '@tesela/core/search/schema';
import type { SettingsFile } from '@tesela/editor/config';
import * as v from 'valibot';

import type { FoundContent } from '#content/findContent.ts';

/** Settings files of a folder that one package alone reads. @returns absolute paths and schemas */
export const ownedSettings = (dir: string, { source }: FoundContent) =>
  Object.entries(source.settings)
    .map(([name, schema]) => ({ name, schema, file: path.join(dir, `settings/${name}.json`) }))
    .filter(({ file }) => existsSync(file));

const notes = { $code: v.optional(v.string()), $comment: v.optional(v.string()) };

/** A schema of the file itself, with what stands beside the facts. */
const ofFile = ({ entries }: { entries: v.ObjectEntries }) => v.strictObject({ ...notes, ...entries });

/** Settings files of a folder that belong to no package; `file` is an absolute path. */
export async function settingsFiles(dir: string): Promise<SettingsFile[]> {
  const settings = path.join(dir, 'settings');
  if (!existsSync(path.join(settings, 'site.json'))) return [];
  const { schema = siteSchema } = await readSiteCode(settings);
  const languages = await readLanguages(settings);
  return [
    // A form needs to know the fields, so the schema of a site is one of valibot's.
    {
      name: 'site',
      title: v.getTitle(schema as v.GenericSchema) ?? 'Datos del sitio',
      schema: ofFile(schema as typeof siteSchema),
    },
    { name: 'synonyms', title: 'Palabras del buscador', schema: synonymsSchema(languages) },
  ]
    .map((each) => ({ ...each, file: path.join(settings, `${each.name}.json`) }))
    .filter(({ file }) => existsSync(file));
}
