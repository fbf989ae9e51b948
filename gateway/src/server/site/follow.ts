import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { x } from 'tinyexec';

export type Following = {
  /** A file, or an address that serves it. */
  source: string;
  /** Between one look and the next. Milliseconds. */
  interval: number;
};

type Log = {
  info: (facts: object, message: string) => void;
  error: (facts: object, message: string) => void;
};

/** Makes a site's folder show what a manifest names. */
export type Apply = (manifestFile: string) => Promise<void>;

/** Longest wait for the manifest. Milliseconds. */
const PATIENCE = 10_000;

const clinic = fileURLToPath(new URL('../../../../cli/src/clinic.ts', import.meta.url));

/**
 * Composes in a process of its own, so that visitors wait for nothing and a remote that fails ends nothing else.
 * @throws Error with what the command said
 */
export const composeInProcess =
  (siteDir: string): Apply =>
  async (manifestFile) => {
    const args = [clinic, 'compose', '--manifest', manifestFile, '--site', siteDir];
    const { exitCode, stderr } = await x(process.execPath, args);
    if (exitCode !== 0) throw new Error(stderr.trim().slice(-2000) || `ended with ${exitCode}`);
  };

/** Reads a manifest; undefined when it has not changed since the last time that `taken` was called. */
function createReader(source: string) {
  let etag: string | undefined;
  let text: string | undefined;
  const isUrl = /^https?:/.test(source);
  async function fetchText(): Promise<{ text: string; etag: string | undefined } | undefined> {
    const response = await fetch(source, {
      headers: etag === undefined ? {} : { 'if-none-match': etag },
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.status === 304) return undefined;
    if (!response.ok) throw new Error(`${source} answered ${response.status}.`);
    return { text: await response.text(), etag: response.headers.get('etag') ?? undefined };
  }
  return async () => {
    const read = isUrl ? await fetchText() : { text: await readFile(source, 'utf8'), etag: undefined };
    if (!read || read.text === text) return undefined;
    return {
      text: read.text,
      taken: () => {
        text = read.text;
        etag = read.etag;
      },
    };
  };
}

/**
 * Follows a manifest: looks at it again and again, and composes what it names when it has changed. The server
 * notices the swap by itself. While the manifest cannot be read or composed, what is live stays.
 * @param options.apply how a manifest is made live; default: `clinic compose`
 */
export function followManifest(
  { source, interval }: Following,
  { siteDir, log, apply = composeInProcess(siteDir) }: { siteDir: string; log: Log; apply?: Apply },
) {
  const read = createReader(source);
  const file = path.join(siteDir, 'following.json');
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  /** @throws Error when the manifest cannot be read or composed */
  async function look(): Promise<boolean> {
    const next = await read();
    if (!next) return false;
    await writeFile(`${file}.tmp`, next.text);
    await rename(`${file}.tmp`, file);
    await apply(file);
    next.taken();
    log.info({ source }, 'the manifest has changed: its site is live');
    return true;
  }

  return {
    look,
    start: () => {
      const again = () => {
        if (isStopped) return;
        timer = setTimeout(() => {
          look()
            .catch((error: unknown) =>
              log.error({ err: error, source }, 'the manifest cannot be followed: what is live stays'),
            )
            .finally(again);
        }, interval);
      };
      again();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
