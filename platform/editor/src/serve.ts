import { once } from 'node:events';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';

import { isOwnRequest } from '@tesela/build/dev/isOwnRequest';

import { editorFiles } from '#bundle.ts';
import type { OpenEntry } from '#config/pageOf.ts';
import { adminPage, policyOf } from '#page.ts';
import { workbenchPage, workbenchPolicy, workbenchStyles } from '#workbench.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.txt': 'text/plain',
};

type Options = {
  /** 0 for a free port. */
  port: number;
  /** Makes Sveltia's configuration, each time the editor is opened. */
  config: () => object | Promise<object>;
  /** Path of the page that shows the open entry. */
  pageOf: (open: OpenEntry) => string | undefined;
  /** Origin of the site that is shown beside the editor. */
  site: string;
};

function send(response: ServerResponse, type: string, body: string, policy?: string): void {
  if (policy) response.setHeader('content-security-policy', policy);
  response.setHeader('content-type', `${type}; charset=utf-8`).end(body);
}

function sendFile(response: ServerResponse, file: string): void {
  response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
  createReadStream(file).pipe(response);
}

/** Serves the editor, with the site beside it, on localhost only. */
export async function serveEditor({
  port,
  config,
  pageOf,
  site,
}: Options): Promise<{ server: Server; url: string }> {
  const files = await editorFiles();
  const server = createServer((request, response) => {
    const asked = URL.parse(`http://localhost${request.url}`);
    if (!asked || !isOwnRequest(request)) return void response.writeHead(403).end();
    const { pathname, searchParams } = asked;
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
          (error: unknown) => send(response.writeHead(500), 'text/plain', String(error)),
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
