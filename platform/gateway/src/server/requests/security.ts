/** Headers of every response. Each page has a stricter policy in a `<meta>`, with the hashes of its inline scripts and styles. */
const headers = {
  'content-security-policy': "object-src 'none';form-action 'self';base-uri 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // The chat reads the page's language from the path in the referrer.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
};

/** @param hstsMaxAge seconds; undefined sends no Strict-Transport-Security, as plain HTTP requires */
export const securityHeaders = (hstsMaxAge: number | undefined): Readonly<Record<string, string>> => ({
  ...headers,
  ...(hstsMaxAge !== undefined && { 'strict-transport-security': `max-age=${hstsMaxAge}` }),
});
