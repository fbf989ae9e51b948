import { describe, expect, it } from 'vitest';

import {
  chatErrorStatus,
  CHAT_PATH,
  MAX_CHAT_BODY,
  MAX_CHAT_MESSAGE,
  type ChatErrorCode,
} from '../api/chat.ts';

/** Calls the API that is tested. */
type Call = (path: string, init: RequestInit) => Promise<Response>;

const json = { 'content-type': 'application/json' };
const message = (text: unknown): string => JSON.stringify({ message: text });

const answered: readonly (readonly [what: string, body: string])[] = [
  ['a message', message('hola')],
  ['blanks around it', message(`${' '.repeat(1500)}hola`)],
  ['a message of the longest length', message('ñ'.repeat(MAX_CHAT_MESSAGE))],
  ['as many emoji', message('🙂'.repeat(MAX_CHAT_MESSAGE - 1))],
  ['half an emoji', message('hola \ud83d')],
  ['other fields', JSON.stringify({ message: 'Hola', sender: 'user', extra: { deep: [1] } })],
];

const refused: readonly (readonly [what: string, body: BodyInit, code: ChatErrorCode])[] = [
  ['an empty message', message(''), 'invalid_message'],
  ['a blank message', message(' \n\t '), 'invalid_message'],
  ['no message', '{}', 'invalid_message'],
  ['a number', '{"message":5}', 'invalid_message'],
  ['a list', '[]', 'invalid_message'],
  ['null', 'null', 'invalid_message'],
  ['a bare string', '"hola"', 'invalid_message'],
  ['deep nesting', `{"message":${'['.repeat(2000)}${']'.repeat(2000)}}`, 'invalid_message'],
  ['a character too many', message('a'.repeat(MAX_CHAT_MESSAGE + 1)), 'message_too_long'],
  ['broken JSON', '{"message":"hola"', 'invalid_json'],
  ['no body', '', 'invalid_json'],
  ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00]), 'invalid_json'],
  ['more than 4 kB', message('a'.repeat(MAX_CHAT_BODY)), 'body_too_large'],
];

/** What is so of `/api/chat` wherever it is answered: by the assistant's service, and by the mocks. */
export function testChatApi(call: Call): void {
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    call(CHAT_PATH, { method: 'POST', headers: { ...json, ...headers }, body });

  const outcome = async (answer: Response) => ({
    status: answer.status,
    caching: answer.headers.get('cache-control'),
    body: await answer.json(),
  });
  const refusal = (code: ChatErrorCode) => ({
    status: chatErrorStatus[code],
    caching: 'no-store',
    body: { error: { code, message: expect.any(String) } },
  });

  it.each(answered)('a call with %s is answered', async (_what, body) => {
    const answer = await post(body);

    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ response: expect.stringMatching(/\S/) });
  });

  it('a call may name its charset', async () => {
    const answer = await post(message('hola'), { 'content-type': 'application/json; charset=utf-8' });

    expect(answer.status).toBe(200);
  });

  it.each(refused)('a call with %s is refused', async (_what, body, code) => {
    expect(await outcome(await post(body))).toEqual(refusal(code));
  });

  it.each<Record<string, string>>([
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'multipart/form-data; boundary=x' },
    { 'content-type': 'application/jsonx' },
    { 'content-type': '' },
    { 'content-encoding': 'gzip' },
  ])('a call with %j is refused as no JSON', async (headers) => {
    const answer = await post(message('hola'), headers);

    expect(await outcome(answer)).toEqual(refusal('unsupported_media_type'));
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('a call by %s is refused', async (method) => {
    const answer = await call(CHAT_PATH, { method });

    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
  });

  describe('a visitor is answered in their language', () => {
    it.each([
      ['of the English page', { referer: 'https://prueba.example/en/faq', 'accept-language': 'es' }, 'en'],
      ['of the Spanish page', { referer: 'https://prueba.example/faq', 'accept-language': 'en' }, 'es'],
      ['of the browser, on no page', { 'accept-language': 'en-GB,en;q=0.9' }, 'en'],
      ['Spanish, when nobody knows', {}, 'es'],
    ] as const)('%s', async (_what, headers, lang) => {
      const answer = await post(message('Hydra Reset Premium facial'), headers);

      expect((await answer.json()).response).toMatch(
        lang === 'en' ? /\/en\/spa\/facial/ : /(?<!\/en)\/spa\/facial/,
      );
    });
  });
}
