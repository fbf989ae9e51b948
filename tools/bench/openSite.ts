import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

import { serveSite } from '@tesela/testing/gateway';

type OpenSite = { url: string; end: () => unknown };

/**
 * Puts what a network in front of a server does between it and the browser: texts are sent compressed, files may be kept.
 * @returns the address of the proxy
 */
async function compressed(origin: string): Promise<OpenSite> {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(origin + (request.url ?? '/'), { redirect: 'manual' });
      const type = answer.headers.get('content-type') ?? '';
      const body = Buffer.from(await answer.arrayBuffer());
      const isText = /^text|javascript|json|svg/.test(type);
      response.writeHead(answer.status, {
        'content-type': type,
        ...(!type.startsWith('text/html') && { 'cache-control': 'public, max-age=86400' }),
        ...(isText && { 'content-encoding': 'br' }),
      });
      response.end(isText ? brotliCompressSync(body) : body);
    })().catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  // Listening on a port, it has an address with one.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, end: () => server.close() };
}

/** Opens what is measured: the folder of a composed site, or the address of a site of another make that runs elsewhere. */
export const openSite = (place: string): Promise<OpenSite> =>
  URL.canParse(place) ? compressed(place) : serveSite(place);
