import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

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
  env: NodeJS.ProcessEnv,
): Promise<DevServer> {
  const dev = spawn(process.execPath, ['scripts/dev.ts', ...remotes], {
    cwd: copy,
    env: { ...process.env, ...env },
  });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: unknown) => {
      said += String(chunk);
      const found = /Open (http:\/\/localhost:\d+)/.exec(said)?.[1];
      if (found) resolve(found);
    };
    dev.stdout.on('data', listen);
    dev.stderr.on('data', listen);
    dev.once('exit', () => reject(new Error(`pnpm dev ended: ${said}`)));
  });
  return {
    url,
    said: () => said,
    stop: async () => {
      if (dev.exitCode !== null) return;
      dev.kill('SIGTERM');
      await once(dev, 'exit');
    },
  };
}

/** Replaces the first occurrence of a text in a file of the copy. @throws Error when it is not there */
export async function edit(copy: string, file: string, from: string, to: string): Promise<void> {
  const target = path.join(copy, file);
  const source = await readFile(target, 'utf8');
  if (!source.includes(from)) throw new Error(`${file} has no "${from}".`);
  await writeFile(target, source.replace(from, to));
}
