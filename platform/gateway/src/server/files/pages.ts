import { splitPath } from '@tesela/core/lang';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';

import { refuse, serviceUnavailable } from '#server/requests/refuse.ts';
import {
  canonicalPath,
  encodePath,
  fileOfPath,
  isDataPath,
  readRequestPath,
} from '#server/requests/requestPath.ts';
import { createResultsPage, isResultsPage } from '#server/search/resultsPage.ts';
import { chooseSite } from '#server/site/canary.ts';
import {
  CANARY_SCRIPT,
  followCanaryLink,
  hasCanaryLink,
  sendCanaryScript,
  sendWithBar,
} from '#server/site/canaryLink.ts';
import type { ComposedSite } from '#server/site/deployment.ts';
import type { LiveSite } from '#server/site/liveSite.ts';
import { findRedirect, withQuery } from '#server/site/redirects.ts';
import { ownerOfPage } from '#server/visits/ownerOf.ts';
import type { VisitCounts } from '#server/visits/visitCounts.ts';

import { sendFile } from './sendFile.ts';

/** During a canary `caching` is private, because visitors get different sites under one URL. */
type Source = { site: ComposedSite; caching: string };

async function sendPage(
  { site, caching }: Source,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
) {
  const hash = await site.hashOf(name);
  return sendFile(request, reply, { root: site.dir, name, caching, hash, hasRanges: false });
}

function sendNotFound({ site, caching }: Source, request: FastifyRequest, reply: FastifyReply, path: string) {
  const { lang } = splitPath(path, site.languages);
  const name = lang ? `${lang}/404.html` : '404.html';
  if (isDataPath(path) || !site.files.has(name)) return refuse(reply, 404);
  reply.code(404);
  return sendFile(request, reply, { root: site.dir, name, caching, hash: undefined, hasRanges: false });
}

/** Redirects with `cache-control`, because browsers cache a bare 301 for ever. */
const redirectTo = (reply: FastifyReply, location: string, caching: string): FastifyReply =>
  reply.header('cache-control', caching).redirect(location, 301);

type Options = {
  live: LiveSite;
  visits: VisitCounts;
  /** Percent of the visits whose browsers report measurements. */
  share: number;
  /** Where several servers count searches together. Undefined: each counts by itself. */
  redis: Redis | undefined;
  /** Checks the signed links to a canary. Undefined: there are none. */
  canaryKey: string | undefined;
};

/**
 * Serves the composed pages and the few files beside them at clean URLs.
 * @param options.live is read once per request, so that one request never mixes two sites
 */
export async function servePages(
  server: FastifyInstance,
  { live, visits, share, redis, canaryKey }: Options,
): Promise<void> {
  const makeResults = await createResultsPage(server, redis);
  // Only listed files are requested from the disk, so a missing one is an error of the disk and not a 404.
  server.setNotFoundHandler((_request, reply) => serviceUnavailable(reply));
  server.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const deployment = await live.current();
      const asked = readRequestPath(request.raw.url ?? '/');
      if (!asked) return refuse(reply, 400);
      if (!deployment) return serviceUnavailable(reply);
      const path = canonicalPath(asked.path);
      if (followCanaryLink({ path: encodePath(path), query: asked.query }, request, reply, canaryKey))
        return reply;
      const hasLink = hasCanaryLink(request, canaryKey);
      if (hasLink && path === CANARY_SCRIPT) return sendCanaryScript(reply);
      const { site, release } = chooseSite(deployment, request, reply, hasLink);
      const source = { site, caching: release || hasLink ? 'private, no-cache' : 'no-cache' };

      const name = fileOfPath(path);
      if (name === undefined) return sendNotFound(source, request, reply, path);
      if (site.files.has(name)) {
        if (asked.path !== path) return redirectTo(reply, encodePath(path) + asked.query, source.caching);
        if (name.endsWith('.html') && hasLink) return sendWithBar(reply, site, name, deployment);
        // A page that a script fetches belongs to the visit of the page that it replaces, or is never shown.
        const isVisit = name.endsWith('.html') && request.headers['sec-fetch-dest'] !== 'empty';
        if (isVisit && (release || Math.random() * 100 < share)) {
          if (!release) reply.header('server-timing', 'visit');
          // The page does not wait for the count.
          void ownerOfPage(site, deployment.manifest, path).then((page) =>
            visits.visited({ ...page, release: release ?? '' }),
          );
        }
        if (isResultsPage(path, site)) {
          try {
            const page = await makeResults({ site, name }, request);
            if (page) return reply.headers(page.headers).send(page.body);
          } catch (error) {
            request.log.error({ err: error }, 'the results of a search cannot be made');
          }
        }
        return sendPage(source, request, reply, name);
      }
      const target = findRedirect(site.redirects, path);
      return target === undefined
        ? sendNotFound(source, request, reply, path)
        : redirectTo(reply, withQuery(target, asked.query), source.caching);
    },
  });
}
