import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { freePort, importRemote, listRemotes, shellPort } from '@tesela/build/workspace';
import { readLanguages } from '@tesela/compose/readSettings';
import { x } from 'tinyexec';

import { fillTemplate } from './fillTemplate.ts';
import { explainTaken, type NewRemote } from './newRemote.ts';

/** @throws Error that names the remote that has the path already */
async function assertPathIsFree(root: string, words: NewRemote): Promise<void> {
  for (const { dir, folder } of listRemotes(root)) {
    const { routes } = await importRemote(dir);
    const problem = explainTaken(
      words,
      folder,
      routes.map(({ path: taken }) => taken),
    );
    if (problem) throw new Error(problem);
  }
}

type PackageJson = { name: string } & Partial<
  Record<'dependencies' | 'devDependencies', Record<string, string>>
>;
type TsConfig = { extends: string; include?: readonly string[]; references?: readonly object[] };

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The site's own packages, which no template knows. */
const ownOf = (all: Record<string, string> = {}, scope: string) =>
  Object.fromEntries(
    Object.entries(all).filter(([name, range]) => name.startsWith(scope) && range.startsWith('workspace:')),
  );

const readTypes = (folder: string) => readJson(path.join(folder, 'tsconfig.json')) as TsConfig;
const holdsSlots = (pattern: string): boolean => pattern.endsWith('slots.d.ts');

/** Gives a package the scope, the versions, the own packages, the references and the slots' types of a neighbour. */
function takeAfter(neighbour: string, dir: string): void {
  const read = (folder: string) => readJson(path.join(folder, 'package.json')) as PackageJson;
  const [there, made] = [read(neighbour), read(dir)];
  const scope = there.name.replace(/[^/]*$/, '');
  const merged = (kind: 'dependencies' | 'devDependencies') => {
    const known = { ...there.devDependencies, ...there.dependencies };
    // All packages of the platform have one version.
    const platform = (name: string) => (name.startsWith('@tesela/') ? known['@tesela/core'] : undefined);
    const entries = Object.entries(made[kind] ?? {}).map(([name, range]) => [
      name,
      known[name] ?? platform(name) ?? range,
    ]);
    return { ...Object.fromEntries(entries), ...ownOf(there[kind], scope) };
  };
  const described = {
    ...made,
    name: scope + path.basename(dir),
    dependencies: merged('dependencies'),
    devDependencies: merged('devDependencies'),
  };
  writeFileSync(path.join(dir, 'package.json'), `${JSON.stringify(described, null, 2)}\n`);
  const { extends: base, include = [], references } = readTypes(neighbour);
  const own = readTypes(dir);
  const slots = include.find(holdsSlots);
  const config = {
    ...own,
    extends: base,
    include: own.include?.map((pattern) => (slots && holdsSlots(pattern) ? slots : pattern)),
    ...(references && { references }),
  };
  writeFileSync(path.join(dir, 'tsconfig.json'), `${JSON.stringify(config, null, 2)}\n`);
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
  const [neighbour = path.join(root, 'shell')] = listRemotes(root).map((remote) => remote.dir);
  fillTemplate(dir, ['mfe'], words, { port: freePort(listRemotes(root)), languages });
  takeAfter(neighbour, dir);
  // Formatted, because names of another length change the line breaks.
  const formatter = path.join(root, 'node_modules/.bin/oxfmt');
  if (existsSync(formatter)) await x(formatter, [folder], { nodeOptions: { cwd: root } });
  const { scripts = {} } = readJson(path.join(root, 'package.json')) as { scripts?: object };
  const next = [
    ['install', 'links what it uses'],
    [
      'dev' in scripts ? `dev ${name}` : '',
      `opens it inside the shell: http://localhost:${shellPort}${address}`,
    ],
    ['unit' in scripts ? `unit ${name}` : '', 'runs its tests'],
  ].filter(([command]) => command);
  return `${folder} is there, with a page at ${address} and its links for the menu and the footer of the shell.

${next.map(([command = '', what]) => `  pnpm ${command.padEnd(17)}${what}`).join('\n')}`;
}
