import { globSync, statSync } from 'node:fs';
import path from 'node:path';

import type { DevRemote } from './remotes.ts';

const newest = (dir: string, pattern: string): number =>
  Math.max(0, ...globSync(pattern, { cwd: dir }).map((file) => statSync(path.join(dir, file)).mtimeMs));

/** Whether a remote's production build is older than the sources that it was made of. */
export const isStale = ({ dir }: DevRemote): boolean =>
  newest(dir, '{src,content}/**/*.{ts,tsx,css,json,md}') > newest(dir, 'dist/web/remoteEntry.js');
