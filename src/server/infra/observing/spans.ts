import { AsyncLocalStorage } from 'node:async_hooks';
import type { Attributes, Span, SpanKind } from '@opentelemetry/api';

/** Begins and ends spans; open-tracing.ts makes one with the SDK. */
export interface Tracing {
  /** Without a parent it is the root of a new trace. Undefined if that trace is not sampled. */
  start(name: string, options: { kind: Kind; attributes: Attributes; parent: Span | undefined }): Span | undefined;
  fail(span: Span, reason: string): void;
}

/** The names are those of `SpanKind`, whose values would be an import of the package. */
export type Kind = Lowercase<keyof typeof SpanKind>;

/** Attributes are names that our code has, never values of a request: searches, filters and texts of editors are personal. */
export interface SpanOptions {
  name: string;
  kind?: Kind;
  attributes?: Attributes;
}

/** One per process, because Fastify, kysely and the TMDB client cannot all be handed one. Undefined while tracing is off. */
let tracing: Tracing | undefined;
const current = new AsyncLocalStorage<Span>();

/** Returns what was set before. */
export function setTracing(next: Tracing | undefined): Tracing | undefined {
  const before = tracing;
  tracing = next;
  return before;
}

export function isTracing(): boolean {
  return tracing !== undefined;
}

/** A part of the request or job that is being traced; if none is, only `work` runs. */
export function inSpan<T>(options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const parent = tracing && current.getStore();
  return parent === undefined ? work() : run(options, parent, work);
}

/** The root of a trace, if it is sampled. */
export function inRootSpan<T>(options: SpanOptions, work: () => Promise<T>): Promise<T> {
  return tracing === undefined ? work() : run(options, undefined, work);
}

async function run<T>(options: SpanOptions, parent: Span | undefined, work: () => Promise<T>): Promise<T> {
  const span = start(options, parent);
  if (!span) return work();
  try {
    return await current.run(span, work);
  } catch (error) {
    failSpan(span, reasonOf(error));
    throw error;
  } finally {
    span.end();
  }
}

/** For a request, which ends in another hook than it begins. */
export function startRootSpan(options: SpanOptions): Span | undefined {
  return start(options, undefined);
}

export function continueIn(span: Span, work: () => void): void {
  current.run(span, work);
}

export function failSpan(span: Span, reason: string): void {
  tracing?.fail(span, reason);
}

function start({ name, kind = 'internal', attributes = {} }: SpanOptions, parent: Span | undefined): Span | undefined {
  return tracing?.start(name, { kind, attributes, parent });
}

/** A code or the name of a class: messages of PostgreSQL quote values. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.constructor.name;
}
