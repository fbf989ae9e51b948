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
      hstsMaxAge: undefined,
      trustedProxies: [],
      logLevel: 'info',
    });
    expect(environment.site).toBe(path.resolve(import.meta.dirname, '../../../.site'));
  });

  it('reads every variable', () => {
    const environment = readEnvironment({
      PORT: '8080',
      HOST: '::1',
      SITE_DIR: '/srv/site',
      CHAT_RATE_LIMIT: '5',
      HSTS_MAX_AGE: '31536000',
      TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8, fd00::/8, loopback',
      LOG_LEVEL: 'warn',
    });

    expect(environment).toEqual({
      port: 8080,
      host: '::1',
      site: '/srv/site',
      chatRateLimit: 5,
      hstsMaxAge: 31_536_000,
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8', 'loopback'],
      logLevel: 'warn',
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
  ])('says what is wrong with %s=%s', (name, value) => {
    const read = () => readEnvironment({ [name]: value });

    expect(read).toThrow(new RegExp(`^${name} must .+; it is "${value}"\\.$`));
  });

  it('names everything that is wrong at once', () => {
    expect(() => readEnvironment({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT must.*\nLOG_LEVEL must/);
  });
});
