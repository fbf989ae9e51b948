import { ensureInstalled } from '@tesela/testing/debian';
import { startGateway, type Gateway } from '@tesela/testing/gateway';
import { startNginx, type Nginx } from '@tesela/testing/nginx';
import { siteDir } from '@tesela/testing/site';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { fetchAsBrowsersDo, listUrls, sendVisitors } from './support/visitors.ts';

const problem = ensureInstalled({ 'nginx-light': 'nginx', openssl: 'openssl' });
if (problem) console.log(problem);

/** Each gateway twice. */
const RESTARTS = 4;

const gateways: { port: number; gateway: Gateway }[] = [];
let nginx: Nginx | undefined;
let origin = '';

const start = (port: number): Promise<Gateway> =>
  startGateway({
    PORT: String(port),
    TRUSTED_PROXIES: '127.0.0.1',
    CHAT_RATE_LIMIT: '10000000',
    MAX_EVENT_LOOP_DELAY: '0',
    LOG_LEVEL: 'warn',
    SHUTDOWN_GRACE: '2',
  });

beforeAll(async () => {
  if (problem) return;
  for (const port of [await getPort(), await getPort()]) gateways.push({ port, gateway: await start(port) });
  const plain = await getPort();
  origin = `http://127.0.0.1:${plain}`;
  nginx = await startNginx(
    'proxy.conf',
    { plain },
    {
      '127.0.0.1:3001': `127.0.0.1:${gateways[0]?.port}`,
      '127.0.0.1:3002': `127.0.0.1:${gateways[1]?.port}`,
    },
  );
});

afterAll(async () => {
  await nginx?.end('SIGTERM');
  await Promise.all(gateways.map(({ gateway }) => gateway.end('SIGKILL')));
});

const say = (url: string): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'hola' }),
  });

it.skipIf(problem)(
  'gateways are restarted one after the other, and no page and no message is lost',
  async () => {
    const readers = sendVisitors(origin, listUrls(siteDir), 12, fetchAsBrowsersDo);
    const writers = sendVisitors(origin, ['/api/chat'], 6, say);

    const codes: (number | null)[] = [];
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      const one = gateways[restart % 2];
      if (!one) break;
      await Promise.all([readers.more(100), writers.more(50)]);
      codes.push(await one.gateway.end('SIGTERM'));
      one.gateway = await start(one.port);
    }
    await Promise.all([readers.leave(), writers.leave()]);

    console.log(`${readers.served()} pages and files, ${writers.served()} messages`);
    expect(codes).toEqual(Array.from({ length: RESTARTS }, () => 0));
    expect(readers.failures).toEqual([]);
    expect(writers.failures).toEqual([]);
  },
);
