import { testChatApi } from '@clinic/shared/testing/testChatApi';
import { describe, expect, it } from 'vitest';

import { startHost } from '#http/testing/startHost.ts';
import { siteFile } from '#testing/fixtures.ts';

type Server = Awaited<ReturnType<typeof startHost>>['server'];

const ask = (server: Server, payload: string | Buffer, headers: Record<string, string> = {}) =>
  server.inject({
    method: 'POST',
    url: '/api/chat',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });

testChatApi(async (url, { method, headers, body }) => {
  const { server } = await startHost();
  const answer = await server.inject({
    method: method as 'POST', // one of HTTP's own, which is all that inject takes
    url,
    headers: headers as Record<string, string>, // as the table writes them
    ...(body !== undefined && { payload: typeof body === 'string' ? body : Buffer.from(body as Uint8Array) }),
  });
  return new Response(new Uint8Array(answer.rawPayload), {
    status: answer.statusCode,
    headers: answer.headers as Record<string, string>, // none comes twice
  });
});

const message = (text: string): string => JSON.stringify({ message: text });

describe('POST /api/chat', () => {
  it('visitor asks for the address and reads it', async () => {
    const { server } = await startHost();

    const response = await ask(server, message('  ¿Dónde quedan?  '));

    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(Object.keys(response.json())[0]).toBe('response');
    expect(response.json().response).toContain('Calle 1 # 2-3');
  });

  it('ignores a field that tries to change the prototype', async () => {
    const { server } = await startHost();

    const response = await ask(server, '{"message":"hola","__proto__":{"polluted":true}}');

    expect(response.statusCode).toBe(200);
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('a call that is wrong', () => {
  it('to another address of the API is a 404 in JSON', async () => {
    const { server } = await startHost();

    const response = await server.inject({ method: 'POST', url: '/api/other', payload: '{"broken' });

    expect(response.statusCode).toBe(404);
    expect(response.json().error.code).toBe('not_found');
  });

  it('is explained in English to a visitor of the English pages', async () => {
    const { server } = await startHost();

    const response = await ask(server, message(''), { referer: 'https://prueba.example/en' });

    expect(response.json().error.message).toBe('Write a message in "message".');
  });
});

describe('rate limit', () => {
  it('a client that writes too much has to wait', async () => {
    const { server } = await startHost({ chatRateLimit: 2 });
    await ask(server, message('hola'));
    await ask(server, 'broken');

    const response = await ask(server, message('hola'));

    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json().error.code).toBe('rate_limited');
  });
});

describe('what the chat knows', () => {
  it('is new as soon as compose has run again', async () => {
    const { server, release } = await startHost();
    const before = await ask(server, message('peeling'));
    const peeling = {
      lang: 'es',
      kind: 'page',
      title: 'Peeling',
      text: 'El peeling se elige en la valoración, según la piel de cada persona.',
      path: '/peeling',
    };
    await release({ 'chat.json': JSON.stringify([peeling]) });

    const after = await ask(server, message('peeling'));

    expect(before.json().response).not.toContain('/peeling');
    expect(after.json().response).toContain('/peeling');
  });

  it('claims nothing of a day that the calendar of the site does not reach', async () => {
    const { server, release } = await startHost();
    const ofTheDay = /^(?:El|On) \S+ \d+ de \S+/;
    const known = await ask(server, message('¿Abren mañana?'));
    await release({ 'settings.json': JSON.stringify({ site: siteFile, knownUntil: '2020-12-31' }) });

    const unknown = await ask(server, message('¿Abren mañana?'));

    expect(known.json().response).toMatch(ofTheDay);
    expect(unknown.statusCode).toBe(200);
    expect(unknown.json().response).not.toMatch(ofTheDay);
  });

  it('stays while the site that is live now cannot be read', async () => {
    const { server, release } = await startHost();
    await ask(server, message('hola'));
    await release({ 'chat.json': undefined, 'settings.json': '{' });

    const response = await ask(server, message('¿Dónde quedan?'));

    expect(response.statusCode).toBe(200);
    expect(response.json().response).toContain('Calle 1 # 2-3');
  });

  it.each([
    ['chat.json', '{'],
    ['chat.json', '[{"lang":"fr"}]'],
    ['settings.json', '{}'],
  ])('is unavailable when %s was never good (%s), and back once it is', async (name, broken) => {
    const { server, release } = await startHost();
    await release({ [name]: broken });

    const during = await ask(server, message('hola'));
    await release();
    const after = await ask(server, message('hola'));

    expect(during.statusCode).toBe(503);
    expect(during.json().error.code).toBe('unavailable');
    expect(after.statusCode).toBe(200);
  });
});
