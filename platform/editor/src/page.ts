/** Content security policy of the editor: only its own origin and the API of the Git host. */
export function policyOf(connect: readonly string[] = []): string {
  const directives = {
    'default-src': ["'none'"],
    // A WebAssembly module reads HEIC photos of phones.
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    // The editor's components use style elements and attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:', ...connect],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'blob:', 'data:', ...connect],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'", 'blob:', 'data:'],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** HTML of the editor. It contains the policy, so that it applies on any server. */
export const adminPage = (policy: string): string => `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Textos y datos del sitio</title>
    <script type="module" src="static/js/admin.js"></script>
  </head>
  <body></body>
</html>
`;
