import { readEnvironment } from '@tesela/gateway/environment';
import { describe, expect, it } from 'vitest';

import { readUpstream, service } from './service.ts';

const read = (variables: Record<string, string>) => readEnvironment(variables, [service]);

describe('who is asked', () => {
  const company = { CHAT_UPSTREAM_COMPANY: 'Prueba IA' };
  const openai = { ...company, OPENAI_BASE_URL: 'https://llm.example/v1', OPENAI_MODEL: 'small' };

  it.each([
    [openai, { kind: 'openai', baseUrl: 'https://llm.example/v1', model: 'small', apiKey: undefined }],
    [
      { ...openai, OPENAI_API_KEY: 'sk-1' },
      { kind: 'openai', apiKey: 'sk-1' },
    ],
  ])('%j is a model', (variables, upstream) => {
    expect(readUpstream(variables)).toMatchObject(upstream);
  });

  it('a key alone sends no messages anywhere', () => {
    expect(readUpstream({ OPENAI_API_KEY: 'sk-1' })).toBeUndefined();
  });

  it.each([
    [{ ...openai, CHAT_UPSTREAM_URL: 'https://chat.example/api/chat' }, 'not both'],
    [{ CHAT_UPSTREAM_URL: 'https://chat.example/api/chat' }, 'CHAT_UPSTREAM_COMPANY'],
    [{ ...company, OPENAI_MODEL: 'small' }, 'must be set together'],
    [{ ...company, OPENAI_BASE_URL: 'https://llm.example/v1' }, 'must be set together'],
  ])('%j is an error', (variables, message) => {
    expect(() => read(variables)).toThrow(message);
  });
});

it.each([
  ['CHAT_UPSTREAM_URL', 'hunter2'],
  ['CHAT_UPSTREAM_URL', 'https://user:hunter2@chat.example/api'],
  ['OPENAI_BASE_URL', 'ftp://hunter2'],
  ['OPENAI_API_KEY', 'sk hunter2'],
  ['OPENAI_API_KEY', 'sk-hunter2\nx: y'],
  ['CHAT_RATE_LIMIT', '0'],
])('says what is wrong with %s without quoting what may be a secret', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} must .+`));
  expect(() => read({ [name]: value })).not.toThrow(/hunter2/);
});
