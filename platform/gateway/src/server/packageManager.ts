import { existsSync } from 'node:fs';
import path from 'node:path';

/** The program that installed the packages of a folder, for messages that say what to run; undefined where none did. */
export function packageManager(dir: string): 'npm' | 'pnpm' | undefined {
  if (existsSync(path.join(dir, 'package-lock.json'))) return 'npm';
  return existsSync(path.join(dir, 'pnpm-workspace.yaml')) ? 'pnpm' : undefined;
}

/** How a person calls `tesela` in a folder. */
export const callTesela = (dir: string): string =>
  ({ npm: 'npx tesela', pnpm: 'pnpm tesela', none: 'tesela' })[packageManager(dir) ?? 'none'];
