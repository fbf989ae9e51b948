import { server, useScenario } from '@clinic/mocks/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { MAX_REPLY } from './readReply.ts';
import { REPLY_TIMEOUT, sendMessage } from './sendMessage.ts';

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});
afterAll(() => server.close());

const patience = () => new AbortController().signal;

describe('a message to the assistant', () => {
  it.each([
    ['es', 'tarjetas de crédito'],
    ['en', 'credit cards'],
  ] as const)('is answered in the language of the page (%s)', async (lang, words) => {
    await expect(
      sendMessage({ message: 'tarjeta / card' }, { lang, signal: patience() }),
    ).resolves.toMatchObject({
      response: expect.stringContaining(words),
    });
  });

  it.each([
    ['refused', 'answered 400'],
    ['too-large', 'answered 413'],
    ['server-error', 'answered 500'],
    ['unavailable', 'answered 503'],
    ['malformed', 'without a text in "response"'],
    ['wrong-type', 'without a text in "response"'],
    ['empty', 'without a text in "response"'],
    ['html', 'not valid JSON'],
    ['truncated', 'JSON'],
    ['network-error', ''],
  ] as const)('fails when the scenario is %s', async (scenario, words) => {
    useScenario(scenario);

    await expect(sendMessage({ message: 'hola' }, { lang: 'es', signal: patience() })).rejects.toThrow(words);
  });

  it('fails with the time to wait when too many were sent', async () => {
    useScenario('rate-limited');

    await expect(sendMessage({ message: 'hola' }, { lang: 'es', signal: patience() })).rejects.toMatchObject({
      retryAfter: 30,
    });
  });

  it('is cut before a word when the answer does not end', async () => {
    useScenario('gigantic');

    const { response: reply } = await sendMessage({ message: 'hola' }, { lang: 'es', signal: patience() });

    expect(reply.length).toBeLessThanOrEqual(MAX_REPLY + 2);
    expect(reply).toMatch(/(?:Una|respuesta|que|no|termina\.) …$/);
  });

  it('fails when no answer comes in time', async () => {
    vi.useFakeTimers();
    useScenario('silent');
    const failure = expect(
      sendMessage({ message: 'hola' }, { lang: 'es', signal: patience() }),
    ).rejects.toThrow('12000 ms');

    await vi.advanceTimersByTimeAsync(REPLY_TIMEOUT);

    await failure;
  });

  it('is given up when the chat leaves the page', async () => {
    useScenario('silent');
    const leaving = new AbortController();
    const failure = expect(
      sendMessage({ message: 'hola' }, { lang: 'es', signal: leaving.signal }),
    ).rejects.toThrow('aborted');

    leaving.abort();

    await failure;
  });
});
