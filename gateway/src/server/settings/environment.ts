import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

import type { UpstreamSettings } from '@clinic/assistant-service/upstreamSettings';

import type { InboxSettings } from '#assessments/settings.ts';
import {
  hostName,
  httpAddress,
  logLevel,
  mailAddress,
  networks,
  redisAddress,
  smtpAddress,
  wholeNumber,
} from './variables.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

const schema = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  HOST: v.optional(hostName, '0.0.0.0'),
  SITE_DIR: v.optional(v.string(), '.site'),
  CHAT_RATE_LIMIT: v.optional(wholeNumber(1, 100_000_000), '60'),
  CHAT_UPSTREAM_URL: v.optional(httpAddress('https://chat.example.org/api/chat')),
  CHAT_UPSTREAM_COMPANY: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty())),
  OPENAI_BASE_URL: v.optional(httpAddress('https://api.openai.com/v1')),
  OPENAI_MODEL: v.optional(v.pipe(v.string(), v.trim())),
  OPENAI_API_KEY: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^[\x21-\x7e]+$/, 'must be one word of ASCII characters')),
  ),
  REDIS_URL: v.optional(redisAddress),
  METRICS_PORT: v.optional(wholeNumber(0, 65_535)),
  METRICS_HOST: v.optional(hostName, '127.0.0.1'),
  HSTS_MAX_AGE: v.optional(wholeNumber(0, 100_000_000)),
  TRUSTED_PROXIES: v.optional(networks),
  STATUS: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'off'),
  PUBLISH_MANIFEST: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'off'),
  MEASURED_SHARE: v.optional(wholeNumber(0, 100), '10'),
  SHUTDOWN_GRACE: v.optional(wholeNumber(0, 600), '1'),
  MAX_EVENT_LOOP_DELAY: v.optional(wholeNumber(0, 60_000)),
  LOG_LEVEL: v.optional(logLevel, 'info'),
  ASSESSMENT_WEBHOOK_URL: v.optional(httpAddress('https://crm.example.org/hooks/web')),
  ASSESSMENT_SMTP_URL: v.optional(smtpAddress),
  ASSESSMENT_MAIL_FROM: v.optional(mailAddress),
  ASSESSMENT_MAIL_TO: v.optional(mailAddress),
});

/** Their values may hold a key or a password, so no message quotes them. */
const secrets = new Set([
  'OPENAI_API_KEY',
  'REDIS_URL',
  'CHAT_UPSTREAM_URL',
  'OPENAI_BASE_URL',
  'ASSESSMENT_WEBHOOK_URL',
  'ASSESSMENT_SMTP_URL',
]);

type Variables = v.InferOutput<typeof schema>;

/** @throws Error when it is not clear who shall be asked */
function readUpstream(variables: Variables): UpstreamSettings | undefined {
  const { CHAT_UPSTREAM_URL, OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_API_KEY } = variables;
  const { CHAT_UPSTREAM_COMPANY: company } = variables;
  // A key alone is often there for other programs, and must not send messages anywhere.
  const wantsOpenai = OPENAI_BASE_URL !== undefined || OPENAI_MODEL !== undefined;
  if (CHAT_UPSTREAM_URL !== undefined && wantsOpenai) {
    throw new Error('Set CHAT_UPSTREAM_URL, or OPENAI_BASE_URL and OPENAI_MODEL, not both: one answers.');
  }
  if (CHAT_UPSTREAM_URL === undefined && !wantsOpenai) return undefined;
  if (company === undefined) {
    throw new Error('CHAT_UPSTREAM_COMPANY must say whose service it is, as the privacy page names it.');
  }
  if (CHAT_UPSTREAM_URL !== undefined) return { company, kind: 'http', url: CHAT_UPSTREAM_URL };
  if (OPENAI_BASE_URL === undefined || OPENAI_MODEL === undefined) {
    throw new Error('OPENAI_BASE_URL and OPENAI_MODEL must be set together: where to ask, and which model.');
  }
  return { company, kind: 'openai', baseUrl: OPENAI_BASE_URL, model: OPENAI_MODEL, apiKey: OPENAI_API_KEY };
}

/** @throws Error when it is not clear where requests shall go */
function readInbox(variables: Variables): InboxSettings | undefined {
  const { ASSESSMENT_WEBHOOK_URL: webhook, ASSESSMENT_SMTP_URL: smtp } = variables;
  const { ASSESSMENT_MAIL_FROM: from, ASSESSMENT_MAIL_TO: to } = variables;
  if (webhook !== undefined && smtp !== undefined) {
    throw new Error('Set ASSESSMENT_WEBHOOK_URL or ASSESSMENT_SMTP_URL, not both: one receives.');
  }
  if (webhook !== undefined) return { kind: 'webhook', url: webhook };
  if (smtp === undefined) return undefined;
  if (from === undefined || to === undefined) {
    throw new Error('ASSESSMENT_SMTP_URL needs ASSESSMENT_MAIL_FROM and ASSESSMENT_MAIL_TO.');
  }
  return { kind: 'smtp', url: smtp, from, to };
}

function parse(env: Readonly<Record<string, string | undefined>>): Variables {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => {
    const name = String(issue.path?.[0]?.key);
    return secrets.has(name)
      ? `${name} ${issue.message}.`
      : `${name} ${issue.message}; it is "${given[name]}".`;
  });
  throw new Error([...new Set(lines)].join('\n'));
}

export type Environment = ReturnType<typeof readEnvironment>;

/**
 * Reads the server's settings from environment variables; one that is empty counts as not set.
 * @throws Error with one line per variable that is wrong, and what it must be
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>) {
  const variables = parse(env);
  return {
    port: variables.PORT,
    host: variables.HOST,
    site: path.resolve(root, variables.SITE_DIR),
    chatRateLimit: variables.CHAT_RATE_LIMIT,
    upstream: readUpstream(variables),
    redisUrl: variables.REDIS_URL,
    metrics:
      variables.METRICS_PORT === undefined
        ? undefined
        : { port: variables.METRICS_PORT, host: variables.METRICS_HOST },
    hstsMaxAge: variables.HSTS_MAX_AGE,
    trustedProxies: variables.TRUSTED_PROXIES ?? [],
    showsStatus: variables.STATUS === 'on',
    // None where nobody could read what they tell.
    measuredShare:
      variables.STATUS === 'on' || variables.METRICS_PORT !== undefined ? variables.MEASURED_SHARE : 0,
    publishesManifest: variables.PUBLISH_MANIFEST === 'on',
    limits:
      variables.MAX_EVENT_LOOP_DELAY === undefined
        ? {}
        : { maxEventLoopDelay: variables.MAX_EVENT_LOOP_DELAY },
    /** Milliseconds. */
    shutdownGrace: variables.SHUTDOWN_GRACE * 1000,
    logLevel: variables.LOG_LEVEL,
    inbox: readInbox(variables),
  };
}
