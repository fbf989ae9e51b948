import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { startProcess } from './process.ts';

/** `tesela dev` in a copy of a site, which tests may edit. */
export type DevServer = {
  url: string;
  /** Its output so far. */
  output: () => string;
  stop: () => Promise<void>;
};

/**
 * Starts `tesela dev <remotes>` in the root of a site and waits until it prints its URL.
 * @throws Error with the output when it ends before
 */
export async function startDev(
  copy: string,
  remotes: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<DevServer> {
  const dev = startProcess(process.execPath, ['node_modules/@tesela/cli/src/tesela.ts', 'dev', ...remotes], {
    cwd: copy,
    env,
  });
  const [, url = ''] = await dev.waitForLine(/Open (http:\/\/localhost:\d+)/);
  return { url, output: () => dev.lines.join('\n'), stop: async () => void (await dev.end()) };
}

/**
 * Replaces the first occurrence of a text in a file of the copy. The file is replaced as a whole, because on a busy
 * machine emptying and writing it would count as two changes.
 * @param imports text to put at the beginning of the file
 * @throws Error when the text is not there
 */
export async function edit(
  copy: string,
  file: string,
  from: string,
  to: string,
  imports = '',
): Promise<void> {
  const target = path.join(copy, file);
  const source = await readFile(target, 'utf8');
  if (!source.includes(from)) throw new Error(`${file} has no "${from}".`);
  const edited = path.join(copy, 'edited.tmp');
  await writeFile(edited, imports + source.replace(from, to));
  await rename(edited, target);
}
