import { existsSync, readdirSync } from 'node:fs';

/** Ids of a folder's entries, by the names of their files. */
export const idsIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => /\.(?:json|md)$/.test(file))
        .map((file) => file.replace(/\.[^.]+$/, ''))
    : [];
