import { chatErrorStatus, type ChatErrorCode } from '@clinic/shared/chat';
import { readChatResponse } from '@clinic/shared/chatSchemas';
import { testChatApi } from '@clinic/shared/testing/testChatApi';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { RETRY_AFTER } from '#http.ts';
import { server, useScenario } from '#node.ts';

import { SLOW_REPLY, type ChatScenario } from './handlers.ts';

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});
afterAll(() => server.close());

const ask = (message: string) =>
  fetch('http://localhost/api/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
  });

/** Read as the chat window does. */
const readAnswer = async (answer: Response) => readChatResponse(await answer.json());

const refusal = (code: ChatErrorCode) => ({ error: { code, message: expect.stringContaining(code) } });

describe('a working API', () => {
  testChatApi((path, init) => fetch(`http://localhost${path}`, init));

  it('visitor with a question that nobody foresaw is shown the nearest, and can write to a person', async () => {
    const answer = await readAnswer(await ask('?'));

    expect(answer?.cards).toHaveLength(3);
    expect(answer?.links?.[0]?.href).toContain('wa.me');
  });

  it('visitor who asks of a treatment sees its price, other answers, and can ask for an assessment', async () => {
    const answer = await readAnswer(await ask('¿cuánto vale la limpieza facial?'));

    expect(answer).toMatchObject({
      response: expect.stringContaining('$180.000'),
      cards: [{ path: '/faq#pagos' }, { path: '/tienda/antimanchas' }],
      treatment: { title: 'Glow Express 45' },
    });
  });

  it.each([
    '?',
    'limpieza facial',
    'algo para las manchas',
    'me cobraron dos veces',
    '¿cómo pago?',
    'agendar',
  ])('«%s» is answered in the fields of the schema, and without the line on emergencies', async (message) => {
    const sent = await (await ask(message)).json();

    expect(readChatResponse(sent)).toEqual(sent);
    expect(JSON.stringify(sent)).not.toMatch(/\b123\b|urgencias|emergencia/);
  });

  it('visitor looking for products sees them, and a double charge is handed over', async () => {
    expect((await readAnswer(await ask('algo para las manchas')))?.products).toHaveLength(2);
    expect((await readAnswer(await ask('me cobraron dos veces')))?.links).toHaveLength(1);
  });

  it('visitor in an emergency is told whom to call, and nothing else', async () => {
    expect(await readAnswer(await ask('no puedo respirar'))).toEqual({
      response: expect.stringMatching(/^Llame ya al 123/),
    });
  });
});

describe('a failing API', () => {
  it.each<[ChatScenario, ChatErrorCode]>([
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

  it.each<[ChatScenario, unknown]>([
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

  it.each<[ChatScenario, string]>([
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
