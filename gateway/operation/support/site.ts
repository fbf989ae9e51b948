import { existsSync } from 'node:fs';
import path from 'node:path';

/** Absolute path of the composed site. */
export const composedSite = path.resolve(import.meta.dirname, '../../../.site');

if (!existsSync(path.join(composedSite, 'live/index.html'))) {
  throw new Error('There is no composed site: run "pnpm build" and "pnpm compose" first.');
}
