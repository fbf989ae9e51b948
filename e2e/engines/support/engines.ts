import { existsSync } from 'node:fs';

import { chromium } from './chromium.ts';
import type { Engine } from './engine.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

const all: readonly Engine[] = [firefox, webkit, chromium];

const programOf = ({ files }: Engine) => files.find((file) => existsSync(file));

/** The engines that are installed, each with its program. */
export const engines = all.flatMap((engine) => {
  const file = programOf(engine);
  return file ? [{ ...engine, file }] : [];
});

export const missing = all.filter((engine) => !programOf(engine));
