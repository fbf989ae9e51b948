import { configOf, type Backend } from '@clinic/editor/config';
import { siteSchema } from '@clinic/shared/settings';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { findContent, repositoryOf } from '#content/findContent.ts';

/**
 * The editor of the packages in a folder, as Sveltia's configuration.
 * @param dir a micro-frontend's folder, or that of a workspace
 * @param siteUrl where entries can be looked at
 */
export async function editorConfig(dir: string, backend: Backend, siteUrl: string): Promise<object> {
  const repository = repositoryOf(dir);
  const within = (file: string): string => path.relative(repository, file).split(path.sep).join('/');
  const packages = (await findContent(dir)).map((found) => ({
    folder: within(found.dir),
    kinds: found.source.kinds,
  }));
  const site = path.join(dir, 'settings/site.json');
  const settings = existsSync(site)
    ? [{ name: 'site', title: 'Horario, dirección y contacto', file: within(site), schema: siteSchema }]
    : [];
  return configOf({ backend, packages, settings, siteUrl });
}
