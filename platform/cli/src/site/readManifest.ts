import { readFile } from 'node:fs/promises';

import { parseManifest, type Manifest } from '@tesela/compose/manifest';

/** In ms. */
const TIMEOUT = 10_000;

/** The cause behind Node's message `fetch failed`. */
const reasonOf = (error: unknown): string =>
  error instanceof Error
    ? String((error.cause as Error | undefined)?.message || error.message)
    : String(error);

/** Fetches a URL. @throws Error that names the URL when it does not answer, or with an error status */
export async function fetchOk(url: string, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT) }).catch(
    (cause: unknown) => {
      throw new Error(`${url} does not answer: ${reasonOf(cause)}.`, { cause });
    },
  );
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response;
}

/**
 * Reads the text of a `live.json`.
 * @param source a file or a URL
 * @throws Error that names the source and what to do
 */
export async function readManifest(source: string): Promise<string> {
  if (/^https?:/.test(source)) return (await fetchOk(source)).text();
  return readFile(source, 'utf8').catch((cause: unknown) => {
    throw new Error(`There is no manifest ${source}: name a live.json, as a file or as an https address.`, {
      cause,
    });
  });
}

/**
 * Reads the manifest of another site, if an option or `TESELA_MANIFEST` names it.
 * @throws Error that names the source and what to do
 */
export async function findLive(option: string | undefined): Promise<Manifest | undefined> {
  const source = option ?? process.env.TESELA_MANIFEST;
  return source ? parseManifest(await readManifest(source), source) : undefined;
}
