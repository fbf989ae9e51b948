import path from 'node:path';
import { x } from 'tinyexec';
/** Runs a program with this Node. */
export const runIn = (cwd, ...args) => x(process.execPath, args, { nodeOptions: { cwd } });
/** Builds packages of a clone, and composes its site. @throws Error with what went wrong */
export async function compose(clone, folders) {
  for (const folder of folders) {
    const built = await runIn(path.join(clone, folder), 'node_modules/@rsbuild/core/bin/rsbuild.js', 'build');
    if (built.exitCode !== 0) throw new Error(built.stderr);
  }
  const composed = await runIn(clone, 'platform/cli/src/clinic.ts', 'compose', '--workspace');
  if (composed.exitCode !== 0) throw new Error(composed.stdout + composed.stderr);
}
/** Products that a search in the shop finds. */
export async function found(browser, url, words) {
  const visitor = await browser.newPage();
  await visitor.goto(`${url}/tienda?buscar=${words}`, { waitUntil: 'networkidle' });
  const text = await visitor.locator('main').innerText();
  await visitor.close();
  return text;
}
/** What the assistant answers. */
export async function answer(url, message) {
  const response = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', referer: `${url}/` },
    body: JSON.stringify({ message }),
  });
  return response.text();
}
