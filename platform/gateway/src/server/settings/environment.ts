import path from 'node:path';

import { assertNoneEmpty } from '@tesela/compose/emptyVariables';
import { assertNewNames } from '@tesela/core/earlierNames';
import * as v from 'valibot';

import type { MountedService } from '#server/services/service.ts';

import { hostName, logLevel, networks, redisAddress, wholeNumber } from './variables.ts';

const own = {
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  HOST: v.optional(hostName, '0.0.0.0'),
  SITE_DIR: v.optional(v.string(), '.site'),
  REDIS_URL: v.optional(redisAddress),
  METRICS_PORT: v.optional(wholeNumber(0, 65_535)),
  METRICS_HOST: v.optional(hostName, '127.0.0.1'),
  HSTS_MAX_AGE: v.optional(wholeNumber(0, 100_000_000)),
  TRUSTED_PROXIES: v.optional(networks),
  TESELA_CANARY_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more'))),
  PUBLISH_MANIFEST: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'off'),
  MEASURED_SHARE: v.optional(wholeNumber(0, 100), '10'),
  SHUTDOWN_GRACE: v.optional(wholeNumber(0, 600), '1'),
  MAX_EVENT_LOOP_DELAY: v.optional(wholeNumber(0, 60_000)),
  LOG_LEVEL: v.optional(logLevel, 'info'),
};

/** Variables that may contain a password and must not appear in messages. */
const secrets = ['REDIS_URL', 'TESELA_CANARY_KEY'];

type Env = Readonly<Record<string, string | undefined>>;

/** @throws Error with one line per variable that is wrong */
function parse<Entries extends v.ObjectEntries>(env: Env, entries: Entries, hidden: readonly string[]) {
  assertNewNames(Object.keys(env), 'The environment');
  assertNoneEmpty(env, Object.keys(entries));
  const result = v.safeParse(v.object(entries), env);
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => {
    const name = String(issue.path?.[0]?.key);
    return hidden.includes(name)
      ? `${name} ${issue.message}.`
      : `${name} ${issue.message}; it is "${env[name]}".`;
  });
  throw new Error([...new Set(lines)].join('\n'));
}

export type Environment = ReturnType<typeof readEnvironment>;

/**
 * Reads the settings of the server and of its services from environment variables.
 * @throws Error with one line per variable that is wrong or empty, and what it must be
 */
export function readEnvironment(env: Env, services: readonly MountedService[] = []) {
  // All variables are parsed together, so that one message lists everything that is wrong.
  const entries = Object.assign({}, ...services.map((service) => service.variables)) as v.ObjectEntries;
  const hidden = [...secrets, ...services.flatMap((service) => service.secrets)];
  const variables = parse(env, { ...entries, ...own }, hidden);
  return {
    port: variables.PORT,
    host: variables.HOST,
    site: path.resolve(variables.SITE_DIR),
    redisUrl: variables.REDIS_URL,
    metrics:
      variables.METRICS_PORT === undefined
        ? undefined
        : { port: variables.METRICS_PORT, host: variables.METRICS_HOST },
    hstsMaxAge: variables.HSTS_MAX_AGE,
    trustedProxies: variables.TRUSTED_PROXIES ?? [],
    measuredShare: variables.MEASURED_SHARE,
    canaryKey: variables.TESELA_CANARY_KEY,
    publishesManifest: variables.PUBLISH_MANIFEST === 'on',
    limits:
      variables.MAX_EVENT_LOOP_DELAY === undefined
        ? {}
        : { maxEventLoopDelay: variables.MAX_EVENT_LOOP_DELAY },
    /** Milliseconds. */
    shutdownGrace: variables.SHUTDOWN_GRACE * 1000,
    logLevel: variables.LOG_LEVEL,
    // Each service reads only the variables that its own schemas have checked.
    services: services.map(({ configure }) => configure(variables as never)),
  };
}
