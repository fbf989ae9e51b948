import { parseManifest, type Manifest } from '@clinic/compose/manifest';
import { readFile } from 'node:fs/promises';

/** Longest wait for an answer, in ms. */
const patience = 10_000;

/** What Node's own `fetch failed` hides. */
const reasonOf = (error: unknown): string =>
  error instanceof Error
    ? String((error.cause as Error | undefined)?.message || error.message)
    : String(error);

/** @throws Error that names an address which does not answer, or not well */
export async function ask(url: string, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(patience) }).catch(
    (cause: unknown) => {
      throw new Error(`${url} does not answer: ${reasonOf(cause)}.`, { cause });
    },
  );
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response;
}

/**
 * Reads the text of a `live.json`.
 * @param source a file, or an address that serves it
 * @throws Error that names the source and what to do
 */
export async function readManifest(source: string): Promise<string> {
  if (/^https?:/.test(source)) return (await ask(source)).text();
  return readFile(source, 'utf8').catch((cause: unknown) => {
    throw new Error(`There is no manifest ${source}: name a live.json, as a file or as an https address.`, {
      cause,
    });
  });
}

/**
 * What is live elsewhere, where an option or `CLINIC_MANIFEST` says where that is.
 * @throws Error that names the source and what to do
 */
export async function findLive(option: string | undefined): Promise<Manifest | undefined> {
  const source = option ?? process.env.CLINIC_MANIFEST;
  return source ? parseManifest(await readManifest(source), source) : undefined;
}
