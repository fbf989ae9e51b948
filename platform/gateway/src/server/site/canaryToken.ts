import { createHmac, timingSafeEqual } from 'node:crypto';

const signatureOf = (key: string, until: string): Buffer =>
  createHmac('sha256', key).update(`canary until ${until}`).digest();

/**
 * Signs the right to see the canary until a time: `<seconds since 1970>.<signature>`.
 * @param key what the gateways check it with, `TESELA_CANARY_KEY`
 */
export function signCanaryToken(key: string, until: Date): string {
  const seconds = String(Math.floor(until.getTime() / 1000));
  return `${seconds}.${signatureOf(key, seconds).toString('base64url')}`;
}

/** @returns until when a token holds; undefined when it was not signed with the key, or holds no longer */
export function readCanaryToken(key: string, token: string, now = new Date()): Date | undefined {
  const [, seconds = '', signature = ''] = /^(\d{1,11})\.([\w-]{43})$/.exec(token) ?? [];
  if (seconds === '' || !timingSafeEqual(signatureOf(key, seconds), Buffer.from(signature, 'base64url')))
    return undefined;
  const until = new Date(Number(seconds) * 1000);
  return until > now ? until : undefined;
}
