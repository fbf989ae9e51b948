import { canaryPins } from '@tesela/compose/manifest';
import { countedNames } from '@tesela/core/counted';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import * as v from 'valibot';

import { refuse } from '#server/requests/refuse.ts';
import { limitClients } from '#server/services/clientLimit.ts';
import { variantOfVisitor } from '#server/site/canary.ts';
import type { LiveSite } from '#server/site/liveSite.ts';

import { ownerOfError, ownerOfPage } from './ownerOf.ts';
import type { Place, VisitCounts } from './visitCounts.ts';

const common = {
  /** Path of the page, without its query. */
  page: v.pipe(v.string(), v.startsWith('/'), v.maxLength(200)),
  /** Milliseconds; CLS has no unit; an error is 1. */
  value: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
};

/** A line of a stack trace: file of a release, line and column. */
const frame = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^\/releases\/[\w.-]+\/[\w./-]+\.js:\d{1,6}:\d{1,7}$/),
);

const reportSchema = v.variant('name', [
  v.object({ name: v.picklist(['LCP', 'INP', 'CLS']), ...common }),
  v.object({ name: v.literal('count'), ...common, what: v.picklist(countedNames) }),
  v.object({
    name: v.literal('error'),
    ...common,
    error: v.object({
      type: v.pipe(v.string(), v.regex(/^[\w$]{1,40}$/)),
      frames: v.pipe(v.array(frame), v.maxLength(8)),
    }),
  }),
]);

/** Whether a report comes from a page of this site. Browsers set these headers, and other pages cannot forge them. */
function isFromOwnPage({ headers }: FastifyRequest): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

/** Reports per client and minute. A page sends only a few. */
const MAX_REPORTS = 60;

/** Largest size of a report, in bytes. */
const MAX_REPORT = 2048;

type Parts = {
  /** Absolute path of the folder that compose writes. */
  siteDir: string;
  live: LiveSite;
  visits: VisitCounts;
  /** Percent of the visits that are measured without a canary. */
  share: number;
  /** Where several servers count reports together. Undefined: each counts by itself. */
  redis: Redis | undefined;
};

/** `POST /visits`: receives measurements, counted actions and errors from browsers, without data about the visitor. */
export async function serveReports(
  server: FastifyInstance,
  { siteDir, live, visits, share, redis }: Parts,
): Promise<void> {
  await limitClients(server, { name: 'visits', max: MAX_REPORTS, redis, global: false });
  // Beacons are sent as text, which needs no CORS preflight request.
  server.addContentTypeParser(
    'text/plain',
    { parseAs: 'string', bodyLimit: MAX_REPORT },
    (_request, body, done) => done(null, body),
  );
  server.post('/visits', {
    bodyLimit: MAX_REPORT,
    config: { rateLimit: {} },
    onRequest: async (request, reply) => {
      if (!isFromOwnPage(request)) return refuse(reply, 403);
    },
    handler: async (request, reply) => {
      const deployment = await live.current();
      if (!deployment) return refuse(reply, 404);
      const release = variantOfVisitor(deployment, request);
      if (release === undefined && share === 0) return refuse(reply, 404);
      const { success, output: report } = v.safeParse(
        v.pipe(v.string(), v.parseJson(), reportSchema),
        request.body,
        { abortEarly: true },
      );
      if (!success) return refuse(reply, 400);
      const { manifest, canary } = deployment;
      const served =
        release === 'canary' && canary && manifest
          ? { siteDir, site: canary.site, pins: canaryPins(manifest) }
          : { siteDir, site: deployment.site, pins: manifest };
      const page = await ownerOfPage(served.site, manifest, report.page);
      const place: Place = { ...page, release: release ?? '' };
      if (report.name === 'error') {
        const { type, frames } = report.error;
        visits.failed({ ...place, ...(await ownerOfError(served, frames)) }, type, frames);
      } else if (report.name === 'count') visits.counted(place, report.what);
      else visits.measured(place, report.name, report.value);
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  });
}
