import { sriHash } from '#disk/hashes.ts';

const cspHash = (text: string): string => `'${sriHash(text)}'`;

/**
 * The Content Security Policy of one page. It is a `<meta>` of the page, because it contains the hashes of the page's
 * inline scripts and styles, and so it works on every server. The server's header adds what a `<meta>` cannot
 * contain, such as `frame-ancestors`.
 */
export function contentSecurityPolicy(page: {
  scripts: readonly string[];
  styles: readonly string[];
  /** Origins of other sites that it may show in an `<iframe>`. */
  frames?: readonly string[] | undefined;
  /** URL that receives violation reports. */
  collector?: string | undefined;
}): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...page.scripts.map(cspHash)],
    'style-src': ["'self'", ...page.styles.map(cspHash)],
    // markup.ts moves the `style={{…}}` of components into a stylesheet.
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'", 'data:'],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...(page.collector ? [new URL(page.collector).origin] : [])],
    'frame-src': page.frames?.length ? page.frames : ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    // Only the policies of the host may turn strings into scripts or markup: entry/trustedTypes.ts, entry/unanswered.ts,
    // fetching/scriptUrl.ts, fetching/parsePage.ts.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'note', 'releases', 'pages'],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
