import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { freePort, listProjects, listRemotes } from './workspace.ts';

const sweets = { name: 'mfe_sweets', devPort: 3103, budgets: { entry: 9000, page: 20_000 } };

/** A workspace on disk. @param packages the `tesela` field of each folder; undefined for none */
async function workspace(packages: Record<string, unknown>): Promise<string> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'workspace-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const write = async (folder: string, tesela: unknown) => {
    await mkdir(path.join(root, folder), { recursive: true });
    await writeFile(path.join(root, folder, 'package.json'), JSON.stringify({ tesela }));
  };
  for (const [folder, tesela] of Object.entries(packages)) {
    if (folder !== 'apps') await write(folder, tesela);
    else for (const [name, own] of Object.entries(tesela as object)) await write(`apps/${name}`, own);
  }
  return root;
}

it('a team adds a micro-frontend by a folder that describes itself', async () => {
  const root = await workspace({
    'mfe-sweets': sweets,
    'mfe-body-care': { ...sweets, name: 'mfe_body_care', devPort: 3106 },
    shell: undefined,
  });

  expect(listRemotes(root)).toMatchObject([
    { name: 'mfe_body_care', folder: 'mfe-body-care', devPort: 3106, dir: path.join(root, 'mfe-body-care') },
    { name: 'mfe_sweets', folder: 'mfe-sweets', devPort: 3103 },
  ]);
});

it.each([
  ['says nothing of itself', undefined, 'mfe-events/package.json must describe the remote: add "tesela": {'],
  [
    'bears the name of another',
    { ...sweets, devPort: 3106 },
    'mfe-events/package.json: tesela.name must be "mfe_events", after its folder, and not "mfe_sweets".',
  ],
  [
    'bears a name that the federation cannot have',
    { ...sweets, name: 'Events' },
    '  tesela.name: must be "mfe_" and small letters, e.g. "mfe_events"',
  ],
  [
    'wants a port that another has',
    { ...sweets, name: 'mfe_events' },
    'mfe-sweets/package.json: tesela.devPort 3103 is taken by mfe-events. Choose another, e.g. 3104.',
  ],
  ['wants the port of the shell', { ...sweets, name: 'mfe_events', devPort: 3000 }, "that is the shell's"],
  [
    'has no port',
    { ...sweets, name: 'mfe_events', devPort: undefined },
    '  tesela.devPort: is missing. Add it as',
  ],
  ['misspells a field', { ...sweets, name: 'mfe_events', devport: 3106 }, 'tesela.devport'],
])('a micro-frontend that %s is refused with what to write', async (_what, tesela, message) => {
  const root = await workspace({ 'mfe-sweets': sweets, 'mfe-events': tesela });

  expect(() => listRemotes(root)).toThrow(message);
});

it('a micro-frontend is found by what it says, wherever it lies; a package that says nothing is none', async () => {
  const root = await workspace({ shell: undefined, apps: { 'mfe-sweets': sweets, tools: undefined } });

  expect(listRemotes(root)).toMatchObject([
    { folder: 'mfe-sweets', dir: path.join(root, 'apps/mfe-sweets') },
  ]);
});

it('an empty workspace has no micro-frontend, and its first one gets a port', async () => {
  const root = await workspace({ shell: undefined });

  expect(listRemotes(root)).toEqual([]);
  expect(freePort(listRemotes(root))).toBe(3101);
});

it('a folder with sources and no package.json is not left out in silence', async () => {
  const root = await workspace({ 'mfe-sweets': sweets });
  await mkdir(path.join(root, 'mfe-events/src'), { recursive: true });

  expect(() => listRemotes(root)).toThrow('mfe-events/package.json is missing: "pnpm new" makes');
});

it('what git leaves of a package of another branch is no package', async () => {
  const root = await workspace({ 'mfe-sweets': sweets });
  await mkdir(path.join(root, 'mfe-gone/node_modules'), { recursive: true });

  expect(listRemotes(root).map(({ folder }) => folder)).toEqual(['mfe-sweets']);
});

it('a micro-frontend without a tsconfig.json would be neither checked nor tested, and is refused', async () => {
  const root = await workspace({ 'mfe-sweets': sweets });

  expect(() => listProjects(root)).toThrow('mfe-sweets/tsconfig.json is missing');
});
