import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { negotiate } from '@fastify/accept-negotiator';
import { splitPath, type Lang } from '@tesela/core/lang';
import { readQuery } from '@tesela/core/search/query';
import { createSiteSearch } from '@tesela/core/search/siteSearch';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';

import { countClients } from '#server/services/clientLimit.ts';
import type { ComposedSite } from '#server/site/deployment.ts';

import { prepareResults } from './prepareResults.ts';
import { readSearchDocuments } from './siteDocuments.ts';

type PreparedSearch = { render: (query: string) => string; sent: LRUCache<string, Buffer> };

/** Searches per client and minute. Above that the client gets the page without results. */
const MAX_SEARCHES = 60;

/** Indexes that are kept: of the site and of the canary, in two languages. */
const MAX_PREPARED = 4;

/** Size of the cache of results, in bytes. */
const CACHE_SIZE = 4_000_000;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Low compression quality, because a page of results is sent only once or a few times. */
const QUALITY = 4;

const compressors = {
  br: (html: string) => brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: (html: string) => zip(html, { level: QUALITY }),
};

export const isResultsPage = (pathname: string, { languages, search }: ComposedSite): boolean =>
  splitPath(pathname, languages).path === search?.path;

/** @throws Error when no page of compose begins so */
function langOf(html: string): Lang {
  const [, lang] = /<html lang="([^"]+)"/.exec(html) ?? [];
  if (lang === undefined) throw new Error('The page does not say its language.');
  return lang as Lang; // compose's own
}

type Results = {
  site: ComposedSite;
  /** File of the page in the site. */
  name: string;
};

/**
 * Renders search results on the server, for visitors without scripts and for a faster first view. The index is built at
 * the first search.
 * @param redis where several servers count searches together
 * @returns a function that renders the page of a query, or returns undefined when the composed page is enough
 */
export async function createResultsPage(server: FastifyInstance, redis: Redis | undefined) {
  const prepared = new LRUCache<string, PreparedSearch, Results>({
    max: MAX_PREPARED,
    fetchMethod: (_key, _stale, { context }) => prepare(context),
  });
  const hasTooMany = await countClients(server, { name: 'search', max: MAX_SEARCHES, redis });

  async function prepare({ site, name }: Results): Promise<PreparedSearch> {
    const html = await readFile(path.join(site.dir, name), 'utf8');
    const lang = langOf(html);
    const documents = await readSearchDocuments(site, lang);
    const sent = new LRUCache<string, Buffer>({
      maxSize: CACHE_SIZE,
      sizeCalculation: (body) => body.length,
    });
    const search = await createSiteSearch(documents, site.search?.kinds ?? {});
    // Only the first language has no prefix.
    const first = name.startsWith(`${lang}/`) ? ('' as Lang) : lang;
    return { render: prepareResults(html, search, { lang, languages: [first] }), sent };
  }

  /** @throws Error when the results cannot be rendered; the caller sends the composed page then */
  return async (results: Results, request: FastifyRequest) => {
    const [, search = ''] = /\?([^#]*)/.exec(request.raw.url ?? '') ?? [];
    const query = readQuery(search);
    if (query === '' || request.method === 'HEAD') return undefined;
    const encoding = negotiate(String(request.headers['accept-encoding'] ?? ''), ['br', 'gzip']);
    const { site, name } = results;
    const { render, sent } = await prepared.forceFetch(`${name} ${site.dir}`, { context: results });
    const key = `${encoding ?? ''} ${query}`;
    let body = sent.get(key);
    if (!body) {
      if (await hasTooMany(request)) return undefined;
      const filled = render(query);
      body = encoding ? await compressors[encoding](filled) : Buffer.from(filled);
      sent.set(key, body);
    }
    return {
      body,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        ...(encoding && { 'content-encoding': encoding }),
        // Shared caches must not store what a visitor searches for.
        'cache-control': 'private, no-cache',
        vary: 'Accept-Encoding',
        'x-robots-tag': 'noindex',
      },
    };
  };
}
