/** HTML of the editor with the site beside it, which shows the page of the open entry. */
export const workbenchPage = (site: string): string => `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Textos y datos del sitio</title>
    <link rel="stylesheet" href="/workbench.css" />
    <script type="module" src="/admin/static/js/follow.js"></script>
  </head>
  <body>
    <iframe name="editor" src="/admin/" title="Editor"></iframe>
    <section>
      <nav>
        <a href="${site}/" target="site">Inicio</a>
        <a href="${site}/en/" target="site">In English</a>
        <a href="${site}/" target="_blank">Abrir en otra pestaña</a>
      </nav>
      <iframe name="site" src="${site}/" title="El sitio con lo que usted guardó"></iframe>
    </section>
  </body>
</html>
`;

export const workbenchStyles = `
body { block-size: 100dvh; display: grid; font: 14px system-ui; grid-template-columns: minmax(640px, 3fr) minmax(390px, 2fr); margin: 0; }
section { border-inline-start: 1px solid #d5d8d3; display: grid; grid-template-rows: auto 1fr; min-inline-size: 0; }
nav { background: #f6f5f1; border-block-end: 1px solid #d5d8d3; display: flex; gap: 16px; padding: 8px 16px; }
a { color: #2f4f43; }
iframe { block-size: 100%; border: 0; inline-size: 100%; }
@media (width < 1030px) { body { grid-template: 1fr / 1fr; } section { display: none; } }
`;

/** Content security policy of the workbench: it may frame the editor and the site. */
export const workbenchPolicy = (site: string): string =>
  `default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; frame-src 'self' ${site}; base-uri 'none'; form-action 'none'`;
