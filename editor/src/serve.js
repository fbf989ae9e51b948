import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import path from 'node:path';
import { editorFiles } from '#bundle.ts';
import { adminPage, policyOf } from '#page.ts';
import { workbenchPage, workbenchPolicy, workbenchStyles } from '#workbench.ts';
const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.txt': 'text/plain',
};
function send(response, type, body, policy) {
  if (policy) response.setHeader('content-security-policy', policy);
  response.setHeader('content-type', `${type}; charset=utf-8`).end(body);
}
function sendFile(response, file) {
  response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
  createReadStream(file).pipe(response);
}
/**
 * Serves the editor, with the site beside it, to this machine alone.
 * @returns the server and where it listens
 */
export async function serveEditor({ port, config, pageOf, site }) {
  const files = await editorFiles();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('x-content-type-options', 'nosniff').setHeader('cache-control', 'no-cache');
    if (pathname === '/') return send(response, 'text/html', workbenchPage(site), workbenchPolicy(site));
    if (pathname === '/workbench.css') return send(response, 'text/css', workbenchStyles);
    if (pathname === '/page') {
      const { collection = '', entry = '' } = Object.fromEntries(searchParams);
      return send(response, 'application/json', JSON.stringify({ page: pageOf({ collection, entry }) }));
    }
    if (pathname === '/admin/') return send(response, 'text/html', adminPage(policyOf()));
    if (pathname === '/admin/config.json') {
      return void Promise.resolve()
        .then(config)
        .then(
          (made) => send(response, 'application/json', JSON.stringify(made)),
          (error) => send(response.writeHead(500), 'text/plain', String(error)),
        );
    }
    const file = path.join(files, path.normalize(pathname.replace(/^\/admin/, '')));
    if (file.startsWith(files) && existsSync(file) && statSync(file).isFile())
      return sendFile(response, file);
    response.writeHead(404).end();
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  return { server, url: `http://localhost:${typeof address === 'object' ? address?.port : port}` };
}
