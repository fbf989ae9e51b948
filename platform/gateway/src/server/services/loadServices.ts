import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { assertNewNames } from '@tesela/core/earlierNames';
import * as v from 'valibot';

import type { MountedService } from './service.ts';

const packageSchema = v.looseObject({
  tesela: v.optional(v.object({ services: v.optional(v.array(v.string()), []) }), {}),
});

/**
 * Loads the services that the package.json of a folder names under `tesela.services`; none when there is no such file.
 * @throws Error that names the package that cannot be loaded
 */
export async function loadServices(folder: string): Promise<MountedService[]> {
  const file = path.join(folder, 'package.json');
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), packageSchema), text);
  if (!success) throw new Error(`${file}: tesela.services must be a list of package names.`);
  assertNewNames(Object.keys(output), file);
  const { resolve } = createRequire(file);
  return Promise.all(
    output.tesela.services.map(async (name) => {
      try {
        const module: { service: MountedService } = await import(
          pathToFileURL(resolve(`${name}/service`)).href
        );
        return module.service;
      } catch (cause) {
        throw new Error(`${file} names the service ${name}, which cannot be loaded: ${String(cause)}`, {
          cause,
        });
      }
    }),
  );
}
