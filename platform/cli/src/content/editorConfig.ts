import { configOf, type Backend } from '@clinic/editor/config';
import type { PackageFolder } from '@clinic/editor/pageOf';
import path from 'node:path';

import { findContent, repositoryOf } from '#content/findContent.ts';
import { settingsFiles } from '#content/settingsFiles.ts';

const within = (repository: string, file: string): string =>
  path.relative(repository, file).split(path.sep).join('/');

/** The packages whose content is edited in a folder: that of a micro-frontend, or of a workspace. */
export const editedPackages = async (dir: string): Promise<PackageFolder[]> =>
  (await findContent(dir)).map((found) => ({
    folder: within(repositoryOf(dir), found.dir),
    dir: found.dir,
    kinds: found.source.kinds,
  }));

/**
 * The editor of the packages in a folder, as Sveltia's configuration.
 * @param dir a micro-frontend's folder, or that of a workspace
 * @param siteUrl where entries can be looked at
 */
export async function editorConfig(dir: string, backend: Backend, siteUrl: string): Promise<object> {
  const packages = await editedPackages(dir);
  const settings = settingsFiles(dir).map((each) => ({
    ...each,
    file: within(repositoryOf(dir), each.file),
  }));
  return configOf({ backend, packages, settings, siteUrl });
}
