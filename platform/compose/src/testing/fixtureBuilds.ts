import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { hashInputs, recordInputs } from '@tesela/build/buildInputs';
import type { PropTypes } from '@tesela/core/slotProps';
import { onTestFinished } from 'vitest';

import { workers } from '#prerender/renderer.ts';
import { readBuiltPackage } from '#releases/builtPackages.ts';
import { packRelease } from '#releases/pack.ts';
import type { SiteFolder } from '#site/live/change.ts';
import type { Pin } from '#site/manifest/manifest.ts';
import { folderStore } from '#store/folderStore.ts';
import type { Store } from '#store/store.ts';

/** Code of a minimal shell, which renders the text of the page's owner. */
const shellCode = (words: string, contract: number, uses?: FixtureRemote['passes']) => `
export const contract = ${contract};
export const uses = ${JSON.stringify(uses)};
export function assertRemote(remote, name) {
  if (!Array.isArray(remote?.routes)) throw new Error(name + ' exposes no remote.');
}
export async function prerenderPage(url, host, { registry, site, frame }) {
  const lang = site.languages.slice(1).find((item) => (url + '/').startsWith('/' + item + '/')) ?? site.languages[0];
  const path = (lang === site.languages[0] ? url : url.slice(lang.length + 1)) || '/';
  const owner = Object.entries(registry).find(([, { pages }]) => pages.includes(path))?.[0];
  const head = { lang, title: path, tags: [] };
  const meta = { title: path, description: site.name };
  if (!owner) return { kind: 'not-found', html: '<main><h1>404</h1></main>', head, meta, chunks: [], documents: {} };
  const address = registry[owner].data + '/' + lang + (path === '/' ? '/index' : path) + '.json';
  const document = await host.readDocument(address).catch(() => undefined);
  const own = frame + '/' + lang + '/words.json';
  const menu = await host.readDocument(own).catch(() => undefined);
  const { words, shows, still } = await host.load(owner);
  // As in the real shell, the page does not carry documents of slots, nor of a page that hydrates when it is touched.
  const isCarried = document && !still.includes(path);
  const documents = { ...(isCarried && { [address]: document }), ...(menu && { [own]: menu }) };
  const shown = await Promise.all((shows[path] ?? []).map((slot) => showSlot(slot, lang, host, registry)));
  const text = await words(path, lang) + (document ?? '') + shown.map(({ says }) => says).join('');
  const html = '<main><h1>${words} ' + (menu ?? '') + text + '</h1>' + '<p>x</p>'.repeat(100) + '</main>';
  const slots = shown.flatMap(({ remote, slot }) => (remote ? [{ remote, slot, names: [] }] : []));
  return { kind: 'page', html, head, meta, chunks: [{ remote: owner, names: [] }, ...slots], documents };
}
async function showSlot(slot, lang, host, registry) {
  const [remote, live] = Object.entries(registry).find(([, { slots }]) => slots.includes(slot)) ?? [];
  return { slot, remote, says: live ? await host.readDocument(live.data + '/' + lang + '/' + slot + '.json') : '' };
}
`;

const remoteCode = ({ name, words, paths, contract, takes, passes, shows, still }: FixtureRemote) => `
const words = ${words};
export const remote = {
  contract: ${contract},
  name: '${name}',
  routes: ${JSON.stringify(paths)}.map((path) => ({ kind: 'page', path, paths: [path], hasData: false, slots: [], chunks: () => [] })),
  slots: Object.fromEntries(Object.entries(${JSON.stringify(takes ?? {})}).map(([slot, props]) => [slot, { props, hasData: false, chunks: () => [] }])),
  uses: ${JSON.stringify(passes)},
  shows: ${JSON.stringify(shows ?? {})},
  still: ${JSON.stringify(still ?? [])},
  words: async (path, lang) => typeof words === 'function' ? words(path, lang) : words,
};
`;

type FixtureRemote = {
  name: string;
  /** JavaScript expression: the text of its pages, or a function of path and language. */
  words: string;
  paths: readonly string[];
  contract?: number;
  /** Props by slot: those that its own slots accept, and those that it passes to others. */
  takes?: Readonly<Record<string, PropTypes>>;
  passes?: Readonly<Record<string, PropTypes>>;
  /** Slots by the path of the page that shows their documents. */
  shows?: Readonly<Record<string, readonly string[]>>;
  /** Paths of pages that do not carry their documents. */
  still?: readonly string[];
  /** npm scope of its package; default: the site's. */
  scope?: string;
  /** Further files of its build, by path. */
  files?: Readonly<Record<string, string>>;
};

