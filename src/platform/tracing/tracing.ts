import { AsyncLocalStorage } from 'node:async_hooks';

export type SpanKind = 'server' | 'client' | 'consumer';
type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A piece of work with a beginning and an end, as a collector of traces is told of it. */
export interface Span {
  /** For who is called: `00-…-…-01` (W3C Trace Context). */
  readonly traceparent: string;
  rename(name: string): void;
  set(attributes: Attributes): void;
  /** It has come to nothing: by a class of few, such as a status (`503`) or a code of PostgreSQL. */
  fail(type: string, message?: string): void;
  /** With what was thrown, where that is why it ends; the class that `fail` has told stays. */
  end(error?: unknown): void;
}

export interface SpanOptions {
  kind: SpanKind;
  attributes?: Attributes;
  /** What it is part of, as its `traceparent`. */
  parent?: string | undefined;
  /** What made it happen, at another time, as its `traceparent`. */
  cause?: string | undefined;
}

/** Makes spans; there is none where no collector is named. */
export type StartSpan = (name: string, options: SpanOptions) => Span;

/** What the work of this moment belongs to. */
interface Work {
  requestId?: string | undefined;
  span?: Span | undefined;
}

// One for the program: whatever calls out or asks the database is traced, and none of it is handed a tracer.
const present = new AsyncLocalStorage<Work>();
let startSpan: StartSpan | undefined;

/** From now on work is traced; undefined ends it. */
export function useTracer(start: StartSpan | undefined): void {
  startSpan = start;
}

/** What is done for each request or statement asks before it puts a span's name and attributes together. */
export function isTracing(): boolean {
  return startSpan !== undefined;
}

/** Null where nothing is traced. */
export function beginSpan(name: string, options: SpanOptions): Span | null {
  return (
    startSpan?.(name, { ...options, parent: options.parent ?? present.getStore()?.span?.traceparent }) ?? null
  );
}

/** Runs what belongs to a request or a span. */
export function runAs<T>(work: Work, run: () => T): T {
  return present.run(work, run);
}

/** Runs `work` in a span of its own; what it throws is told by the span. */
export async function inSpan<T>(
  name: string,
  options: SpanOptions,
  work: (span: Span | null) => Promise<T>,
): Promise<T> {
  const span = beginSpan(name, options);
  if (!span) return work(null);
  try {
    const result = await present.run({ ...present.getStore(), span }, () => work(span));
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}

/** Of the present work; undefined where nothing is traced. */
export function presentTraceparent(): string | undefined {
  return present.getStore()?.span?.traceparent;
}

/** Of the request that is being answered. */
export function presentRequestId(): string | undefined {
  return present.getStore()?.requestId;
}
