import path from 'node:path';

import { configOf, type Backend } from '@clinic/editor/config';
import type { PackageFolder } from '@clinic/editor/pageOf';

import { findContent, repositoryOf } from '#content/findContent.ts';
import { settingsFiles } from '#content/settingsFiles.ts';

const within = (repository: string, file: string): string =>
  path.relative(repository, file).split(path.sep).join('/');

/** The packages with content in a folder of a micro-frontend or of a workspace. */
export const editedPackages = async (dir: string): Promise<PackageFolder[]> =>
  (await findContent(dir)).map((found) => ({
    folder: within(repositoryOf(dir), found.dir),
    dir: found.dir,
    kinds: found.source.kinds,
  }));

/**
 * Makes Sveltia's configuration for the packages in a folder.
 * @param dir folder of a micro-frontend or of a workspace
 * @param siteUrl URL of the site, for links to entries
 */
export async function editorConfig(dir: string, backend: Backend, siteUrl: string): Promise<object> {
  const packages = await editedPackages(dir);
  const settings = settingsFiles(dir).map((each) => ({
    ...each,
    file: within(repositoryOf(dir), each.file),
  }));
  return configOf({ backend, packages, settings, siteUrl });
}
