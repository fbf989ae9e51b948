import { existsSync } from 'node:fs';
import path from 'node:path';

import { readLanguages } from '@tesela/compose/readSettings';
import { configOf, type Backend } from '@tesela/editor/config';
import type { PackageFolder } from '@tesela/editor/pageOf';
import * as v from 'valibot';

import { findContent, repositoryOf, type FoundContent } from '#content/findContent.ts';
import { ownedSettings, settingsFiles } from '#content/settingsFiles.ts';

const within = (repository: string, file: string): string =>
  path.relative(repository, file).split(path.sep).join('/');

const folderOf = (dir: string, { dir: folder, source }: FoundContent): PackageFolder => ({
  folder: within(repositoryOf(dir), folder),
  dir: folder,
  kinds: source.kinds,
});

/** The packages with content in a folder of a micro-frontend or of a workspace. */
export const editedPackages = async (dir: string): Promise<PackageFolder[]> =>
  (await findContent(dir)).map((found) => folderOf(dir, found));

/**
 * Makes Sveltia's configuration for the packages in a folder.
 * @param dir folder of a micro-frontend or of a workspace
 * @param siteUrl URL of the site, for links to entries
 */
export async function editorConfig(dir: string, backend: Backend, siteUrl: string): Promise<object> {
  const found = await findContent(dir);
  const packages = found.map((each) => folderOf(dir, each));
  // Without a title it has no form: a list by name is no list of things.
  const owned = found.flatMap((each, index) =>
    ownedSettings(dir, each).flatMap(({ schema, ...file }) => {
      const title = v.getTitle(schema);
      const owner = packages[index];
      return title && owner ? [{ ...file, title, schema, owner }] : [];
    }),
  );
  const settings = [...(await settingsFiles(dir)), ...owned].map((each) => ({
    ...each,
    file: within(repositoryOf(dir), each.file),
  }));
  const folder = path.join(dir, 'settings');
  const languages = existsSync(folder) ? await readLanguages(folder) : (found[0]?.source.languages ?? []);
  return configOf({ backend, packages, settings, siteUrl, languages });
}
