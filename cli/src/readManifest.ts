import { readFile } from 'node:fs/promises';

/** Longest wait for a manifest over the network, in ms. */
const patience = 10_000;

/** Reads the text of a `live.json`. @param source a file, or an address that serves it */
export async function readManifest(source: string): Promise<string> {
  if (!/^https?:/.test(source)) return readFile(source, 'utf8');
  const response = await fetch(source, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${source} answered ${response.status}.`);
  return response.text();
}
