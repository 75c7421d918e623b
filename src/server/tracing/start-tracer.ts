import type { Attributes, Context, SpanContext } from '@opentelemetry/api';

import { programVersion } from '#domain/program-version.ts';
import { useTracer, type Span, type SpanKind } from '#platform/tracing/tracing.ts';

export interface RunningTracer {
  /** Sends what waits, and ends. */
  stop(): Promise<void>;
}

const serviceName = 'vitrina';
const parentPattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * Sends spans as JSON by OTLP over HTTP to a collector; the exporter reads other `OTEL_EXPORTER_OTLP_…` variables, such
 * as headers, itself. Its packages are loaded here and nowhere else, so that a shop without a collector does not pay
 * for them (decision 31).
 */
export async function startTracer(url: string): Promise<RunningTracer> {
  const [api, { BatchSpanProcessor, TracerProvider }, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = resources;
  const provider = new TracerProvider({
    // With what the SDK says of itself, which the specification wants of every resource.
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': serviceName, 'service.version': programVersion }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${url}/v1/traces` }) }),
    ],
  });
  const tracer = provider.getTracer(serviceName);
  const kinds: Record<SpanKind, number> = {
    server: api.SpanKind.SERVER,
    client: api.SpanKind.CLIENT,
    consumer: api.SpanKind.CONSUMER,
  };
  const contextOf = (parent: SpanContext | null): Context =>
    parent ? api.trace.setSpanContext(api.ROOT_CONTEXT, parent) : api.ROOT_CONTEXT;

  useTracer((name, { kind, attributes, parent, cause }): Span => {
    const linked = readTraceparent(cause);
    const span = tracer.startSpan(
      name,
      {
        kind: kinds[kind],
        attributes: cleanAttributes(attributes),
        ...(linked && { links: [{ context: linked }] }),
      },
      contextOf(readTraceparent(parent)),
    );
    const { traceId, spanId, traceFlags } = span.spanContext();
    let hasFailed = false;
    const fail = (type: string, message?: string) => {
      hasFailed = true;
      span.setStatus({ code: api.SpanStatusCode.ERROR, ...(message !== undefined && { message }) });
      span.setAttribute('error.type', type);
    };
    return {
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
      rename: (next) => void span.updateName(next),
      set: (more) => void span.setAttributes(cleanAttributes(more)),
      fail,
      end(error) {
        if (error !== undefined && !hasFailed)
          fail(typeOf(error), error instanceof Error ? error.message : String(error));
        span.end();
      },
    };
  });
  return {
    async stop() {
      useTracer(undefined);
      await provider.shutdown();
    },
  };
}

/** A code is of fewer kinds than messages, and says more than a class. */
function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

function cleanAttributes(attributes: Readonly<Record<string, string | number | undefined>> = {}): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
}

/** What a client sends is taken only in the form of version 00, and never with zeros alone. */
function readTraceparent(text: string | undefined): SpanContext | null {
  const [, traceId = '', spanId = '', flags = ''] = parentPattern.exec(text ?? '') ?? [];
  if (!/[1-9a-f]/.test(traceId) || !/[1-9a-f]/.test(spanId)) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
}
