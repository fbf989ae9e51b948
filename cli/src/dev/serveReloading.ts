import { readFileSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { buffer } from 'node:stream/consumers';

import { client } from './client.ts';

/** The outlines of all areas are a source in the workspace, and compiled where the kit is installed. */
function readOutlines(): string {
  const source = readFileSync(new URL(import.meta.resolve('@clinic/shared/preset/dev/outlineAreas')), 'utf8');
  return import.meta.filename.endsWith('.ts') ? stripTypeScriptTypes(source) : source;
}

const scripts: Readonly<Record<string, () => string>> = {
  '/__dev/client.js': () => client,
  '/__dev/outlineAreas.js': readOutlines,
};

const tags = Object.keys(scripts)
  .map((src) => `<script type="module" src="${src}"></script>`)
  .join('');

type Event = { name: 'built' } | { name: 'failed'; message: string };

/**
 * Serves what another server serves, with a script in every page that loads it again when it is told to.
 * @param upstream port of the other server on this machine
 */
export async function serveReloading(port: number, upstream: number) {
  const listeners = new Set<ServerResponse>();
  /** Told to whoever comes later, too: a page that is loaded after a failure must know of it. */
  let last: Event | undefined;

  const write = (response: ServerResponse, event: Event) =>
    response.write(
      `event: ${event.name}\ndata: ${JSON.stringify(event.name === 'failed' ? event.message : '')}\n\n`,
    );

  function listen(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.flushHeaders();
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
    if (last?.name === 'failed') write(response, last);
  }

  async function passOn(from: IncomingMessage, response: ServerResponse): Promise<void> {
    const { statusCode = 502, headers } = from;
    // Built anew under the same address, and with a script that its policy does not know.
    delete headers.etag;
    delete headers['content-security-policy'];
    headers['cache-control'] = 'no-store';
    if (!headers['content-type']?.startsWith('text/html')) {
      response.writeHead(statusCode, headers);
      from.pipe(response);
      return;
    }
    const html = (await buffer(from)).toString().replace('</head>', `${tags}</head>`);
    delete headers['content-length'];
    response.writeHead(statusCode, headers).end(html);
  }

  const server = createServer((request, response) => {
    if (request.url === '/__dev/events') return listen(response);
    const script = scripts[request.url ?? ''];
    if (script) {
      response.setHeader('content-type', 'text/javascript').end(script());
      return;
    }
    const { method, url: path } = request;
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    delete headers['if-none-match'];
    const fail = (error: Error) => {
      if (!response.headersSent) response.statusCode = 502;
      response.end(String(error));
    };
    const outgoing = ask({ host: '127.0.0.1', port: upstream, method, path, headers }, (answer) => {
      passOn(answer, response).catch(fail);
    });
    outgoing.on('error', fail);
    request.pipe(outgoing);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve());
  });
  return {
    tell: (event: Event) => {
      last = event;
      for (const response of listeners) write(response, event);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