export type ReleaseFixtures = {
  site: SiteFolder;
  store: Store;
  dir: string;
  releaseShell: (
    version: string,
    words: string,
    contract?: number,
    files?: Readonly<Record<string, string>>,
    /** Props by the slots that it shows around every page. */
    uses?: FixtureRemote['passes'],
  ) => Promise<Pin>;
  releaseRemote: (version: string, remote: FixtureRemote) => Promise<Pin>;
  /** Copies everything that is there. @returns what puts it back, for a file whose tests begin with the same site */
  keep: () => Promise<() => Promise<void>>;
};

async function write(dir: string, files: Record<string, string>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), content);
  }
}

/** Files of a build: the chunk list, and a script for each chunk. */
const chunks = (names: readonly string[]): Record<string, string> => ({
  'dist/web/chunks.json': JSON.stringify(
    Object.fromEntries(names.map((name) => [name, { js: [`${name}.js`], css: [] }])),
  ),
  ...Object.fromEntries(names.map((name) => [`dist/web/${name}.js`, `/* ${name} */`])),
});

// The sites of these tests have few pages.
workers.count = 1;

const settingsDir = path.resolve(import.meta.dirname, '../../../../settings');

/**
 * Creates a temporary folder with builds, a store and a site.
 * @param whenDone registers the removal of the folder; default: the end of the current test
 */
export async function createReleaseFixtures(
  openStore: (dir: string) => Store = (dir) => folderStore(path.join(dir, 'packages')),
  whenDone: (remove: () => Promise<void>) => void = onTestFinished,
): Promise<ReleaseFixtures> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'tesela-world-'));
  whenDone(() => rm(dir, { recursive: true, force: true }));
  const store = openStore(dir);
  const site: SiteFolder = {
    dir: path.join(dir, 'site'),
    store,
    settingsDir,
    environment: 'test',
    retainDays: 0,
  };

  async function release(
    name: string,
    version: string,
    files: Record<string, string>,
    contract: number,
    scope = '@clinic',
    { paths = [], takes, passes }: Partial<Pick<FixtureRemote, 'paths' | 'takes' | 'passes'>> = {},
  ) {
    const folder = name.replaceAll('_', '-');
    const built = path.join(dir, 'builds', folder);
    await rm(built, { recursive: true, force: true });
    const tesela = name === 'shell' ? undefined : { name };
    await write(built, {
      'package.json': JSON.stringify({ name: `${scope}/${folder}`, version, tesela }),
      ...files,
    });
    await recordInputs(built, await hashInputs(built));
    const packed = await packRelease(await readBuiltPackage(built), version, {
      contract,
      routes: [...paths],
      slots: Object.keys(takes ?? {}),
      ...(takes && { takes }),
      ...(passes && { passes, uses: Object.keys(passes) }),
    });
    await store.publish(packed);
    return (await store.find(packed.release.name, version)).pin;
  }

  const parts = ['builds', 'packages', 'site'];
  const copy = (from: string, to: string) => cp(from, to, { recursive: true, verbatimSymlinks: true });
  async function keep(): Promise<() => Promise<void>> {
    const kept = path.join(dir, 'kept');
    for (const part of parts) await copy(path.join(dir, part), path.join(kept, part));
    return async () => {
      for (const part of parts) {
        await rm(path.join(dir, part), { recursive: true });
        await copy(path.join(kept, part), path.join(dir, part));
      }
    };
  }

  return {
    dir,
    site,
    store,
    keep,
    releaseShell: (version, words, contract = 2, files = {}, uses?) =>
      release(
        'shell',
        version,
        {
          'dist/node/render.mjs': shellCode(words, contract, uses),
          ...chunks(['index', 'react', 'site', 'app', 'federation']),
          'dist/web/index.js': `/* ${'shell '.repeat(200)} */`,
          'public/favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${words} --></svg>`,
          ...files,
        },
        contract,
        undefined,
        { passes: uses },
      ),
    releaseRemote: (version, { contract = 2, scope, files, ...remote }) =>
      release(
        remote.name,
        version,
        {
          'dist/node/remote.mjs': remoteCode({ contract, ...remote }),
          ...chunks(['remote']),
          'dist/web/remoteEntry.js': `/* ${remote.words.repeat(100)} */`,
          [`dist/web/pictures/${remote.name}/a.${version}-320.avif`]: `picture of ${version}`,
          ...files,
        },
        contract,
        scope,
        remote,
      ),
  };
}
