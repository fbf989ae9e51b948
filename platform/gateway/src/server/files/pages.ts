import { splitPath } from '@clinic/shared/lang';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { canonicalPath, encodePath, readRequestPath } from '#server/requests/requestPath.ts';
import { refuse } from '#server/requests/refuse.ts';
import { refuseForNow } from '#server/requests/unavailable.ts';
import { chooseSite } from '#server/site/canary.ts';
import {
  CANARY_SCRIPT,
  followCanaryLink,
  hasCanaryLink,
  sendCanaryScript,
  sendWithBar,
} from '#server/site/canaryLink.ts';
import type { ComposedSite } from '#server/site/composedSite.ts';
import type { LiveSite } from '#server/site/liveSite.ts';
import { ownerOfPage } from '#server/visits/ownerOf.ts';
import { createResultsPage, langOfResults } from '#server/search/resultsPage.ts';
import type { VisitCounts } from '#server/visits/visitCounts.ts';
import { findRedirect, withQuery } from '#server/site/redirects.ts';
import { fileOfPath, isForScripts } from './pageFile.ts';
import { sendFile } from './sendFile.ts';

/** `caching` is private while visitors of the same address may get different sites. */
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
  const name = splitPath(path).lang === 'en' ? 'en/404.html' : '404.html';
  if (isForScripts(path) || !site.files.has(name)) return refuse(reply, 404);
  reply.code(404);
  return sendFile(request, reply, { root: site.dir, name, caching, hash: undefined, hasRanges: false });
}

/** Not a day longer than the redirect is in force: browsers keep a bare 301 for ever. */
const redirectTo = (reply: FastifyReply, location: string, caching: string): FastifyReply =>
  reply.header('cache-control', caching).redirect(location, 301);

type Options = {
  live: LiveSite;
  visits: VisitCounts;
  /** Percent of the visits whose browsers are asked how the page went; nobody is recognised. */
  share: number;
  /** Checks the signed links to a canary. Undefined: there are none. */
  canaryKey: string | undefined;
};

/**
 * Serves the composed pages and the few files beside them at clean URLs.
 * @param options.live what is served: each request looks anew, and is answered from the site that it found
 */
export async function servePages(
  server: FastifyInstance,
  { live, visits, share, canaryKey }: Options,
): Promise<void> {
  const makeResults = await createResultsPage(server);
  // Only files of the list are asked for: one that the disk does not give now is no reason to forget its address.
  server.setNotFoundHandler((_request, reply) => refuseForNow(reply));
  server.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const deployment = await live.current();
      const asked = readRequestPath(request.raw.url ?? '/');
      if (!asked) return refuse(reply, 400);
      if (!deployment) return refuseForNow(reply);
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
        if (name.endsWith('.html') && (release || Math.random() * 100 < share)) {
          if (!release) reply.header('server-timing', 'visit');
          visits.visited({ ...(await ownerOfPage(site, deployment.manifest, path)), release });
        }
        const lang = langOfResults(path);
        if (lang) {
          try {
            const page = await makeResults({ site, lang, name }, request);
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
