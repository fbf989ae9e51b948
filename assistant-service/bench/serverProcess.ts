import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const cli = path.join(import.meta.dirname, '../../gateway/src/server/cli.ts');

/**
 * Starts the real server of `.site` on a free port, in a process of its own.
 * @throws Error with what the server said when it does not start
 */
export async function startServerProcess() {
  const child = spawn(process.execPath, [cli], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', CHAT_RATE_LIMIT: '100000000' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let complained = '';
  child.stderr.on('data', (data) => (complained += data));
  const exit = once(child, 'exit');
  child.stdout.on('data', (data) => (said += data));
  while (!/http:\S+/.test(said)) {
    await Promise.race([once(child.stdout, 'data'), exit]);
    if (child.exitCode !== null) throw new Error(complained.trim());
  }
  return {
    url: /http:\S+/.exec(said)?.[0] ?? '',
    /** Resident memory in bytes; undefined where there is no /proc. */
    memory: async (): Promise<number | undefined> => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
      const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
      return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
    },
    /** @returns what it wrote since it started: warnings and errors, or nothing */
    stop: async (): Promise<string> => {
      child.kill('SIGTERM');
      await exit;
      return said.slice(said.indexOf('\n') + 1) + complained;
    },
  };
}
