import path from 'node:path';

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { defineService } from '#server/services/service.ts';
import { mountEcho } from '#server/testing/echoService.ts';

import { readEnvironment } from './environment.ts';
import { wholeNumber } from './variables.ts';

describe('readEnvironment', () => {
  it('has a default for everything', () => {
    const environment = readEnvironment({});

    expect(environment).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      redisUrl: undefined,
      metrics: undefined,
      hstsMaxAge: undefined,
      trustedProxies: [],
      shutdownGrace: 1000,
      limits: {},
      logLevel: 'info',
    });
    expect(environment.site).toBe(path.resolve(import.meta.dirname, '../../../../../.site'));
  });

  it('reads every variable', () => {
    const environment = readEnvironment({
      PORT: '8080',
      HOST: '::1',
      SITE_DIR: '/srv/site',
      REDIS_URL: 'rediss://user:pass@redis.example:6379/1',
      METRICS_PORT: '9100',
      METRICS_HOST: '10.0.0.1',
      HSTS_MAX_AGE: '31536000',
      TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8, fd00::/8, loopback',
      PUBLISH_MANIFEST: 'on',
      MEASURED_SHARE: '25',
      SHUTDOWN_GRACE: '20',
      MAX_EVENT_LOOP_DELAY: '500',
      LOG_LEVEL: 'warn',
    });

    expect(environment).toEqual({
      port: 8080,
      host: '::1',
      site: '/srv/site',
      redisUrl: 'rediss://user:pass@redis.example:6379/1',
      metrics: { port: 9100, host: '10.0.0.1' },
      hstsMaxAge: 31_536_000,
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8', 'loopback'],
      publishesManifest: true,
      measuredShare: 25,
      shutdownGrace: 20_000,
      limits: { maxEventLoopDelay: 500 },
      logLevel: 'warn',
      services: [],
    });
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80a'],
    ['PORT', '3e3'],
    ['HOST', 'http://localhost'],
    ['HOST', 'two words'],
    ['HSTS_MAX_AGE', 'yes'],
    ['TRUSTED_PROXIES', '1'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_PORT', 'yes'],
    ['METRICS_HOST', 'http://localhost'],
  ])('says what is wrong with %s=%s', (name, value) => {
    const read = () => readEnvironment({ [name]: value });

    expect(read).toThrow(new RegExp(`^${name} must .+; it is "${value}"\\.$`));
  });

  it('refuses what is set and empty: a secret that is missing switches nothing off', () => {
    expect(() => readEnvironment({ PORT: '', HSTS_MAX_AGE: ' ' })).toThrow(
      'PORT, HSTS_MAX_AGE: set, but empty. Give it a value, or unset it.',
    );
  });

  it('names everything that is wrong at once', () => {
    expect(() => readEnvironment({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT must.*\nLOG_LEVEL must/);
  });

  it.each([
    ['REDIS_URL', 'localhost:6379'],
    ['REDIS_URL', 'http://:hunter2@localhost'],
  ])('says what is wrong with %s without quoting what may be a secret', (name, value) => {
    const read = () => readEnvironment({ [name]: value });

    expect(read).toThrow(new RegExp(`^${name} must .+`));
    expect(read).not.toThrow(/hunter2/);
  });
});

describe('the variables of a service', () => {
  const service = defineService({
    variables: { ECHO_LIMIT: v.optional(wholeNumber(1, 9), '3'), ECHO_KEY: v.optional(wholeNumber(1, 9)) },
    secrets: ['ECHO_KEY'],
    configure: ({ ECHO_LIMIT }) => mountEcho(ECHO_LIMIT),
  });

  it('are read beside its own, and what is wrong with either is said at once', () => {
    expect(readEnvironment({ ECHO_LIMIT: '2' }, [service]).services).toHaveLength(1);
    expect(() => readEnvironment({ PORT: 'x', ECHO_LIMIT: '0', ECHO_KEY: 'hunter2' }, [service])).toThrow(
      /^(?=[^]*PORT must)(?=[^]*ECHO_LIMIT must .+; it is "0")(?=[^]*ECHO_KEY must)(?![^]*hunter2)/,
    );
  });
});
