import { parseManifest, type Manifest } from '@clinic/compose/manifest';
import { readFile } from 'node:fs/promises';

/** Longest wait for a manifest over the network, in ms. */
const patience = 10_000;

/** What Node's own `fetch failed` hides. */
const reasonOf = (error: unknown): string =>
  error instanceof Error
    ? String((error.cause as Error | undefined)?.message || error.message)
    : String(error);

/**
 * Reads the text of a `live.json`.
 * @param source a file, or an address that serves it
 * @throws Error that names the source and what to do
 */
export async function readManifest(source: string): Promise<string> {
  if (!/^https?:/.test(source)) {
    return readFile(source, 'utf8').catch((cause: unknown) => {
      throw new Error(`There is no manifest ${source}: name a live.json, as a file or as an https address.`, {
        cause,
      });
    });
  }
  const response = await fetch(source, { signal: AbortSignal.timeout(patience) }).catch((cause: unknown) => {
    throw new Error(`${source} does not answer: ${reasonOf(cause)}.`, { cause });
  });
  if (!response.ok) throw new Error(`${source} answered ${response.status}.`);
  return response.text();
}

/**
 * What is live elsewhere, where an option or `CLINIC_MANIFEST` says where that is.
 * @throws Error that names the source and what to do
 */
export async function findLive(option: string | undefined): Promise<Manifest | undefined> {
  const source = option ?? process.env.CLINIC_MANIFEST;
  return source ? parseManifest(await readManifest(source), source) : undefined;
}
