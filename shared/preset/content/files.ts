import { existsSync, globSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Ids of a folder's entries, by the names of their files. */
export const idsIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => /\.(?:json|md)$/.test(file))
        .map((file) => file.replace(/\.[^.]+$/, ''))
    : [];

/** Names of a package's pictures: `spa/glow-express-45`, whatever its sizes and formats. */
export const readPictureNames = (dir: string): ReadonlySet<string> =>
  new Set(
    globSync('**/*.*', { cwd: path.join(dir, 'pictures') }).map((file) =>
      file
        .split(path.sep)
        .join('/')
        .replace(/\.[^./]+$/, '')
        .replace(/\.[\da-f]{8}(?:-\d+)?$/, ''),
    ),
  );
