// Does what docs/first-site.md says, with its own files, in a copy of the workspace: from no micro-frontend and another
// shell to a served page. `pnpm prove first-site`.
import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { copyWorkspace } from '@tesela/testing/copyWorkspace';
import { startGateway } from '@tesela/testing/gateway';
import { root } from '@tesela/testing/site';
import { x } from 'tinyexec';

const text = readFileSync(path.join(root, 'docs/first-site.md'), 'utf8');
const files = [...text.matchAll(/^`((?:shell|settings)\/[\w./]+)`.*:\n\n```\w+\n([^]*?)^```$/gm)];

const copy = await mkdtemp(path.join(os.tmpdir(), 'tesela-first-site-'));
const at = (file: string): string => path.join(copy, file);

/** @throws Error with the output */
async function run(what: string, ...[command = '', ...args]: string[]): Promise<void> {
  const { exitCode, stdout, stderr } = await x(command, args, { nodeOptions: { cwd: copy } });
  if (exitCode !== 0) throw new Error(`${what}: ${stdout}\n${stderr}`);
  console.log(`  ${what}`);
}

async function emptyWorkspace(): Promise<void> {
  // What `pnpm install` would link for the new package.
  await cp(at('mfe-spa/node_modules'), at('linked'), { recursive: true, verbatimSymlinks: true });
  for (const name of await readdir(copy))
    if (name.startsWith('mfe-')) await rm(at(name), { recursive: true });
  for (const folder of ['shell/content', 'shell/src', 'settings', '.packages'])
    await rm(at(folder), { recursive: true, force: true });
  const described = JSON.parse(await readFile(at('package.json'), 'utf8')) as { tesela: object };
  await writeFile(at('package.json'), JSON.stringify({ ...described, tesela: { services: [] } }));
}

async function writeShell(): Promise<void> {
  if (files.length < 9) throw new Error('docs/first-site.md has not all files of a shell any more.');
  for (const [, file = '', code = ''] of files) {
    await mkdir(path.dirname(at(file)), { recursive: true });
    await writeFile(at(file), code);
  }
}

/** @throws Error when the gateway does not serve the page */
async function assertServed(): Promise<void> {
  const { url, end } = await startGateway({ SITE_DIR: at('.site') }, copy);
  try {
    const html = await (await fetch(url)).text();
    if (!/<main data-area="page"[^>]*>.*<h1[^>]*>Welcome/.test(html))
      throw new Error(`The page does not say Welcome: ${html.slice(-2000)}`);
    if (/ hreflang="/i.test(html)) throw new Error('A site of one language names another.');
    const { status } = await fetch(`${url}/en`);
    if (status !== 404) throw new Error(`/en answers ${status}: it is no page of this site.`);
  } finally {
    await end();
  }
}

try {
  await copyWorkspace(copy);
  await emptyWorkspace();
  await writeShell();
  await run('a first micro-frontend', 'pnpm', 'new', 'bakery', '--path', '/', '--en', 'Welcome');
  await rename(at('linked'), at('mfe-bakery/node_modules'));
  await run('types', 'pnpm', 'exec', 'tsc', '--build', 'shell', 'mfe-bakery');
  await run('a build of the shell', 'pnpm', '--dir', 'shell', 'run', 'build');
  await run('a build of the bakery', 'pnpm', '--dir', 'mfe-bakery', 'run', 'build');
  await run('the site', 'pnpm', 'compose');
  await assertServed();
  console.log('docs/first-site.md is right.');
} finally {
  await rm(copy, { recursive: true, force: true, maxRetries: 3 });
}
