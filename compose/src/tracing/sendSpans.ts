import { CHANNEL, type Work } from '@clinic/shared/traced';
import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { AsyncLocalStorage } from 'node:async_hooks';
import { tracingChannel } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** What Fastify says of a request that reached its handler. */
type Handled = {
  request: { raw: IncomingMessage; method: string; headers: IncomingMessage['headers'] };
  reply: { raw: ServerResponse };
  route: { url?: string };
};

type Channel = ReturnType<typeof tracingChannel<unknown, object>>;

const propagator = new W3CTraceContextPropagator();

/** Makes spans of what the programs and Fastify tell on Node's diagnostics channels, and sends them by OTLP. */
export function sendSpans(service: string): { end: () => Promise<void> } {
  const { OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER_ARG } = process.env;
  const named = resourceFromAttributes({ 'service.name': OTEL_SERVICE_NAME ?? service });
  const provider = new TracerProvider({
    resource: detectResources({ detectors: [envDetector] }).merge(named),
    sampler: new ParentBasedSampler({
      root: new TraceIdRatioBasedSampler(Number(OTEL_TRACES_SAMPLER_ARG ?? 1)),
    }),
    // Address, headers and timeout: the exporter reads its own variables.
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('clinic');
  const contexts = new AsyncLocalStorage<Context>();
  const spans = new WeakMap<object, Span>();

  function fail(told: unknown): void {
    const { error } = told as { error?: unknown };
    // A message may quote what a visitor wrote.
    const message = error instanceof Error ? error.name : '';
    spans.get(told as object)?.setStatus({ code: SpanStatusCode.ERROR, message });
  }

  /** Whatever happens within the work knows the span as its parent. */
  function begin<T extends object>(channel: Channel, open: (told: T, parent: Context) => Span): void {
    channel.start.bindStore(contexts, (told) => {
      const parent = contexts.getStore() ?? ROOT_CONTEXT;
      const span = open(told as T, parent);
      spans.set(told, span);
      return trace.setSpan(parent, span);
    });
  }

  const work = tracingChannel<unknown, object>(CHANNEL);
  begin<Work>(work, ({ name }, parent) => tracer.startSpan(name, {}, parent));
  work.error.subscribe(fail);
  work.asyncEnd.subscribe((told) => {
    const span = spans.get(told as Work);
    span?.setAttributes((told as Work).facts);
    span?.end();
  });

  const requests = tracingChannel<unknown, object>('fastify.request.handler');
  begin<Handled>(requests, ({ request, reply, route }, parent) => {
    const { method, raw, headers } = request;
    const outer = propagator.extract(parent, headers, defaultTextMapGetter);
    const attributes = {
      'http.request.method': method,
      'http.route': route.url ?? '',
      // Without the query, where people's words could stand.
      'url.path': (raw.url ?? '').split(/[?#]/, 1)[0]?.slice(0, 200) ?? '',
    };
    const name = `${method} ${route.url ?? ''}`;
    const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, outer);
    reply.raw.once('close', () => {
      const { statusCode } = reply.raw;
      span.setAttribute('http.response.status_code', statusCode);
      if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    return span;
  });
  requests.error.subscribe(fail);

  return { end: () => provider.shutdown() };
}
