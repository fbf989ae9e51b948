import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { isRemoteName } from '@tesela/core/contract';
import { splitPath } from '@tesela/core/lang';
import type { PrerenderedPage } from '@tesela/core/prerender';
import { matchPattern } from '@tesela/core/routePattern';
import * as v from 'valibot';

import { readMarkup } from '#document/markup.ts';
import type { References } from '#document/references.ts';
import { listUrls } from '#prerender/prerenderPages.ts';
import type { Renderer } from '#prerender/renderer.ts';
import { findDeadLinks } from '#site/composed/deadLinks.ts';

import type { BuiltPackage } from './builtPackages.ts';

export type Measured = {
  /** Number of prerendered pages in all languages. */
  pages: number;
  /** Bytes after gzip that visitors load of it: the remote entry, and the scripts of the heaviest page. */
  weights: { entry: number; page: number } | undefined;
  /** Links of its pages that lead nowhere on the live site. */
  dead: string[];
};

const chunksSchema = v.record(v.string(), v.object({ js: v.array(v.string()) }));

/** Measures the scripts of one remote, in bytes after gzip. @param web folder of its browser build */
async function createWeigher(web: string) {
  const chunks = v.parse(chunksSchema, JSON.parse(await readFile(path.join(web, 'chunks.json'), 'utf8')));
  const sizes = new Map<string, number>();

  async function sizeOf(file: string): Promise<number> {
    const known = sizes.get(file);
    if (known !== undefined) return known;
    const size = gzipSync(await readFile(path.join(web, file)), { level: 9 }).length;
    sizes.set(file, size);
    return size;
  }

  const entry = () => sizeOf('remoteEntry.js');
  return {
    entry,
    /** All its scripts on a page, including the remote entry. */
    page: async ({ chunks: used }: Pick<PrerenderedPage, 'chunks'>, name: string): Promise<number> => {
      const names = used.find(({ remote }) => remote === name)?.names ?? [];
      const files = new Set(['remote', ...names].flatMap((chunk) => chunks[chunk]?.js ?? []));
      const all = await Promise.all([...files].map(sizeOf));
      return all.reduce((sum, size) => sum + size, await entry());
    },
  };
}

const overweightOf = (label: string, size: number, budget: number | undefined): string[] =>
  budget === undefined || size <= budget
    ? []
    : [`${label} weighs ${size} bytes after gzip, the budget is ${budget}.`];

/** Prerenders the remote's own pages in all languages and measures their scripts. @throws Error that lists all that is too heavy */
export async function prerenderOwnPages(built: BuiltPackage, renderer: Renderer): Promise<Measured> {
  const { data, paths, ownPaths } = await renderer.outline();
  const { registry: liveRemotes, site } = data;
  const { languages } = site;
  const own = isRemoteName(built.name) ? (liveRemotes[built.name]?.pages ?? []) : undefined;
  const isOwn = (url: string) =>
    own === undefined || own.some((pattern) => matchPattern(pattern, splitPath(url, languages).path));
  const urls = listUrls(paths, languages).filter(isOwn);
  const weigher = isRemoteName(built.name)
    ? await createWeigher(path.join(built.dir, 'dist/web'))
    : undefined;
  const entry = (await weigher?.entry()) ?? 0;
  const overweight = overweightOf(`remoteEntry.js of ${built.name}`, entry, built.budgets?.entry);
  let heaviest = entry;
  const linked = new Map<string, References | undefined>(
    listUrls([...paths, ...ownPaths], languages).map((url) => [url, undefined]),
  );
  for await (const page of renderer.pages(urls, (url) => `The page ${url} (${built.name})`)) {
    const weight = (await weigher?.page(page, built.name)) ?? 0;
    overweight.push(...overweightOf(`The page ${page.url}`, weight, built.budgets?.page));
    heaviest = Math.max(heaviest, weight);
    linked.set(page.url, readMarkup(page.html + (page.beside ?? '')).references);
  }
  if (overweight.length > 0) {
    throw new Error(`${overweight.join('\n')}\nMake it lighter, or raise tesela.budgets in package.json.`);
  }
  const weights = weigher && { entry, page: heaviest };
  return { pages: urls.length, weights, dead: findDeadLinks(linked, data) };
}
