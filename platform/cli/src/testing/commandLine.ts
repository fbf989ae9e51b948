import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { registryStore } from '@tesela/compose/registryStore';
import { createReleaseFixtures, type ReleaseFixtures } from '@tesela/compose/testing/fixtureBuilds';
import { expect } from 'vitest';

import { main } from '../main.ts';

/** Path of `tesela`, for tests that start it as a process. */
export const program = path.resolve(import.meta.dirname, '../tesela.ts');

/** Runs a command in this process. @returns its exit code and output */
export async function tesela(...words: string[]) {
  const output = { stdout: '', stderr: '' };
  const code = await main(words, {
    log: (text) => (output.stdout += `${text}\n`),
    error: (text) => (output.stderr += `${text}\n`),
  });
  return { code, ...output };
}

export const stall = (words: string) => ({ name: 'mfe_stall', words: `"${words}"`, paths: ['/stall'] });

/** A release of the sweets with a text. */
export const sweets = (words: string) => ({
  name: 'mfe_sweets',
  words: `"${words}"`,
  paths: ['/', '/sweets'],
});

/** The heading of the sweets's page in a site's folder. */
export async function headingIn(site: string): Promise<string> {
  const html = await readFile(path.join(site, 'live/sweets/index.html'), 'utf8');
  return /<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? '';
}

export type CommandLine = {
  world: ReleaseFixtures;
  /** Options that name the site, the store and the settings. */
  place: (site?: string) => string[];
  onSite: typeof tesela;
  /** Runs a command with `--json`. */
  asJson: (...words: string[]) => Promise<{ code: number; stderr: string; data: Record<string, unknown> }>;
  /** Runs a command that must succeed. @returns its output */
  ok: (...words: string[]) => Promise<string>;
  /** Runs a command that must fail. @returns its error message */
  refused: (...words: string[]) => Promise<string>;
  /** The live releases by remote. */
  remotes: () => Promise<Record<string, { version: string; package: string }>>;
  /** Makes the first releases live. */
  goLive: () => ReturnType<typeof tesela>;
  heading: () => Promise<string>;
};

type Options = {
  /** URL of an npm registry; default: a folder of tarballs. */
  registry?: string;
  /** Takes what removes it all; default: the end of the test. */
  whenDone?: (remove: () => Promise<void>) => void;
};

/** Makes a store with a shell and a sweets, an empty site, and functions that run commands on them. */
export async function openCommandLine({ registry, whenDone }: Options = {}): Promise<CommandLine> {
  const world = await createReleaseFixtures(
    registry ? (dir) => registryStore(registry, path.join(dir, 'npm')) : undefined,
    whenDone,
  );
  await world.releaseShell('1.0.0', 'Hola');
  await world.releaseRemote('1.0.0', sweets('primera'));
  const place = (site = world.site.dir): string[] => {
    const { settingsDir } = world.site;
    const store = registry ? ['--registry', registry] : ['--store', path.join(world.dir, 'packages')];
    return ['--site', site, ...store, '--settings', settingsDir];
  };
  const onSite = (...words: string[]) => tesela(...words, ...place());
  const asJson: CommandLine['asJson'] = async (...words) => {
    const { code, stdout, stderr } = await onSite(...words, '--json');
    return { code, stderr, data: JSON.parse(stdout) as Record<string, unknown> };
  };
  return {
    world,
    place,
    onSite,
    asJson,
    ok: async (...words) => {
      const { code, stdout, stderr } = await onSite(...words);
      expect(code, stderr).toBe(0);
      return stdout + stderr;
    },
    refused: async (...words) => {
      const { code, stderr } = await onSite(...words);
      expect(code, stderr).toBe(1);
      return stderr;
    },
    remotes: async () => (await asJson('status')).data.remotes as Awaited<ReturnType<CommandLine['remotes']>>,
    goLive: () => onSite('promote', 'shell', 'sweets@1.0.0'),
    heading: () => headingIn(world.site.dir),
  };
}
