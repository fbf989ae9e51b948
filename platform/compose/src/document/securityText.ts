/** Months until `security.txt` expires; the standard asks for less than a year. */
const VALID = 11;

/**
 * `security.txt` (RFC 9116), which says whom to tell of a vulnerability. It expires on the first day of a month, so
 * that composing the same site twice in one month writes the same bytes.
 * @param now time of composing
 */
export function renderSecurityText({ origin, email }: { origin: string; email: string }, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + VALID, 1));
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: es, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
