import helmet, { type HelmetOptions } from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    // React writes `style={{…}}` into prerendered HTML; style elements and scripts stay forbidden.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ['https://www.openstreetmap.org', 'https://www.google.com'],
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
