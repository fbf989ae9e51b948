/** Ends traces: spans that are left are sent. */
export type Tracing = { end: () => Promise<void> };

/**
 * Sends traces by OTLP where `OTEL_EXPORTER_OTLP_ENDPOINT` or `OTEL_EXPORTER_OTLP_TRACES_ENDPOINT` says where to; loads
 * nothing otherwise.
 * @param service its name, unless `OTEL_SERVICE_NAME` has another
 */
export async function startTracing(service: string): Promise<Tracing | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, OTEL_SDK_DISABLED } = process.env;
  if (!OTEL_EXPORTER_OTLP_ENDPOINT && !OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return undefined;
  if (OTEL_SDK_DISABLED === 'true') return undefined;
  const { sendSpans } = await import('./sendSpans.ts');
  return sendSpans(service);
}
