import { isIP } from 'node:net';

import * as v from 'valibot';

export const wholeNumber = (min: number, max: number) => {
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

export const networks = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((item) => item.trim())),
  v.check(
    (items) => items.every(isNetwork),
    'must list IP addresses or networks, e.g. 127.0.0.1,10.0.0.0/8, or "loopback"',
  ),
);

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export const logLevel = v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`);

export const hostName = v.pipe(
  v.string(),
  v.regex(/^[\w.:-]+$/, 'must be a host name or an IP address, without a port or http://'),
);

const address = (isGood: (url: URL) => boolean, message: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => URL.canParse(text) && isGood(new URL(text)), message),
  );

/** Names and passwords are refused here, because the error message of `fetch` would quote them. */
export const httpAddress = (example: string) =>
  address(
    ({ protocol, username, password }) => /^https?:$/.test(protocol) && username === '' && password === '',
    `must be a full address without a user name or password, e.g. ${example}`,
  );

export const redisAddress = address(
  ({ protocol }) => /^rediss?:$/.test(protocol),
  'must be an address such as redis://localhost:6379',
);

export const smtpAddress = address(
  ({ protocol, hostname }) => /^smtps?:$/.test(protocol) && hostname !== '',
  'must be an address such as smtps://name:password@mail.example.org',
);

export const mailAddress = v.pipe(v.string(), v.trim(), v.email('must be an e-mail address'));
