import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { freePort, listRemotes, shellPort } from '@tesela/build/workspace';
import { readLanguages } from '@tesela/compose/readSettings';
import type { Remote } from '@tesela/core/contract';
import { shapeOf } from '@tesela/core/reserved';
import { x } from 'tinyexec';

import { fillTemplate } from './fillTemplate.ts';
import type { NewRemote } from './newRemote.ts';

/** @throws Error that names the remote that has the path already */
async function assertPathIsFree(root: string, { folder, address }: NewRemote): Promise<void> {
  for (const { dir, folder: other } of listRemotes(root)) {
    const file = pathToFileURL(path.join(dir, 'src/exposed/remote.ts')).href;
    const { remote } = (await import(file)) as { remote: Remote };
    if (!remote.routes.some((route) => shapeOf(route.path) === shapeOf(address))) continue;
    throw new Error(
      `${folder} cannot have the path ${address}: it is a page of ${other}. Say --path /other.`,
    );
  }
}

/**
 * Makes a micro-frontend in this workspace.
 * @returns instructions for the next steps
 * @throws Error when its name or its path is taken
 */
export async function makeInWorkspace(root: string, words: NewRemote): Promise<string> {
  const { folder, name, address } = words;
  const dir = path.join(root, folder);
  if (existsSync(dir)) throw new Error(`${folder} is there already: choose another name.`);
  await assertPathIsFree(root, words);
  const languages = await readLanguages(path.join(root, 'settings'));
  fillTemplate(dir, ['mfe'], words, { port: freePort(listRemotes(root)), languages });
  // Formatted, because names of another length change the line breaks.
  await x(path.join(root, 'node_modules/.bin/oxfmt'), [folder], { nodeOptions: { cwd: root } });
  return `${folder} is there, with a page at ${address} and its links in the menu and the footer.

  pnpm install          links what it uses
  pnpm dev ${name.padEnd(13)}opens it inside the shell: http://localhost:${shellPort}${address}
  pnpm unit ${name.padEnd(12)}runs its tests`;
}
