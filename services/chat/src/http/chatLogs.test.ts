import { errorFacts } from '@tesela/gateway/errorFacts';
import { afterAll, describe, expect, it, vi } from 'vitest';

import { ask, send } from '#http/testing/ask.ts';
import { startHost } from '#http/testing/startHost.ts';
import * as fake from '#upstream/testing/fakeUpstream.ts';

const canary = 'canario-7f3a';
const key = 'sk-test-secret';

// Other files share these modules, and must not meet the stand-in.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
const chat = vi.hoisted(() => ({ crashes: false }));
vi.mock('#answer/interpret.ts', async (original) => {
  const { createInterpreter, ...rest } = await original<typeof import('#answer/interpret.ts')>();
  return {
    ...rest,
    createInterpreter: (...facts: Parameters<typeof createInterpreter>) => {
      const interpret = createInterpreter(...facts);
      return (...[message, lang, memory]: Parameters<typeof interpret>) => {
        if (chat.crashes)
          throw new TypeError(`cannot read ${message}\n    at ${message}`, { cause: new Error(message) });
        return interpret(message, lang, memory);
      };
    },
  };
});

/** Everything that is written while a server runs, at the lowest level there is. */
async function listenIn(options: Parameters<typeof startHost>[0] = {}) {
  const lines: string[] = [];
  const write = (line: unknown) => void lines.push(String(line));
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts) => write(parts.join(' ')));
  }
  const { server } = await startHost({ ...options, logLevel: 'trace', logStream: { write } });
  return { server, log: () => lines.join('\n') };
}

describe('logs say nothing of a message but its length', () => {
  it('when it is answered', async () => {
    const { server, log } = await listenIn();

    await ask(server, `${canary} ¿dónde quedan?`, { referer: `https://x.example/${canary}` });

    expect(log()).toContain('"characters":27,"source":"embedded"');
    expect(log()).not.toContain(canary);
  });

  it('when it is refused', async () => {
    const { server, log } = await listenIn({ chatRateLimit: 4 });

    await send(server, `{"message": ${canary}`);
    await send(server, JSON.stringify({ message: canary.repeat(200) }));
    await send(server, JSON.stringify({ [canary]: 1 }));
    await send(server, canary, { 'content-type': 'text/plain' });
    await ask(server, canary);

    expect(log()).toMatch(/"status":400[^]*"status":415[^]*"status":429/);
    expect(log()).not.toContain(canary);
  });

  const published = 'Recibimos tarjetas de crédito';

  it.each(['http', 'openai'] as const)('when the upstream (%s) answers', async (protocol) => {
    const upstream = await fake.startFakeUpstream(fake.reply(published));
    const { server, log } = await listenIn({ upstream: upstream.settings[protocol] });

    const response = await ask(server, canary);

    expect(response.body).toContain(published);
    expect(log()).toContain('"source":"upstream"');
    expect(log()).not.toMatch(new RegExp(`${canary}|${published}|${key}`));
  });

  const error = JSON.stringify({
    error: { message: `Bad key ${key} for ${canary}`, code: canary, type: canary },
  });
  describe.each(['http', 'openai'] as const)('when the upstream (%s) answers', (protocol) => {
    it.each([
      ['an error', fake.send(400, error)],
      ['a failure', fake.send(500, error)],
      ['a wrong key', fake.send(401, error, { 'x-request-id': canary, 'retry-after': canary })],
      ['broken JSON', fake.send(200, `{"response": ${canary}`)],
      ['HTML', fake.send(200, `<p>${canary}</p>`, { 'content-type': 'text/html' })],
      ['a lie', fake.reply(`${canary} en https://${canary}.example`)],
      ['a closed socket', fake.closeSocket],
      ['a redirect', fake.send(307, '', { location: `http://127.0.0.1:1/${canary}` })],
    ])('with %s', async (_name, act) => {
      vi.stubEnv('OPENAI_LOG', 'debug');
      const upstream = await fake.startFakeUpstream(act);
      const { server, log } = await listenIn({
        upstream: upstream.settings[protocol],
      });

      const response = await ask(server, `${canary} ¿dónde quedan?`);

      expect(response.json().response).toContain('Calle 1');
      expect(log()).toContain('"source":"fallback"');
      expect(log()).not.toMatch(new RegExp(`${canary}|${key}`));
      vi.unstubAllEnvs();
    });
  });

  it('when the assistant crashes', async () => {
    const { server, log } = await listenIn();
    chat.crashes = true;

    const response = await ask(server, canary);
    chat.crashes = false;

    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain(canary);
    expect(log()).toMatch(/"type":"TypeError"[^]*chatLogs\.test\.ts/);
    expect(log()).not.toContain(canary);
  });
});

describe('what is logged of an error', () => {
  it('is its type, its code and where it happened', () => {
    const facts = errorFacts(Object.assign(new RangeError(canary), { code: 'E_RANGE' }));

    expect(facts).toMatchObject({
      type: 'RangeError',
      code: 'E_RANGE',
      at: expect.stringMatching(/^at .*chatLogs/),
    });
    expect(JSON.stringify(facts)).not.toContain(canary);
  });

  it('is no place where the stack cannot be told from the message', () => {
    const error = new Error(canary);
    // It is put together when it is first read.
    expect(error.stack).toContain(canary);
    error.message = 'another';

    expect(errorFacts(error)).toEqual({ type: 'Error' });
    expect(errorFacts(canary)).toEqual({ type: 'string' });
  });
});
