import { Client } from 'pg';

declare module 'pg' {
  // Parts of the driver's protocol that its types leave out.
  interface Client {
    processID?: number;
    secretKey?: number;
  }
  interface Connection {
    connect(portOrPath: number | string, host?: string): void;
    requestSsl(): void;
    cancel(processId: number, secretKey: number): void;
  }
}

const requestMs = 2000;

/**
 * Cancels each statement of the connection that takes longer, as the server's `statement_timeout` would: a pooler in
 * transaction mode takes no such setting, because it would stay with a connection that others use next. A commit is
 * left alone, as by the server: one that waits for a synchronous replica would be told done without it.
 */
export function cancelLateStatements(client: Client, connectionString: string, limitMs: number): void {
  const query = client.query;
  Object.defineProperty(client, 'query', {
    configurable: true,
    value: (...args: unknown[]): unknown => {
      if (args[0] === 'commit') return Reflect.apply(query, client, args);
      const late = setTimeout(() => requestCancel(client, connectionString), limitMs);
      const settle = () => clearTimeout(late);
      // The pool itself asks with a callback.
      const onAnswer = args.at(-1);
      if (typeof onAnswer === 'function') {
        args[args.length - 1] = (...answer: unknown[]) => {
          settle();
          Reflect.apply(onAnswer, undefined, answer);
        };
      }
      const result: unknown = Reflect.apply(query, client, args);
      if (result instanceof Promise) void result.catch(() => {}).finally(settle);
      return result;
    },
  });
}

/**
 * Asks over a connection of its own, which is answered by nothing but its end; the statement then fails with 57014.
 * https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-CANCELING-REQUESTS
 */
function requestCancel({ processID, secretKey }: Client, connectionString: string): void {
  if (typeof processID !== 'number' || typeof secretKey !== 'number') return;
  const { connection, host, port, ssl } = new Client({ connectionString });
  const ask = () => connection.cancel(processID, secretKey);
  connection.on('error', () => {});
  connection.once('connect', () => (ssl ? connection.requestSsl() : ask()));
  connection.once('sslconnect', ask);
  const late = setTimeout(() => connection.stream.destroy(), requestMs).unref();
  connection.once('end', () => clearTimeout(late));
  if (host.startsWith('/')) connection.connect(`${host}/.s.PGSQL.${port}`);
  else connection.connect(port, host);
}
