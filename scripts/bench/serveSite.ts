import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';

import { median } from './median.ts';

export type Served = {
  origin: string;
  /** Memory that the server's process holds, in MB; `NaN` where the system does not tell. */
  memory: () => Promise<number>;
  stop: () => void;
};

/**
 * Serves a composed site on a port that the system chooses.
 * @param folder of the workspace whose gateway serves it
 * @throws Error when the server says something else than its address
 */
export async function serveSite(folder: string, siteDir: string): Promise<Served> {
  const server = spawn(process.execPath, ['gateway/src/server/cli.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', SITE_DIR: siteDir, LOG_LEVEL: 'silent', CHAT_RATE_LIMIT: '10000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
  const origin = /http:\/\/\S+(?=\/)/.exec(String(said))?.[0];
  if (!origin) throw new Error(`The site in ${siteDir} cannot be served: ${String(said)}`);
  return {
    origin,
    memory: async () => {
      const status = await readFile(`/proc/${server.pid}/status`, 'utf8').catch(() => '');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
    },
    stop: () => server.kill('SIGTERM'),
  };
}

const questions = [
  '¿Qué productos tienen vitamina C?',
  '¿Tienen protector solar para piel grasa?',
  'Se me cae el cabello',
  '¿Cuánto dura una consulta?',
  'Quiero un champú para caspa',
];

/** Times of the assistant's answers, in ms: the first one, for which it reads the site, and those after it. */
export async function timeChat({ origin, memory }: Served) {
  const ask = async (message: string): Promise<number> => {
    const start = performance.now();
    const response = await fetch(`${origin}/api/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'es' },
      body: JSON.stringify({ message }),
    });
    if (!response.ok) throw new Error(`The assistant answered ${response.status}.`);
    await response.text();
    return performance.now() - start;
  };
  const first = await ask('Hola');
  const times: number[] = [];
  for (const question of [...questions, ...questions, ...questions]) times.push(await ask(question));
  return { first, median: median(times), worst: Math.max(...times), memory: await memory() };
}
