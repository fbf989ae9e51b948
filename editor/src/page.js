/** What the editor may load: nothing of other hosts, but the interface of the Git host that it writes to. */
export function policyOf(connect = []) {
  const directives = {
    'default-src': ["'none'"],
    // Photos of telephones (HEIC) are read by a WebAssembly module of its own.
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    // Its components bring their styles as elements and attributes.
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
/** The editor's page. The policy stands in it, so that it holds wherever the folder is served. */
export const adminPage = (policy) => `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Textos y datos de la clínica</title>
    <script type="module" src="static/js/admin.js"></script>
  </head>
  <body></body>
</html>
`;
