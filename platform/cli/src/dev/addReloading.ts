import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { text } from 'node:stream/consumers';

import { isOwnRequest } from '@tesela/build/dev/isOwnRequest';
import type { createServer } from '@tesela/gateway/createServer';

import { client } from './client.ts';

/** The file is TypeScript in the workspace and JavaScript in the kit. */
function readOutlines(): string {
  const source = readFileSync(new URL(import.meta.resolve('@tesela/gateway/outlineAreas')), 'utf8');
  return import.meta.filename.endsWith('.ts') ? stripTypeScriptTypes(source) : source;
}

const scripts = { '/__dev/client.js': () => client, '/__dev/outlineAreas.js': readOutlines };

const tags = Object.keys(scripts)
  .map((src) => `<script type="module" src="${src}"></script>`)
  .join('');

type Event = { name: 'built' } | { name: 'failed'; message: string };

/**
 * Adds a script to every page of a gateway that is not listening yet. The script reloads the page after an event.
 * @returns a function that sends an event to all pages
 */
export function addReloading(server: ReturnType<typeof createServer>): (event: Event) => void {
  const listeners = new Set<ServerResponse>();
  /** The last event, because a page that is loaded after a failure must receive it, too. */
  let last: Event | undefined;

  const write = (response: ServerResponse, event: Event) =>
    response.write(
      `event: ${event.name}\ndata: ${JSON.stringify(event.name === 'failed' ? event.message : '')}\n\n`,
    );

  server.addHook('onRequest', (request, reply, done) => {
    if (!isOwnRequest(request.raw)) return void reply.code(403).send('Only this machine is answered.\n');
    request.headers['accept-encoding'] = 'identity';
    delete request.headers['if-none-match'];
    done();
  });
  server.addHook('onSend', async (_request, reply, payload) => {
    // No caching, because a build has the same URLs; no policy, because it does not allow the script.
    reply.removeHeader('etag').removeHeader('content-security-policy').header('cache-control', 'no-store');
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return payload;
    const html = typeof payload === 'string' ? payload : await text(payload as NodeJS.ReadableStream);
    reply.removeHeader('content-length');
    return html.replace('</head>', `${tags}</head>`);
  });
  for (const [url, read] of Object.entries(scripts)) {
    server.get(url, (_request, reply) => reply.type('text/javascript').send(read()));
  }
  server.get('/__dev/events', (_request, reply) => {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
    listeners.add(raw);
    raw.on('close', () => listeners.delete(raw));
    if (last?.name === 'failed') write(raw, last);
  });
  return (event) => {
    last = event;
    for (const response of listeners) write(response, event);
  };
}
