import { text } from 'node:stream/consumers';

import { isOwnRequest } from '@tesela/build/dev/isOwnRequest';
import type { createServer } from '@tesela/gateway/createServer';

import { clientTags, serveClient } from './serve/clientFiles.ts';
import type { DevEvents } from './serve/events.ts';

/** Adds the development client to every page of a gateway that is not listening yet. */
export function addClient(server: ReturnType<typeof createServer>, events: DevEvents): void {
  server.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (!isOwnRequest(raw)) return void reply.code(403).send('Only this machine is answered.\n');
    if (request.url.startsWith('/__dev/')) {
      reply.hijack();
      events.handler(raw, reply.raw, () => serveClient(raw, reply.raw, () => reply.raw.destroy()));
      return;
    }
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
    return html.replace('</head>', `${clientTags}</head>`);
  });
}
