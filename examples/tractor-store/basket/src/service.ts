import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { defineService } from '@tesela/gateway/service';
import {
  basketIn,
  cookieOf,
  isSku,
  parseBasket,
  without,
  withOneMore,
} from '@tractor-store/mfe-checkout/basket';
import { offers } from '@tractor-store/mfe-checkout/offers';
import { actions, paths } from '@tractor-store/mfe-checkout/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { renderBasket } from './renderBasket.ts';

const linesOf = ({ headers }: FastifyRequest) => parseBasket(basketIn(headers.cookie ?? ''));

function skuIn({ body }: FastifyRequest): string | undefined {
  const { sku } = (body ?? {}) as { sku?: unknown };
  return isSku(sku) ? sku : undefined;
}

/** Answers the forms of checkout for who has no scripts: each changes the cookie, and leads on. */
function serveBasket(server: FastifyInstance, liveDir: () => Promise<string>): void {
  const options = { bodyLimit: 2_000 };

  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );
  // A form of another site changes no basket.
  server.addHook('onRequest', (request, reply, done) => {
    if (request.headers['sec-fetch-site'] === 'cross-site' && request.method === 'POST')
      reply.code(403).send();
    else done();
  });

  const keep = (reply: FastifyReply, lines: Parameters<typeof cookieOf>[0], to: string) =>
    reply.header('set-cookie', cookieOf(lines)).redirect(to, 303);

  server.post(actions.add, options, (request, reply) => {
    const sku = skuIn(request);
    const isSold = offers.some((offer) => offer.sku === sku && offer.inventory > 0);
    return keep(reply, sku && isSold ? withOneMore(linesOf(request), sku) : linesOf(request), actions.basket);
  });
  server.post(actions.remove, options, (request, reply) => {
    const sku = skuIn(request);
    return keep(reply, sku ? without(linesOf(request), sku) : linesOf(request), actions.basket);
  });
  server.post(actions.order, options, (_request, reply) => keep(reply, [], paths.thanks));
  server.get(actions.basket, async (request, reply) => {
    const page = await readFile(path.join(await liveDir(), paths.cart, 'index.html'), 'utf8');
    return reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .send(renderBasket(page, linesOf(request)));
  });
}

export const service = defineService({
  variables: {},
  secrets: [],
  configure:
    () =>
    (server, { liveDir }) =>
      void server.register(async (scope) => serveBasket(scope, liveDir)),
});
