import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { server, useScenario } from '#node.ts';

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const post = (body: unknown, lang = 'es') =>
  fetch('http://localhost/api/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': lang },
    body: JSON.stringify(body),
  });

it.each([
  ['es', 'es', 'tarjetas de crédito'],
  ['en-US', 'en', 'credit cards'],
])('visitor asks in %s and is answered in %s', async (accepted, _lang, words) => {
  const answer = await post({ message: '¿Reciben tarjeta? / card?' }, accepted);

  expect(await answer.json()).toEqual({ response: expect.stringContaining(words) });
});

it('visitor with a question that nobody foresaw is sent to a person', async () => {
  const answer = await post({ message: '?' });

  expect(await answer.json()).toEqual({ response: expect.stringContaining('wa.me') });
});

it.each([{}, { message: 7 }, { message: '  ' }, null])('a request with body %j is refused', async (body) => {
  expect((await post(body)).status).toBe(400);
});

it('server-error answers 500', async () => {
  useScenario('server-error');

  expect((await post({ message: 'hola' })).status).toBe(500);
});

it('malformed answers without the field that the chat reads', async () => {
  useScenario('malformed');

  expect(await (await post({ message: 'hola' })).json()).not.toHaveProperty('response');
});

it('network-error fails as a lost connection does', async () => {
  useScenario('network-error');

  await expect(post({ message: 'hola' })).rejects.toThrow(TypeError);
});
