import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { json as readJson } from 'node:stream/consumers';

import { onTestFinished } from 'vitest';

export const portOf = (address: unknown): number =>
  typeof address === 'object' && address !== null && 'port' in address ? Number(address.port) : 0;

type Call = { body: unknown; key: unknown };

/** Starts a webhook that answers its calls with the given functions in order; the last one repeats. */
export async function startWebhook(...acts: ((response: ServerResponse) => void)[]) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const body = await readJson(request);
    calls.push({ body, key: request.headers['idempotency-key'] });
    (acts.length > 1 ? acts.shift() : acts[0])?.(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  const url = `http://127.0.0.1:${portOf(server.address())}/hook`;
  return { calls, inbox: { kind: 'webhook', url } as const };
}

export const answer = (status: number) => (response: ServerResponse) => void response.writeHead(status).end();
export const hang = () => {};
export const hangUp = (response: ServerResponse) => void response.destroy();
