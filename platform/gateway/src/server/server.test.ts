import { describe, expect, it } from 'vitest';

import { mountEcho } from '#server/testing/echoService.ts';
import { sendRaw, shareServer, startServer } from '#server/testing/startServer.ts';

const services = [mountEcho()];
const shared = shareServer({ services });

// The rest stands in the pages.
const policy = ["object-src 'none'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"].join(
  ';',
);

describe('security headers', () => {
  it.each(['/help', '/nada', '/releases/x', '/api/echo', '/healthz', '/help/', '/%zz', '/releases/%zz'])(
    '%s has them',
    async (url) => {
      const { server } = await shared();

      const { headers } = await server.inject(url);

      expect(headers).toMatchObject({
        'content-security-policy': policy,
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      });
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );

  it('asks for HTTPS only when told to', async () => {
    const { server } = await startServer({ hstsMaxAge: 600 });

    const { headers } = await server.inject('/help');

    expect(headers['strict-transport-security']).toBe('max-age=600');
  });
});

describe('GET /healthz and /readyz', () => {
  it('are 200 while there is a site', async () => {
    const { server } = await shared();

    const [health, ready] = await Promise.all([server.inject('/healthz'), server.inject('/readyz')]);

    expect([health.statusCode, ready.statusCode]).toEqual([200, 200]);
    expect(health.headers['cache-control']).toBe('no-store');
    expect(health.json()).toEqual({ status: 'ok' });
    expect(ready.json()).toEqual({
      status: 'ready',
      site: 'live',
      isClosing: false,
    });
  });

  it('a server that never had a site is alive, not ready, and asks to come again', async () => {
    const { server } = await startServer({ site: '/nowhere/.site', services });

    const [health, ready, page, service] = await Promise.all([
      server.inject('/healthz'),
      server.inject('/readyz'),
      server.inject('/'),
      server.inject({ method: 'POST', url: '/api/echo', payload: { message: 'hola' } }),
    ]);

    expect([health, ready, page, service].map(({ statusCode }) => statusCode)).toEqual([200, 503, 503, 503]);
    expect(ready.json()).toMatchObject({ status: 'unavailable', site: 'none' });
    expect(page.headers['retry-after']).toBe('5');
  });
});

it('who finds a weakness is told whom to write to', async () => {
  const { server } = await shared();

  const response = await server.inject('/.well-known/security.txt');

  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(response.body).toMatch(/^Contact: mailto:/);
});

describe('hostile requests', () => {
  it.each([
    'GET /../../etc/passwd',
    'GET /help/../../../etc/passwd',
    'GET /help/..',
    'GET /./help',
    'GET /.%2E/x',
    'GET /a%2Fb',
    'GET /%c3',
    'GET /%2e%2e/%2e%2e/etc/passwd',
    'GET /..%2f..%2fetc/passwd',
    'GET /..%5c..%5cwindows',
    'GET /\\..\\..\\etc',
    'GET /%',
    'GET /%zz',
    'GET /%c0%ae%c0%ae/',
    'GET /%00',
    'GET /help%00.html',
    'GET /a%2fb',
    'GET /a%0d%0aset-cookie:%20x=1',
    'GET /releases/../live/settings.json',
    'GET /releases/shell/../node/render.js',
    'GET /releases/shell/%2e%2e/node/render.js',
    'GET /releases/shell/..%2fnode/render.js',
    'GET /releases/%zz',
    'GET /api/%zz',
    'GET /api/../settings.json',
    'GET //evil.example/%2f..',
    'GET //evil.example//',
    'GET /%2fevil.example/',
    'GET http://evil.example/../etc/passwd',
    'GET *',
    'PURGE /help',
    'OPTIONS *',
    'TRACE /help',
    'CONNECT /help',
    'GARBAGE',
    '\x00\x01\x02',
  ])('%j gets a 4xx or no answer, never a 500 or a file', async (line) => {
    const { server, port } = await shared();

    const answer = await sendRaw(port, `${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);

    expect(answer).toMatch(/^(?:HTTP\/1\.1 4\d\d |$)/);
    expect(answer).not.toMatch(/root:|server only|whatsapp|set-cookie/i);
    expect((await server.inject('/help')).statusCode).toBe(200);
  });

  it('never redirects to another site', async () => {
    const { port } = await shared();
    const paths = [
      '//evil.example/help/',
      '//evil.example/..',
      '/help/?//evil',
      '//help/',
      '///',
      '/.//help/',
    ];

    const answers = await Promise.all(
      paths.map((url) => sendRaw(port, `GET ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)),
    );
    const locations = answers.flatMap((answer) => /^location: (.*)$/im.exec(answer)?.[1] ?? []);

    expect(locations.filter((location) => !/^\/(?!\/)/.test(location))).toEqual([]);
  });
});

it('logs one line a request, without queries, bodies or addresses of visitors', async () => {
  const lines: string[] = [];
  const { server } = await startServer({
    services,
    logLevel: 'info',
    logStream: { write: (line) => lines.push(line) },
  });

  await server.inject('/help?phone=3001112233');
  await server.inject({
    method: 'POST',
    url: '/api/echo?x=secreto',
    payload: { message: 'mensaje privado' },
  });
  await server.inject({
    method: 'POST',
    url: '/api/echo',
    headers: { 'content-type': 'application/json' },
    payload: '{"message": privado',
  });

  const entries = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  expect(entries.map(({ method, path: at, status }) => [method, at, status])).toEqual([
    ['GET', '/help', 200],
    ['POST', '/api/echo', 200],
    ['POST', '/api/echo', 400],
  ]);
  expect(lines.join()).not.toMatch(/300111|secreto|privado|127\.0\.0\.1/);
});
