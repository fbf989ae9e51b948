import { randomInt } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { ComposedSite, Deployment } from './deployment.ts';

/** The two sites that visitors get during a canary. */
export type SiteVariant = 'site' | 'canary';

/** Cookie with a random bucket from 0 to 9999, which decides who gets the canary and says nothing else of a visitor. */
const COOKIE = 'tesela_share';
const BUCKETS = 10_000;

/** Lifetime of the cookie. Seconds. */
const MAX_AGE = 30 * 24 * 3600;

function bucketOf({ headers }: FastifyRequest): number | undefined {
  const bucket = /(?:^|;\s?)tesela_share=(\d{1,4})(?=;|$)/.exec((headers.cookie ?? '').slice(0, 4096))?.[1];
  return bucket === undefined ? undefined : Number(bucket);
}

/** The canary gets the lowest buckets, so that a larger share keeps the visitors of the smaller one. */
const isInCanary = (bucket: number, percent: number): boolean => bucket < (percent / 100) * BUCKETS;

const variantOf = (bucket: number, percent: number): SiteVariant =>
  isInCanary(bucket, percent) ? 'canary' : 'site';

/**
 * Chooses the site for a visitor, which stays the same during a canary. A signed link always gets the canary.
 * `Server-Timing` tells the browser which site it got and makes it report measurements.
 */
export function chooseSite(
  { site, canary }: Deployment,
  request: FastifyRequest,
  reply: FastifyReply,
  hasLink = false,
): { site: ComposedSite; release: SiteVariant | undefined } {
  if (!canary) return { site, release: undefined };
  // Visits by link are not counted, because testers cause errors on purpose.
  if (hasLink) return { site: canary.site, release: undefined };
  const known = bucketOf(request);
  const bucket = known ?? randomInt(BUCKETS);
  if (known === undefined) {
    const secure = request.protocol === 'https' ? '; Secure' : '';
    reply.header(
      'set-cookie',
      `${COOKIE}=${bucket}; Path=/; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Lax${secure}`,
    );
  }
  const release = variantOf(bucket, canary.percent);
  reply.header('server-timing', `release;desc=${release}`);
  return { site: release === 'canary' ? canary.site : site, release };
}

/** The site that a visitor has received; undefined without a canary. */
export function variantOfVisitor({ canary }: Deployment, request: FastifyRequest): SiteVariant | undefined {
  const bucket = bucketOf(request);
  return canary && bucket !== undefined ? variantOf(bucket, canary.percent) : undefined;
}
