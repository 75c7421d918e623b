import type { IncomingMessage } from 'node:http';

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** A body that has not come whole within the time takes its connection with it. */
export function boundBodyTime(request: IncomingMessage, ms: number): void {
  const { headers } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  clearTimeout(timers.get(request));
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy();
  }, ms).unref();
  timers.set(request, timer);
  request.once('close', () => clearTimeout(timer));
}
