import { negotiate } from '@fastify/accept-negotiator';
import rateLimit from '@fastify/rate-limit';
import { splitPath, type Lang } from '@clinic/shared/lang';
import { readQuery } from '@clinic/shared/search/query';
import { SEARCH_PATH } from '@clinic/shared/search/searchPath';
import { createSiteSearch, type SiteSearch } from '@clinic/shared/search/siteSearch';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { ComposedSite } from '#server/site/composedSite.ts';

import { fillPage } from './fillPage.ts';
import { readSearchDocuments } from './siteDocuments.ts';

type Prepared = { html: string; search: SiteSearch; sent: LRUCache<string, Buffer> };

/** Searches that one client may have made in a minute; what comes after gets the page as it was composed. */
const MAX_SEARCHES = 60;

/** Bytes of results that are kept for who asks the same. */
const KEPT_RESULTS = 4_000_000;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** As good as a page needs that is sent once. */
const QUALITY = 4;

const compressors = {
  br: (html: string) => brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: (html: string) => zip(html, { level: QUALITY }),
};

/** The language whose page of results this is; undefined for any other page. */
export function langOfResults(pathname: string): Lang | undefined {
  const { lang, path: own } = splitPath(pathname);
  return own === SEARCH_PATH ? lang : undefined;
}

type Results = {
  site: ComposedSite;
  lang: Lang;
  /** File of the page in the site. */
  name: string;
};

/**
 * Answers queries for who has no scripts, and sooner than scripts for who has. The index is made when it is first asked for.
 * @returns makes the page of a query, or gives undefined where the page as it was composed will do
 */
export async function createResultsPage(server: FastifyInstance) {
  const prepared = new WeakMap<ComposedSite, Map<Lang, Promise<Prepared>>>();
  await server.register(rateLimit, { global: false, max: MAX_SEARCHES, timeWindow: '1 minute' });
  const limit = server.createRateLimit();

  async function prepare({ site, lang, name }: Results): Promise<Prepared> {
    const [html, documents] = await Promise.all([
      readFile(path.join(site.dir, name), 'utf8'),
      readSearchDocuments(site, lang),
    ]);
    const sent = new LRUCache<string, Buffer>({
      maxSize: KEPT_RESULTS,
      sizeCalculation: (body) => body.length,
    });
    return { html, search: await createSiteSearch(documents), sent };
  }

  function preparedFor(results: Results): Promise<Prepared> {
    const { site, lang } = results;
    const ofSite = prepared.get(site) ?? new Map<Lang, Promise<Prepared>>();
    prepared.set(site, ofSite);
    const known = ofSite.get(lang) ?? prepare(results);
    ofSite.set(lang, known);
    known.catch(() => ofSite.delete(lang));
    return known;
  }

  /** @throws Error when the results cannot be made: the page as it was composed is better than none */
  return async (results: Results, request: FastifyRequest) => {
    const [, search = ''] = /\?([^#]*)/.exec(request.raw.url ?? '') ?? [];
    const query = readQuery(search);
    if (query === '' || request.method === 'HEAD') return undefined;
    const encoding = negotiate(String(request.headers['accept-encoding'] ?? ''), ['br', 'gzip']);
    const { html, search: index, sent } = await preparedFor(results);
    const key = `${encoding ?? ''} ${query}`;
    let body = sent.get(key);
    if (!body) {
      const limited = await limit(request);
      if (!limited.isAllowed && limited.isExceeded) return undefined;
      const filled = fillPage(html, index, query, results.lang);
      body = encoding ? await compressors[encoding](filled) : Buffer.from(filled);
      sent.set(key, body);
    }
    return {
      body,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        ...(encoding && { 'content-encoding': encoding }),
        // What somebody asks is theirs: no cache on the way keeps it.
        'cache-control': 'private, no-cache',
        vary: 'Accept-Encoding',
        'x-robots-tag': 'noindex',
      },
    };
  };
}
