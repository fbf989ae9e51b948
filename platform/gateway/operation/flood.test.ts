import { once } from 'node:events';
import { connect, type ClientHttp2Session } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { connect as connectTls } from 'node:tls';

import { ensureInstalled } from '@tesela/testing/debian';
import { startGateway, type Gateway } from '@tesela/testing/gateway';
import { startNginx, type Nginx } from '@tesela/testing/nginx';
import { tractorStore } from '@tesela/testing/site';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, it } from 'vitest';

const problem = ensureInstalled({ 'nginx-light': 'nginx', openssl: 'openssl' });
if (problem) console.log(problem);

/** Connections of the client that asks for too much, each with as many streams as nginx takes. */
const CONNECTIONS = 3;
const STREAMS = 128;

const gateways: Gateway[] = [];
let nginx: Nginx | undefined;
let origin = '';

beforeAll(async () => {
  if (problem) return;
  const [first, second, tls] = [await getPort(), await getPort(), await getPort()];
  for (const port of [first, second]) {
    gateways.push(
      await startGateway(
        {
          PORT: String(port),
          TRUSTED_PROXIES: '127.0.0.1',
          LOG_LEVEL: 'warn',
          // Who is refused is nginx's to say; a gateway on a busy machine would refuse anybody.
          MAX_EVENT_LOOP_DELAY: '0',
        },
        tractorStore,
      ),
    );
  }
  origin = `https://127.0.0.1:${tls}`;
  const addresses = { '127.0.0.1:3001': `127.0.0.1:${first}`, '127.0.0.1:3002': `127.0.0.1:${second}` };
  nginx = await startNginx('proxy.conf', { tls }, addresses, { limits: true });
});

afterAll(async () => {
  await nginx?.end('SIGTERM');
  await Promise.all(gateways.map((gateway) => gateway.end('SIGKILL')));
});

/** Connects from one of the machine's own addresses, as another client. */
const open = (localAddress: string): ClientHttp2Session =>
  connect(origin, {
    createConnection: ({ hostname, port }) =>
      connectTls({
        socket: connectTcp({ host: hostname, port: Number(port), localAddress }),
        ALPNProtocols: ['h2'],
        rejectUnauthorized: false,
      }),
  });

/** @returns the status of the answer */
async function get(session: ClientHttp2Session, path: string): Promise<number> {
  const stream = session.request({ ':path': path });
  const [headers] = (await once(stream, 'response')) as [{ ':status': number }];
  stream.resume();
  await once(stream, 'end');
  return headers[':status'];
}

it.skipIf(problem)('a client that asks for too much is refused, and keeps nobody else out', async () => {
  const stop = new AbortController();
  let refused = 0;
  const isRefused = Promise.withResolvers<void>();
  const sessions = Array.from({ length: CONNECTIONS }, () => open('127.0.0.2'));
  const flood = sessions.flatMap((session) =>
    Array.from({ length: STREAMS }, async () => {
      while (!stop.signal.aborted) {
        if ((await get(session, '/products?page=2')) !== 429) continue;
        refused += 1;
        if (refused === 1_000) isRefused.resolve();
      }
    }),
  );
  const visitor = open('127.0.0.3');
  const seen: number[] = [];
  await isRefused.promise;
  const before = refused;
  for (let page = 0; page < 20; page += 1) seen.push(await get(visitor, '/stores'));
  stop.abort();
  await Promise.all(flood);
  for (const session of [...sessions, visitor]) session.close();

  expect(new Set(seen)).toEqual(new Set([200]));
  expect(refused).toBeGreaterThan(before);
});
