import { existsSync } from 'node:fs';

import type { Engine } from './engine.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

/**
 * The engines beside Chromium, in which Playwright runs all of `e2e`. `file` is empty when the engine is not installed; its
 * journeys are then skipped.
 */
export const engines = [firefox, webkit].map((engine: Engine) => {
  const { name, needs, debianPackages } = engine;
  const isThere = needs.every((files) => files.some((file) => existsSync(file)));
  const [files = []] = needs;
  const file = isThere ? (files.find((each) => existsSync(each)) ?? '') : '';
  return {
    ...engine,
    file,
    title: file ? name : `${name} (not installed: apt-get install ${debianPackages.join(' ')})`,
  };
});
