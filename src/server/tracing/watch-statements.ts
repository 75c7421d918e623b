import { beginSpan, isTracing, presentRequestId, type Span } from '#platform/tracing/tracing.ts';
import type { Log } from '#platform/log.ts';

const slowMs = 1000;

/**
 * Told of each statement when it is sent, and by what it returns when it ends: a span where work is traced, and a
 * line in the log for one that took long, with the id of its request. The id is no comment in the statement, which
 * would make each one a new one to prepare.
 */
export function createStatementWatch(log: Log, now: () => number = performance.now.bind(performance)) {
  return (text: string): ((error?: unknown) => void) => {
    const begun = now();
    const requestId = presentRequestId();
    const span = isTracing() ? beginStatementSpan(text) : null;
    return (error) => {
      if (span) endStatementSpan(span, error);
      const tookMs = Math.round(now() - begun);
      if (tookMs >= slowMs) log.warn({ requestId, tookMs, statement: text }, 'A statement took long');
    };
  };
}

/** By the semantic conventions for PostgreSQL: https://opentelemetry.io/docs/specs/semconv/db/postgresql/ */
function beginStatementSpan(text: string): Span | null {
  const operation = operationOf(text);
  return beginSpan(operation ?? 'postgresql', {
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text },
  });
}

function endStatementSpan(span: Span, error: unknown): void {
  const state = error instanceof Error && 'severity' in error && 'code' in error ? String(error.code) : null;
  if (state === null) return span.end(error);
  span.set({ 'db.response.status_code': state });
  // Never its message, which may repeat a value.
  span.fail(state);
  span.end();
}

/** `SELECT`, `INSERT`: a name of few, as collectors want it. Before it stands the name of one that is prepared. */
function operationOf(text: string): string | undefined {
  return /^(?:\s|\/\*.*?\*\/)*(\w+)/s.exec(text)?.[1]?.toUpperCase();
}
