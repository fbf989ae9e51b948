import { negotiate } from '@fastify/accept-negotiator';
import { splitPath, type Lang } from '@clinic/shared/lang';
import { readQuery } from '@clinic/shared/search/query';
import { SEARCH_PATH } from '@clinic/shared/search/searchPath';
import { createSiteSearch, type SiteSearch } from '@clinic/shared/search/siteSearch';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { ComposedSite } from '#server/site/composedSite.ts';

import { fillPage } from './fillPage.ts';
import { readSearchDocuments } from './siteDocuments.ts';

type Prepared = { html: string; search: SiteSearch };

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

/** Answers queries for who has no scripts, and sooner than scripts for who has. The index is made when it is first asked for. */
export function createResultsSender(siteDir: string) {
  const prepared = new WeakMap<ComposedSite, Map<Lang, Promise<Prepared>>>();

  async function prepare(site: ComposedSite, lang: Lang, name: string): Promise<Prepared> {
    const [html, documents] = await Promise.all([
      readFile(path.join(site.dir, name), 'utf8'),
      readSearchDocuments(siteDir, site, lang),
    ]);
    return { html, search: await createSiteSearch(documents) };
  }

  function preparedFor(site: ComposedSite, lang: Lang, name: string): Promise<Prepared> {
    const ofSite = prepared.get(site) ?? new Map<Lang, Promise<Prepared>>();
    prepared.set(site, ofSite);
    const known = ofSite.get(lang) ?? prepare(site, lang, name);
    ofSite.set(lang, known);
    known.catch(() => ofSite.delete(lang));
    return known;
  }

  /**
   * @param name file of the page in the site
   * @throws Error when the results cannot be made: the page as it was composed is better than none
   */
  return async (
    site: ComposedSite,
    lang: Lang,
    name: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const { html, search } = await preparedFor(site, lang, name);
    const [, query = ''] = /\?([^#]*)/.exec(request.raw.url ?? '') ?? [];
    const filled = fillPage(html, search, readQuery(query), lang);
    const encoding = negotiate(String(request.headers['accept-encoding'] ?? ''), ['br', 'gzip']);
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        // What somebody asks is theirs: no cache on the way keeps it.
        'cache-control': 'private, no-cache',
        vary: 'Accept-Encoding',
        'x-robots-tag': 'noindex',
      })
      .send(encoding ? await compressors[encoding](filled) : filled);
  };
}
