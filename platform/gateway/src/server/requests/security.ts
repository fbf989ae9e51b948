import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import helmet, { type HelmetOptions } from 'helmet';

/**
 * The policy of every response. Each page has a stricter one in a `<meta>`, which compose writes with the hashes of its
 * inline scripts and styles.
 */
const contentSecurityPolicy: HelmetOptions['contentSecurityPolicy'] = {
  useDefaults: false,
  directives: {
    // A default here would forbid what the page's own policy allows, because both policies apply.
    'default-src': helmet.contentSecurityPolicy.dangerouslyDisableDefaultSrc,
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  },
};

const optionsOf = (hstsMaxAge: number | undefined): HelmetOptions => ({
  contentSecurityPolicy,
  strictTransportSecurity:
    hstsMaxAge === undefined ? false : { maxAge: hstsMaxAge, includeSubDomains: false },
  // The chat reads the page's language from the path in the referrer.
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'deny' },
});

/** Forbids device access that no page needs. Helmet has no option for it. */
const permissionsPolicy = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/**
 * Makes the security headers of every response once, so that answers of the router, which run no hooks, have them, too.
 * @param hstsMaxAge seconds; undefined sends no Strict-Transport-Security, as plain HTTP requires
 */
export function securityHeaders(hstsMaxAge: number | undefined): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(optionsOf(hstsMaxAge))(request, response, (error) => {
    if (error) throw error;
  });
  const made = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
  return { ...Object.fromEntries(made), 'permissions-policy': permissionsPolicy };
}
