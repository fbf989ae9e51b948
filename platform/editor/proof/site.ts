import path from 'node:path';

import type { Browser } from 'playwright';
import { x } from 'tinyexec';

/** Runs a program with this Node. */
export const runIn = (cwd: string, ...args: string[]) => x(process.execPath, args, { nodeOptions: { cwd } });

/** Builds packages of a clone and composes its site. @throws Error with the output of the failed command */
export async function compose(clone: string, folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const built = await runIn(path.join(clone, folder), 'node_modules/@rsbuild/core/bin/rsbuild.js', 'build');
    if (built.exitCode !== 0) throw new Error(built.stderr);
  }
  const composed = await runIn(clone, 'platform/cli/src/tesela.ts', 'compose', '--workspace');
  if (composed.exitCode !== 0) throw new Error(composed.stdout + composed.stderr);
}

/** Text of the shop's page for a search. */
export async function found(browser: Browser, url: string | undefined, words: string): Promise<string> {
  const visitor = await browser.newPage();
  await visitor.goto(`${url}/tienda?buscar=${words}`, { waitUntil: 'networkidle' });
  const text = await visitor.locator('main').innerText();
  await visitor.close();
  return text;
}

/** The assistant's response to a message. */
export async function answer(url: string, message: string): Promise<string> {
  const response = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', referer: `${url}/` },
    body: JSON.stringify({ message }),
  });
  return response.text();
}
