import type { RemoteName } from '@clinic/shared/contract';
import path from 'node:path';

/** Root of the repository. */
export const root = path.resolve(import.meta.dirname, '../../..');

/** Folder of a remote: `mfe_shop` → `mfe-shop`. */
export const folderOf = (remote: RemoteName): string => remote.replace('_', '-');
