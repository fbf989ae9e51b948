import { integrityOf } from '#disk/hash.ts';

const hashOf = (text: string): string => `'${integrityOf(text)}'`;

/**
 * What a page may load and run. It stands in the page, because only the page knows the hashes of its own inline
 * scripts and styles; so it holds wherever the files are served. What a page cannot say of itself (who may frame
 * it) is left to the server's header.
 */
export function contentSecurityPolicy(page: {
  scripts: readonly string[];
  styles: readonly string[];
  /** Address that the page may tell of what was refused. */
  collector?: string;
}): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...page.scripts.map(hashOf)],
    'style-src': ["'self'", ...page.styles.map(hashOf)],
    // What components write as `style={{…}}` stands in a stylesheet (liftStyles.ts).
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'", 'data:'],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...(page.collector ? [new URL(page.collector).origin] : [])],
    'frame-src': ['https://www.openstreetmap.org', 'https://www.google.com'],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    // Strings become scripts or markup only by the policies of the shell (entry/trustedTypes.ts, fetching/parsePage.ts).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'pages'],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
