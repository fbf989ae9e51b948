import { startGateway } from '@clinic/testing/gateway';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { x } from 'tinyexec';
import { expect, it, onTestFinished } from 'vitest';

import { openCommandLine, program } from './testing/commandLine.ts';

type Span = {
  name: string;
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  facts: Record<string, unknown>;
};

type Sent = {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<Span, 'facts' | 'service'> & { attributes: Attribute[] })[] }[];
  }[];
};
type Attribute = { key: string; value: Record<string, unknown> };

const factsOf = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** A receiver of OTLP over HTTP, as a collector is one. */
async function startReceiver() {
  const spans: Span[] = [];
  const server = createServer(async (request, response) => {
    for (const { resource, scopeSpans } of ((await json(request)) as Sent).resourceSpans) {
      const service = String(factsOf(resource.attributes)['service.name']);
      for (const { attributes, ...span } of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({ ...span, service, facts: factsOf(attributes) });
    }
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { spans, env: { OTEL_EXPORTER_OTLP_ENDPOINT: url } };
}

it('a collector gets spans of a composition, of a page and of a message to the chat', async () => {
  const { spans, env } = await startReceiver();
  const line = await openCommandLine();
  const named = (name: string | RegExp) => spans.filter((span) => span.name.search(name) === 0);

  const words = [program, 'promote', 'shell', 'spa@1.0.0', ...line.place()];
  await x(process.execPath, words, { nodeOptions: { env }, throwOnError: true });
  const [change] = named('change of the site');
  const [composition] = named('compose');
  expect(change).toMatchObject({ service: 'clinic', facts: { action: 'promote shell spa@1.0.0' } });
  expect(composition).toMatchObject({ traceId: change?.traceId, parentSpanId: change?.spanId });
  expect(named('fetch').map(({ facts }) => facts.release)).toContain('@clinic/mfe-spa@1.0.0');
  expect(named('page').map(({ facts }) => facts.url)).toContain('/en/spa');
  expect(named('page').every(({ parentSpanId }) => parentSpanId === composition?.spanId)).toBe(true);

  const gateway = await startGateway({ ...env, SITE_DIR: line.world.site.dir });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
  await (await fetch(`${gateway.url}/spa?buscar=mi-nombre`, { headers: { traceparent } })).text();
  const message = 'a question of a visitor';
  await fetch(`${gateway.url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: gateway.url },
    body: JSON.stringify({ message }),
  });
  await gateway.end();

  expect(named('GET')).toMatchObject([
    {
      service: 'clinic-gateway',
      traceId,
      facts: { 'url.path': '/spa', 'http.response.status_code': 200 },
    },
  ]);
  const [post] = named('POST');
  expect(named('chat answer')).toMatchObject([
    { parentSpanId: post?.spanId, facts: { characters: message.length, source: expect.any(String) } },
  ]);
  expect(JSON.stringify(spans)).not.toMatch(/mi-nombre|of a visitor/);
});
