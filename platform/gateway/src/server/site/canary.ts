import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomInt } from 'node:crypto';

import type { ComposedSite } from './composedSite.ts';
import type { Deployment } from './deployment.ts';

/** Who is served what while a canary runs. */
export type Release = 'site' | 'canary';

/** A number from 0 to 9999 that says nothing of a visitor, and only whether they belong to a share. */
const COOKIE = 'clinic_share';
const PARTS = 10_000;

/** Long enough for a visitor who comes back next week. Seconds. */
const MAX_AGE = 30 * 24 * 3600;

function partOf({ headers }: FastifyRequest): number | undefined {
  const part = /(?:^|;\s?)clinic_share=(\d{1,4})(?=;|$)/.exec((headers.cookie ?? '').slice(0, 4096))?.[1];
  return part === undefined ? undefined : Number(part);
}

/** A share that grows keeps those who are in it: they have the smallest numbers. */
const isInShare = (part: number, percent: number): boolean => part < (percent / 100) * PARTS;

const releaseOf = (part: number, percent: number): Release => (isInShare(part, percent) ? 'canary' : 'site');

/**
 * Chooses the site for a visitor: the same one at each visit, while a canary runs; the canary for who has a signed link. Their browser learns which one it
 * was by `Server-Timing`, which is how it knows that it shall tell how it went.
 */
export function chooseSite(
  { site, canary }: Deployment,
  request: FastifyRequest,
  reply: FastifyReply,
  hasLink = false,
): { site: ComposedSite; release: Release | undefined } {
  if (!canary) return { site, release: undefined };
  // Not counted: who looks for errors makes some.
  if (hasLink) return { site: canary.site, release: undefined };
  const known = partOf(request);
  const part = known ?? randomInt(PARTS);
  if (known === undefined) {
    const secure = request.protocol === 'https' ? '; Secure' : '';
    reply.header(
      'set-cookie',
      `${COOKIE}=${part}; Path=/; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Lax${secure}`,
    );
  }
  const release = releaseOf(part, canary.percent);
  reply.header('server-timing', `release;desc=${release}`);
  return { site: release === 'canary' ? canary.site : site, release };
}

/** Which site a visitor has been given; undefined without a canary. */
export function releaseOfVisitor({ canary }: Deployment, request: FastifyRequest): Release | undefined {
  const part = partOf(request);
  return canary && part !== undefined ? releaseOf(part, canary.percent) : undefined;
}
