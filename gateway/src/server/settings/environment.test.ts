import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { readEnvironment } from './environment.ts';

describe('readEnvironment', () => {
  it('has a default for everything', () => {
    const environment = readEnvironment({ PORT: '', HSTS_MAX_AGE: ' ' });

    expect(environment).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      chatRateLimit: 60,
      upstream: undefined,
      redisUrl: undefined,
      metrics: undefined,
      hstsMaxAge: undefined,
      trustedProxies: [],
      showsStatus: false,
      shutdownGrace: 1000,
      limits: {},
      logLevel: 'info',
      inbox: undefined,
    });
    expect(environment.site).toBe(path.resolve(import.meta.dirname, '../../../../.site'));
  });

  it('reads every variable', () => {
    const environment = readEnvironment({
      PORT: '8080',
      HOST: '::1',
      SITE_DIR: '/srv/site',
      CHAT_RATE_LIMIT: '5',
      CHAT_UPSTREAM_URL: 'http://127.0.0.1:8080/api/chat',
      CHAT_UPSTREAM_COMPANY: 'Prueba IA',
      REDIS_URL: 'rediss://user:pass@redis.example:6379/1',
      METRICS_PORT: '9100',
      METRICS_HOST: '10.0.0.1',
      HSTS_MAX_AGE: '31536000',
      TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8, fd00::/8, loopback',
      STATUS: 'on',
      PUBLISH_MANIFEST: 'on',
      MEASURED_SHARE: '25',
      SHUTDOWN_GRACE: '20',
      MAX_EVENT_LOOP_DELAY: '500',
      LOG_LEVEL: 'warn',
      ASSESSMENT_WEBHOOK_URL: 'https://crm.example/hooks/1',
    });

    expect(environment).toEqual({
      port: 8080,
      host: '::1',
      site: '/srv/site',
      chatRateLimit: 5,
      upstream: { company: 'Prueba IA', kind: 'http', url: 'http://127.0.0.1:8080/api/chat' },
      redisUrl: 'rediss://user:pass@redis.example:6379/1',
      metrics: { port: 9100, host: '10.0.0.1' },
      hstsMaxAge: 31_536_000,
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8', 'loopback'],
      showsStatus: true,
      publishesManifest: true,
      measuredShare: 25,
      shutdownGrace: 20_000,
      limits: { maxEventLoopDelay: 500 },
      logLevel: 'warn',
      inbox: { kind: 'webhook', url: 'https://crm.example/hooks/1' },
    });
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80a'],
    ['PORT', '3e3'],
    ['HOST', 'http://localhost'],
    ['HOST', 'two words'],
    ['CHAT_RATE_LIMIT', '0'],
    ['HSTS_MAX_AGE', 'yes'],
    ['TRUSTED_PROXIES', '1'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_PORT', 'yes'],
    ['METRICS_HOST', 'http://localhost'],
    ['ASSESSMENT_MAIL_TO', 'citas'],
  ])('says what is wrong with %s=%s', (name, value) => {
    const read = () => readEnvironment({ [name]: value });

    expect(read).toThrow(new RegExp(`^${name} must .+; it is "${value}"\\.$`));
  });

  it('names everything that is wrong at once', () => {
    expect(() => readEnvironment({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT must.*\nLOG_LEVEL must/);
  });

  it.each([
    ['REDIS_URL', 'localhost:6379'],
    ['REDIS_URL', 'http://:hunter2@localhost'],
    ['CHAT_UPSTREAM_URL', 'hunter2'],
    ['CHAT_UPSTREAM_URL', 'https://user:hunter2@chat.example/api'],
    ['OPENAI_BASE_URL', 'ftp://hunter2'],
    ['OPENAI_API_KEY', 'sk hunter2'],
    ['ASSESSMENT_SMTP_URL', 'https://user:hunter2@mail.example'],
    ['ASSESSMENT_WEBHOOK_URL', 'hunter2'],
    ['OPENAI_API_KEY', 'sk-hunter2\nx: y'],
  ])('says what is wrong with %s without quoting what may be a secret', (name, value) => {
    const read = () => readEnvironment({ [name]: value });

    expect(read).toThrow(new RegExp(`^${name} must .+`));
    expect(read).not.toThrow(/hunter2/);
  });
});

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
    expect(readEnvironment(variables).upstream).toMatchObject(upstream);
  });

  it('a key alone sends no messages anywhere', () => {
    expect(readEnvironment({ OPENAI_API_KEY: 'sk-1' }).upstream).toBeUndefined();
  });

  it.each([
    [{ ...openai, CHAT_UPSTREAM_URL: 'https://chat.example/api/chat' }, 'not both'],
    [{ CHAT_UPSTREAM_URL: 'https://chat.example/api/chat' }, 'CHAT_UPSTREAM_COMPANY'],
    [{ ...company, OPENAI_MODEL: 'small' }, 'must be set together'],
    [{ ...company, OPENAI_BASE_URL: 'https://llm.example/v1' }, 'must be set together'],
  ])('%j is an error', (variables, message) => {
    expect(() => readEnvironment(variables)).toThrow(message);
  });
});

describe('who receives the assessment form', () => {
  const mail = {
    ASSESSMENT_SMTP_URL: 'smtps://web:secret@mail.example',
    ASSESSMENT_MAIL_FROM: 'web@clinica.co',
    ASSESSMENT_MAIL_TO: 'citas@clinica.co',
  };

  it('a mailbox', () => {
    expect(readEnvironment(mail).inbox).toEqual({
      kind: 'smtp',
      url: 'smtps://web:secret@mail.example',
      from: 'web@clinica.co',
      to: 'citas@clinica.co',
    });
  });

  it.each([
    [{ ...mail, ASSESSMENT_WEBHOOK_URL: 'https://crm.example' }, 'not both'],
    [{ ...mail, ASSESSMENT_MAIL_TO: '' }, 'needs ASSESSMENT_MAIL_FROM and ASSESSMENT_MAIL_TO'],
  ])('%j is an error', (variables, message) => {
    expect(() => readEnvironment(variables)).toThrow(message);
  });
});
