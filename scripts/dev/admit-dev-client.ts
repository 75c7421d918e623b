import type { ServerResponse } from 'node:http';

/**
 * A page's policy with what Vite's client needs besides: style elements that it writes, its socket, and the worker
 * in which it waits for the server to come back. Here and not in `src`, so that no shop that runs for visitors can
 * have it.
 */
export function admitDevClient(policy: string): string {
  const directives = policy.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    if (name === 'connect-src') return [name, ...sources, 'ws:'].join(' ');
    if (name !== 'style-src') return directive;
    // A hash or a nonce would make browsers pass over 'unsafe-inline'.
    const kept = sources.filter((source) => !/^'(?:sha256-|nonce-|unsafe-inline')/.test(source));
    return [name, ...kept, `'unsafe-inline'`].join(' ');
  });
  const hasWorkers = directives.some((directive) => directive.startsWith('worker-src '));
  return [...directives, ...(hasWorkers ? [] : [`worker-src 'self' blob:`])].join('; ');
}

/** Changes the policy of an answer wherever its writer sets it. */
export function changePolicy(response: ServerResponse, change: (policy: string) => string): void {
  const isPolicy = (name: unknown) => String(name).toLowerCase() === 'content-security-policy';
  const changeValue = (name: unknown, value: unknown) =>
    isPolicy(name) && typeof value === 'string' ? change(value) : value;
  const changeHeaders = (headers: unknown): unknown => {
    if (Array.isArray(headers))
      return headers.map((value, at) => (at % 2 === 1 ? changeValue(headers[at - 1], value) : value));
    if (typeof headers !== 'object' || headers === null) return headers;
    return Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, changeValue(name, value)]),
    );
  };
  response.setHeader = new Proxy(response.setHeader, {
    apply: (set, self, [name, value]: unknown[]) =>
      Reflect.apply(set, self, [name, changeValue(name, value)]),
  });
  response.writeHead = new Proxy(response.writeHead, {
    apply: (write, self, args: unknown[]) => Reflect.apply(write, self, args.map(changeHeaders)),
  });
}
