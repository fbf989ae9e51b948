import { existsSync } from 'node:fs';
import path from 'node:path';

import { siteSchema } from '@clinic/shared/settings';
import { synonymsSchema } from '@tesela/core/search/schema';
import type { SettingsFile } from '@tesela/editor/config';

import type { FoundContent } from '#content/findContent.ts';

/** Settings files of a folder that one package alone reads. @returns absolute paths and schemas */
export const ownedSettings = (dir: string, { source }: FoundContent) =>
  Object.entries(source.settings)
    .map(([name, schema]) => ({ name, schema, file: path.join(dir, `settings/${name}.json`) }))
    .filter(({ file }) => existsSync(file));

/** Settings files of a folder that belong to no package; `file` is an absolute path. */
export const settingsFiles = (dir: string): SettingsFile[] =>
  [
    { name: 'site', title: 'Horario, dirección y contacto', schema: siteSchema },
    { name: 'synonyms', title: 'Palabras del buscador', schema: synonymsSchema },
  ]
    .map((each) => ({ ...each, file: path.join(dir, `settings/${each.name}.json`) }))
    .filter(({ file }) => existsSync(file));
