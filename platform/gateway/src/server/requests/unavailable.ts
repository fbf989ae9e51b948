import type { FastifyReply } from 'fastify';

import { refuse } from './refuse.ts';

/** After how long a client that was turned away shall ask again. Seconds. */
export const RETRY_AFTER = 5;

/** 503: nothing is wrong with the request, and later it may well be answered. */
export const refuseForNow = (reply: FastifyReply): FastifyReply =>
  refuse(reply.header('retry-after', String(RETRY_AFTER)), 503);
