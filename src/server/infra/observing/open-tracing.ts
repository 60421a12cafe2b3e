import { hostname } from 'node:os';
import { DiagLogLevel, diag, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Log } from '../log.ts';
import { version } from '../version.ts';
import { type Kind, setTracing } from './spans.ts';

export interface TracingOptions {
  /** Of the operator's collector; `/v1/traces` is appended, as the specification of OTLP says. */
  endpoint: string;
  /** Of requests and jobs, from 0 to 1. */
  share: number;
  log: Log;
}

const KINDS = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} satisfies Record<Kind, SpanKind>;

const EXPORT_TIMEOUT_MS = 5_000;
/** A collector that is down fails an export every few seconds. */
const COMPLAINT_MS = 60_000;

/**
 * Only imported if OTEL_EXPORTER_OTLP_ENDPOINT is set. The provider is not registered globally: libraries that trace themselves
 * (the sign-in does) would then export attributes that we have not checked.
 */
export function openTracing({ endpoint, share, log }: TracingOptions): { close(): Promise<void> } {
  reportExportFailures(log);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: EXPORT_TIMEOUT_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'lanterninha',
      'service.version': version,
      'service.instance.id': `${hostname()}:${process.pid}`,
    }),
    sampler: new AlwaysOnSampler(),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_TIMEOUT_MS })],
  });
  const tracer = provider.getTracer('lanterninha', version);
  setTracing({
    // Sampled here, so that a request that is not traced costs the SDK nothing. Parts are only begun if their root was.
    start(name, { kind, attributes, parent }) {
      if (!parent && Math.random() >= share) return undefined;
      const context = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
      return tracer.startSpan(name, { kind: KINDS[kind], attributes }, context);
    },
    fail(span, reason) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', reason);
    },
  });
  return {
    async close() {
      setTracing(undefined);
      await provider.shutdown().catch((err: unknown) => log.warn({ err }, 'the last traces were not exported'));
    },
  };
}

function reportExportFailures(log: Log): void {
  let silentUntil = 0;
  const complain = (message: string) => {
    if (performance.now() < silentUntil) return;
    silentUntil = performance.now() + COMPLAINT_MS;
    log.warn({ problem: message.slice(0, 500) }, 'traces are not exported');
  };
  const ignore = () => undefined;
  const logger = { error: complain, warn: complain, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
}
