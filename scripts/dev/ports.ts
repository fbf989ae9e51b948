import { createServer } from 'node:net';

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** How many ports after the wanted one are tried. */
const attempts = 50;

/**
 * Finds a port to listen on.
 * @param wanted the port that would be best
 * @param reserved ports that others are about to take
 * @throws Error when none of the next 50 is free
 */
export async function findPort(wanted: number, reserved: ReadonlySet<number> = new Set()): Promise<number> {
  for (let port = wanted; port < wanted + attempts && port <= 65_535; port += 1) {
    if (!reserved.has(port) && (await isFree(port))) return port;
  }
  throw new Error(`No free port between ${wanted} and ${wanted + attempts - 1}: set PORT to another.`);
}

/**
 * Reads `PORT`.
 * @throws Error that says what it must be
 */
export function readPort(value: string | undefined, fallback: number): number {
  if (value === undefined || value === '') return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Error(`PORT is "${value}": it must be a number between 1 and 65535, e.g. PORT=4000 pnpm dev.`);
}
