import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { describe, expect, it, vi } from 'vitest';

import { mountEcho } from '#server/testing/echoService.ts';
import { sendRaw, startServer } from '#server/testing/startServer.ts';

import { maxConnectionsFor } from './limits.ts';

async function listen(limits: NonNullable<Parameters<typeof startServer>[0]>['limits'] = {}) {
  const { server } = await startServer({
    limits: { maxEventLoopDelay: 0, ...limits },
    services: [mountEcho()],
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const [address] = server.addresses();
  return { server, port: typeof address === 'object' ? address.port : 0 };
}

describe('slow clients', () => {
  const limits = { headersTimeout: 50, requestTimeout: 100, timeoutCheck: 10 };

  it.each([
    ['headers', 'GET /help HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    [
      'a body',
      'POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"mess',
    ],
  ])('who never end %s are cut off with 408', async (_what, start) => {
    const { port } = await listen(limits);
    const socket = connect(port, '127.0.0.1');
    socket.write(start);

    const answer = await text(socket);

    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('who send nothing more are let go', async () => {
    const { port } = await listen({ idleTimeout: 50 });
    const socket = connect(port, '127.0.0.1');
    socket.resume();

    await once(socket, 'close');

    expect(socket.bytesRead).toBeLessThan(200);
  });
});

function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe('too much', () => {
  const limits = { maxEventLoopDelay: 20, delaySample: 100 };

  it('is not what a start takes: whoever comes first is answered', async () => {
    const { server } = await startServer({ limits });
    block(400);
    await server.listen({ port: 0, host: '127.0.0.1' });

    const statuses = [];
    for (const end = performance.now() + 120; performance.now() < end; await nextTurn())
      statuses.push((await server.inject('/help')).statusCode);

    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('is turned away with 503 and when to come again, while monitoring is answered', async () => {
    const { server } = await listen(limits);

    const refused = await vi.waitUntil(
      async () => {
        block(50);
        const response = await server.inject('/help');
        return response.statusCode === 503 && response;
      },
      { timeout: 5000, interval: 1 },
    );
    const service = await server.inject({ method: 'POST', url: '/api/echo', payload: { message: 'hola' } });
    const health = await server.inject('/healthz');

    expect(refused.headers['retry-after']).toBe('5');
    expect(refused.headers['x-content-type-options']).toBe('nosniff');
    expect([service.statusCode, health.statusCode]).toEqual([503, 200]);
  });

  it('headers are a 431', async () => {
    const { port } = await listen();

    const answer = await sendRaw(
      port,
      `GET /help HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
    );

    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });
});

it('there are fewer connections than descriptors, and always some', () => {
  expect(maxConnectionsFor(64)).toBe(16);
  expect(maxConnectionsFor(20)).toBe(8);
  expect(maxConnectionsFor(Infinity)).toBe(10_000);
});

it('no host, one that can be none, and two of them are a 400', async () => {
  const { port } = await listen();
  const ask = (host: string) =>
    sendRaw(port, `GET /help HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

  const wrong = await Promise.all(['evil.example/x', 'a b', '<script>', 'x:port', '[::1', 'a,b'].map(ask));
  const right = await Promise.all(['localhost:3000', 'site.example', '[::1]:3000', '127.0.0.1'].map(ask));

  wrong.push(await ask('localhost\r\nHost: evil.example'));
  wrong.push(await sendRaw(port, 'GET /help HTTP/1.1\r\nConnection: close\r\n\r\n'));
  // Before HTTP/1.1 nobody named one: simple health checks still do not.
  right.push(await sendRaw(port, 'GET /healthz HTTP/1.0\r\n\r\n'));

  for (const answer of wrong) expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*x-content-type-options: nosniff/i);
  for (const answer of right) expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

describe('requests that come without waiting for answers', () => {
  const request = (url: string) => `GET ${url} HTTP/1.1\r\nHost: x\r\n\r\n`;

  it('are answered in their order when they are a few', async () => {
    const { port } = await listen();

    const answer = await sendRaw(
      port,
      request('/help') +
        request('/nada') +
        request('/en').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'),
    );

    expect([...answer.matchAll(/<title>([^<]+)/g)].map(([, title]) => title)).toEqual([
      'Preguntas',
      'No existe',
      'Home',
    ]);
  });

  it.each([
    ['', request('/')],
    [' and name no host', 'GET / HTTP/1.1\r\n\r\n'],
    [' and expect something', request('/').replace('\r\n\r\n', '\r\nExpect: x\r\n\r\n')],
    [' and expect to go on', request('/').replace('\r\n\r\n', '\r\nExpect: 100-continue\r\n\r\n')],
  ])('are a reason to close the connection when they are many%s', async (_which, sent) => {
    const { server, port } = await listen();
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    const closed = new Promise((resolve) => socket.once('close', resolve));
    let requests = 0;
    const count = () => (requests += 1);
    server.server.on('request', count).on('checkExpectation', count);

    socket.write(sent.repeat(2000));
    socket.resume();
    await closed;

    // Of the 2,000 that one read brings, no more are made than are looked at.
    expect(requests).toBeLessThan(10);
    expect(socket.bytesRead).toBeLessThan(20 * 1500);
    expect((await server.inject('/help')).statusCode).toBe(200);
  });
});

describe('the id of a request', () => {
  it('is in its answer, and one that a proxy gave stays', async () => {
    const { server } = await listen();

    const [own, given, forged] = await Promise.all([
      server.inject('/help'),
      server.inject({ url: '/help', headers: { 'x-request-id': 'abcdef0123456789' } }),
      server.inject({ url: '/help', headers: { 'x-request-id': 'a"b\u00e1<script>' } }),
    ]);

    expect(own.headers['x-request-id']).toMatch(/^[\da-f-]{20,}$/);
    expect(given.headers['x-request-id']).toBe('abcdef0123456789');
    expect(forged.headers['x-request-id']).toMatch(/^[\da-f-]{20,}$/);
  });
});
