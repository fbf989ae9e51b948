import { cp, glob, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { stylePrefix } from '@tesela/build/foreignStyles';
import { listRemotes, type RemotePackage } from '@tesela/build/workspace';
import { writeCompressed } from '@tesela/compose/compress';
import { PAGE_SCRIPTS_ID, type PageScripts } from '@tesela/core/liveRemotes';
import { root } from '@tesela/testing/site';

import { buildMonolith } from './build.ts';

type ChunkList = Record<string, { js: string[] }>;

export const variants = ['federated', 'monolith'] as const;

export type Variant = (typeof variants)[number];

const monolithUrl = '/releases/monolith/';

const readChunks = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as ChunkList;

/** Names of the chunks that contain a page's scripts; the chunk `remote` gets the name of its remote. */
async function chunksOf(urls: readonly string[]): Promise<string[]> {
  const folders = new Set(urls.map((url) => url.split('/')[2] ?? ''));
  const names = await Promise.all(
    [...folders].map(async (folder) => {
      const chunks = await readChunks(path.join(root, folder, 'dist/web/chunks.json'));
      const isUsed = ([, { js }]: [string, { js: string[] }]) =>
        js.length > 0 && js.every((file) => urls.includes(`/releases/${folder}/${file}`));
      return Object.entries(chunks)
        .filter(isUsed)
        .map(([name]) => (name === 'remote' ? folder.replace('-', '_') : name));
    }),
  );
  return names.flat();
}

async function bundle(scripts: PageScripts, monolith: ChunkList): Promise<PageScripts> {
  const filesOf = (names: readonly string[]) => [
    ...new Set(names.flatMap((name) => monolith[name]?.js ?? []).map((file) => monolithUrl + file)),
  ];
  const start = filesOf(['index']);
  const filesFor = async (urls: readonly string[], known: readonly string[]) =>
    filesOf(await chunksOf(urls)).filter((file) => !known.includes(file));
  const page = await filesFor([...scripts.start, ...scripts.page], start);
  const areas = Object.entries(scripts.areas).map(
    async ([area, urls]) => [area, await filesFor(urls, [...start, ...page])] as const,
  );
  return { ...scripts, start, page, areas: Object.fromEntries(await Promise.all(areas)) };
}

/**
 * Renames classes as a build without remotes names them (`platform/build/src/styles`), and allows all inline styles,
 * because their hashes have changed.
 */
function withoutPrefixes(html: string, remotes: readonly RemotePackage[]): string {
  const prefixes = remotes.map(({ name }) => stylePrefix(name)).join('|');
  return html
    .replaceAll(new RegExp(String.raw`\b(?:${prefixes})(?=[a-zA-Z]\w{4}\b)`, 'g'), '')
    .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'");
}

/**
 * Makes a variant of a composed site for the given routes.
 * @returns folder of the variant
 */
export async function makeVariant(
  variant: Variant,
  from: string,
  routes: readonly string[],
  folder: string,
): Promise<string> {
  if (variant === 'federated') return from;
  const site = path.join(folder, variant);
  await rm(site, { recursive: true, force: true });
  await cp(from, site, { recursive: true, verbatimSymlinks: true });
  const built = path.join(site, monolithUrl);
  await buildMonolith(built);
  for await (const file of glob('**/*.js', { cwd: built })) await writeCompressed(path.join(built, file), 11);
  for (const route of routes) {
    const file = path.join(site, 'live', route, 'index.html');
    const html = await readFile(file, 'utf8');
    const pattern = new RegExp(`(id="${PAGE_SCRIPTS_ID}">)([^<]+)(?=<)`);
    const own = JSON.parse(pattern.exec(html)?.[2] ?? '') as PageScripts;
    const scripts = await bundle(own, await readChunks(path.join(built, 'chunks.json')));
    const page = withoutPrefixes(html, listRemotes(root));
    await writeFile(file, page.replace(pattern, `$1${JSON.stringify(scripts)}`));
    await writeCompressed(file, 8);
  }
  return site;
}
