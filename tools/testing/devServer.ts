import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { startProcess } from './process.ts';

/** `pnpm dev` in a copy of the workspace, which may be edited. */
export type DevServer = {
  url: string;
  /** All that it said in the terminal so far. */
  said: () => string;
  stop: () => Promise<void>;
};

/**
 * Starts `pnpm dev <remotes>` and waits until it says where the site can be opened.
 * @throws Error with what it said when it ended instead
 */
export async function startDev(
  copy: string,
  remotes: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<DevServer> {
  const dev = startProcess(process.execPath, ['tools/dev/dev.ts', ...remotes], { cwd: copy, env });
  const [, url = ''] = await dev.says(/Open (http:\/\/localhost:\d+)/);
  return { url, said: () => dev.lines.join('\n'), stop: async () => void (await dev.end()) };
}

/**
 * Replaces the first occurrence of a text in a file of the copy, at once: a busy machine may let much time pass between
 * a file that is emptied and the same that is written, which are then two changes.
 * @param imports what stands before all the rest then
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
