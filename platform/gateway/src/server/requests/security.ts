import helmet, { type HelmetOptions } from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/**
 * What holds for every response. What a page may load and run stands in the page itself, with the hashes of its
 * inline scripts and styles: compose makes it, and it holds on any server.
 */
const contentSecurityPolicy: HelmetOptions['contentSecurityPolicy'] = {
  useDefaults: false,
  directives: {
    // A default here would forbid what the page's own policy allows: of two policies the stricter one counts.
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
  // The chat reads the page's language from the path, so pages of this origin must be told to send it.
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'deny' },
});

/** Device access that no page of the site asks for. Helmet has no option for it. */
const permissionsPolicy = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/**
 * Headers of every response. They are the same for all, so they are made once, and also answers that the router
 * gives before any hook runs can carry them.
 * @param hstsMaxAge seconds; undefined sends no Strict-Transport-Security, which plain http must not have
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
