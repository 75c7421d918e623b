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
      span?.end(error);
      const tookMs = Math.round(now() - begun);
      if (tookMs >= slowMs) log.warn({ requestId, tookMs, statement: text }, 'A statement took long');
    };
  };
}

function beginStatementSpan(text: string): Span | null {
  return beginSpan(nameOf(text), {
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
  });
}

/** `SELECT`, `INSERT`: a name of few, as collectors want it; the statement is an attribute. */
function nameOf(text: string): string {
  return /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
}
