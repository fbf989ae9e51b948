import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Reads the results of earlier runs. @returns `initial` when there are none */
export async function readResults<T>(file: string, initial: T): Promise<T> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text ? (JSON.parse(text) as T) : initial;
}

export async function writeResults(file: string, results: unknown): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(results, null, 1)}\n`);
}
