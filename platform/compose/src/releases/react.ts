import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import semver from 'semver';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

/** Version of React that a package is built with; undefined where it does not depend on React. @param dir folder of the package */
export function reactOf(dir: string): string | undefined {
  const file = path.join(dir, 'package.json');
  const { dependencies, devDependencies } = readJson(file);
  if (!Object.hasOwn({ ...(dependencies as object), ...(devDependencies as object) }, 'react'))
    return undefined;
  return String(readJson(createRequire(file).resolve('react/package.json')).version);
}

/**
 * Remotes get React from the shell: one that was built with a newer major version may call what the live one lacks.
 * @param live version in the live shell; undefined for a release that does not say it
 * @throws Error that says what to release first
 */
export function assertReact(live: string | undefined, label: string, own: string | undefined): void {
  if (!live || !own || semver.major(own) <= semver.major(live)) return;
  throw new Error(
    `${label} is built with React ${own}, and the shell lends ${live}: release a shell with React ${semver.major(own)} first, or roll this one back.`,
  );
}
