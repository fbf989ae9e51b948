import { chatErrorStatus, MAX_CHAT_MESSAGE, type ChatErrorCode } from '@clinic/shared/chat';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { server, useScenario } from '#node.ts';
import type { ScenarioName } from '#scenarios.ts';

import { RETRY_AFTER, SLOW_REPLY } from './handlers.ts';

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});
afterAll(() => server.close());

const send = (body: string, headers: Record<string, string> = {}) =>
  fetch('http://localhost/api/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

const ask = (message: unknown, headers?: Record<string, string>) =>
  send(JSON.stringify({ message }), headers);

const refusal = (code: ChatErrorCode) => ({ error: { code, message: expect.stringContaining(code) } });

describe('a working API', () => {
  it.each([
    [
      'the Spanish page, whatever the browser likes',
      { referer: 'http://localhost/faq', 'accept-language': 'en' },
      'tarjetas de crédito',
    ],
    [
      'the English page, whatever the browser likes',
      { referer: 'http://localhost/en/faq', 'accept-language': 'es' },
      'credit cards',
    ],
    ['an English browser on no page', { 'accept-language': 'en-US,en;q=0.9' }, 'credit cards'],
    ['nobody knows where', {}, 'tarjetas de crédito'],
  ])('visitor who asks from %s is answered in the right language', async (_from, headers, words) => {
    const answer = await ask('¿Reciben tarjeta? / card?', headers as Record<string, string>);

    expect(await answer.json()).toEqual({ response: expect.stringContaining(words) });
  });

  it('visitor with a question that nobody foresaw is sent to a person', async () => {
    const answer = await ask('?');

    expect(await answer.json()).toEqual({ response: expect.stringContaining('wa.me') });
  });

  it.each<[string, string, ChatErrorCode]>([
    ['no JSON', 'hola', 'invalid_json'],
    ['null', 'null', 'invalid_message'],
    ['no message', '{}', 'invalid_message'],
    ['a number', '{"message":7}', 'invalid_message'],
    ['a blank message', '{"message":" \\n"}', 'invalid_message'],
    [
      'a character too many',
      JSON.stringify({ message: '🙂'.repeat(MAX_CHAT_MESSAGE + 1) }),
      'message_too_long',
    ],
  ])('a call with %s is refused as the contract says', async (_what, body, code) => {
    const answer = await send(body);

    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual(refusal(code));
  });

  it('a message of exactly the longest length is answered, an emoji being one character', async () => {
    expect((await ask('🙂'.repeat(MAX_CHAT_MESSAGE))).status).toBe(200);
  });
});

describe('a failing API', () => {
  it.each<[ScenarioName, ChatErrorCode]>([
    ['refused', 'invalid_message'],
    ['too-large', 'body_too_large'],
    ['rate-limited', 'rate_limited'],
    ['server-error', 'internal'],
    ['unavailable', 'unavailable'],
  ])('%s refuses with %s', async (scenario, code) => {
    useScenario(scenario);

    const answer = await ask('hola');

    expect(answer.status).toBe(chatErrorStatus[code]);
    expect(await answer.json()).toEqual(refusal(code));
  });

  it('rate-limited says how long to wait', async () => {
    useScenario('rate-limited');

    expect((await ask('hola')).headers.get('retry-after')).toBe(String(RETRY_AFTER));
  });

  it.each<[ScenarioName, unknown]>([
    ['malformed', { reply: expect.any(String) }],
    ['wrong-type', { response: { text: 'Hola' } }],
    ['empty', { response: expect.stringMatching(/^\s+$/) }],
    ['gigantic', { response: expect.stringMatching(/^.{1000000}/) }],
  ])('%s answers 200 with what no chat expects', async (scenario, body) => {
    useScenario(scenario);

    const answer = await ask('hola');

    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(body);
  });

  it.each<[ScenarioName, string]>([
    ['html', 'text/html'],
    ['truncated', 'application/json'],
  ])('%s answers 200 with what no parser takes', async (scenario, type) => {
    useScenario(scenario);

    const answer = await ask('hola');

    expect(answer.headers.get('content-type')).toContain(type);
    await expect(answer.json()).rejects.toThrow(SyntaxError);
  });

  it('network-error fails as a lost connection does', async () => {
    useScenario('network-error');

    await expect(ask('hola')).rejects.toThrow(TypeError);
  });

  it('slow answers after its time, and not before', async () => {
    vi.useFakeTimers();
    useScenario('slow');
    let status = 0;
    const answered = ask('hola').then((answer) => {
      status = answer.status;
    });

    await vi.advanceTimersByTimeAsync(SLOW_REPLY - 100);
    expect(status).toBe(0);
    await vi.advanceTimersByTimeAsync(200);
    await answered;

    expect(status).toBe(200);
  });
});
