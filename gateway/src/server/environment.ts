import { isIP } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const wholeNumber = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,10}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
};

const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const longest = isIP(address) === 6 ? 128 : 32;
  const hasGoodBits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
  return namedNetworks.has(text) || (isIP(address) > 0 && hasGoodBits && rest.length === 0);
}

const networks = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((item) => item.trim())),
  v.check(
    (items) => items.every(isNetwork),
    'must list IP addresses or networks, e.g. 127.0.0.1,10.0.0.0/8, or "loopback"',
  ),
);

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const schema = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  HOST: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w.:-]+$/, 'must be a host name or an IP address, without a port or http://'),
    ),
    '0.0.0.0',
  ),
  SITE_DIR: v.optional(v.string(), '.site'),
  CHAT_RATE_LIMIT: v.optional(wholeNumber(1, 100_000), '60'),
  HSTS_MAX_AGE: v.optional(wholeNumber(0, 100_000_000)),
  TRUSTED_PROXIES: v.optional(networks),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
});

export type Environment = {
  port: number;
  host: string;
  /** Absolute path of the composed site. */
  site: string;
  chatRateLimit: number;
  hstsMaxAge: number | undefined;
  trustedProxies: string[];
  logLevel: string;
};

/**
 * Reads the server's settings from environment variables; one that is empty counts as not set.
 * @throws Error with one line per variable that is wrong, and what it must be
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = v.safeParse(schema, given);
  if (!result.success) {
    const lines = result.issues.map((issue) => {
      const name = String(issue.path?.[0]?.key);
      return `${name} ${issue.message}; it is "${given[name]}".`;
    });
    throw new Error([...new Set(lines)].join('\n'));
  }
  const { PORT, HOST, SITE_DIR, CHAT_RATE_LIMIT, HSTS_MAX_AGE, TRUSTED_PROXIES, LOG_LEVEL } = result.output;
  return {
    port: PORT,
    host: HOST,
    site: path.resolve(root, SITE_DIR),
    chatRateLimit: CHAT_RATE_LIMIT,
    hstsMaxAge: HSTS_MAX_AGE,
    trustedProxies: TRUSTED_PROXIES ?? [],
    logLevel: LOG_LEVEL,
  };
}
