import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Files of the repository, from its root. */
export const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');

export const folders = new Set(
  files.flatMap((file) => file.split('/').map((_, at, all) => all.slice(0, at).join('/'))),
);

/** What people read about the code; articles and what is made for a new repository are not. */
export const documents = files.filter(
  (file) => file.endsWith('.md') && !/\/(?:templates|content)\//.test(file),
);

/** Text of a file with LF, which an editor on Windows may have saved otherwise. */
export const read = (file: string) => readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n');
