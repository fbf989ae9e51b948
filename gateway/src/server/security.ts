import type { FastifyHelmetOptions } from '@fastify/helmet';

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

/**
 * Headers of every response.
 * @param hstsMaxAge seconds; undefined sends no Strict-Transport-Security, which plain http must not have
 */
export const securityHeaders = (hstsMaxAge: number | undefined): FastifyHelmetOptions => ({
  contentSecurityPolicy,
  strictTransportSecurity:
    hstsMaxAge === undefined ? false : { maxAge: hstsMaxAge, includeSubDomains: false },
  // The chat reads the page's language from the path, so pages of this origin must be told to send it.
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'deny' },
});

/** Device access that no page of the site asks for. Helmet has no option for it. */
export const permissionsPolicy = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';
