/** For how long the address may be relied on, at least; the standard wants less than a year at most. Months. */
const VALID = 11;

/**
 * `security.txt` (RFC 9116): whom to tell of a weakness of the site. It ends with a month, so that whoever composes the
 * same site in the same month writes the same bytes.
 * @param now when the site is composed
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
