import { Client, Pool, TypeOverrides, types as pgTypes } from 'pg';
import type { CustomTypesConfig, PoolClient, PoolConfig } from 'pg';

import { cancelLateStatements } from './cancel-late-statements.ts';
import { prepareNamedStatements } from './prepared-statements.ts';
import { DatabaseSilentError, SilenceBreaker } from './silence-breaker.ts';

export type PoolOptions = {
  connectionString: string;
  /** Of the server itself, where `connectionString` leads through a pooler in transaction mode. */
  directUrl?: string | undefined;
  /** Connections at most; default 10. */
  max?: number;
  /** Milliseconds after which a statement is cancelled; 0 switches it off; default 3,000. */
  statementTimeoutMs?: number;
  /** Milliseconds a caller waits for a free or new connection; default 3,000. */
  waitMs?: number;
  /** Callers that may wait at the same time; one more is refused at once; default 100. */
  maxWaiting?: number;
  applicationName?: string;
  /** Told of each statement when it is sent, and by what it returns when it has ended. */
  onStatement?: ((text: string) => (error?: unknown) => void) | undefined;
  /** Told about errors of idle or broken connections; they never reach the process as uncaught. */
  onError?: (error: Error) => void;
};

/** The pool's queue is full: the caller should answer 503 at once instead of queueing up. */
export class PoolBusyError extends Error {
  override name = 'PoolBusyError';
  readonly code = 'pool_busy';
}

type TakeClient = (
  err: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

class BoundedPool extends Pool {
  readonly maxWaiting: number;
  readonly breaker: SilenceBreaker;

  constructor(config: PoolConfig, maxWaiting: number, breaker: SilenceBreaker) {
    super(config);
    this.maxWaiting = maxWaiting;
    this.breaker = breaker;
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: TakeClient): void;
  override connect(callback?: TakeClient): Promise<PoolClient> | void {
    const taking = this.#takeClient();
    if (!callback) return taking;
    void hand(taking, callback);
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | void {
    this.breaker.stop();
    return callback ? super.end(callback) : super.end();
  }

  #takeClient(): Promise<PoolClient> {
    if (this.breaker.isOpen) return Promise.reject(new DatabaseSilentError());
    if (this.waitingCount >= this.maxWaiting) return Promise.reject(newBusyError(this.maxWaiting));
    return this.breaker.guard(super.connect(), (late) => late.release());
  }
}

/** As pg's own callers want it. */
async function hand(taking: Promise<PoolClient>, take: TakeClient): Promise<void> {
  let client: PoolClient;
  try {
    client = await taking;
  } catch (error) {
    return take(error instanceof Error ? error : new Error(String(error)), undefined, () => {});
  }
  take(undefined, client, (release) => client.release(Boolean(release)));
}

function newBusyError(maxWaiting: number): PoolBusyError {
  return new PoolBusyError(`${maxWaiting} callers already wait for a database connection`);
}

const { builtins } = pgTypes;
const int8Array = 1016;
const numericArray = 1231;
const dateArray = 1182;

function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The integer ${text} exceeds what a number holds`);
  return value;
}

function keepText(text: string): string {
  return text;
}

const types = new TypeOverrides();
types.setTypeParser(builtins.INT8, parseSafeInteger);
types.setTypeParser(builtins.NUMERIC, Number);
// A calendar day has no time zone: a Date would shift it on a server west of Greenwich.
types.setTypeParser(builtins.DATE, keepText);

/** Arrays of numbers or dates in one dimension: their items are never quoted. */
function parseArrayWith<T>(parse: (text: string) => T): (text: string) => (T | null)[] {
  return (text) =>
    text === '{}'
      ? []
      : text
          .slice(1, -1)
          .split(',')
          .map((item) => (item === 'NULL' ? null : parse(item)));
}
types.setTypeParser(int8Array, parseArrayWith(parseSafeInteger));
types.setTypeParser(numericArray, parseArrayWith(Number));
types.setTypeParser(dateArray, parseArrayWith(keepText));

/**
 * How values of the database become JavaScript: int8 and numeric are numbers (int8 outside the safe
 * range throws), timestamptz is a Date, date is text `YYYY-MM-DD`, json and jsonb are parsed.
 * `scripts/db-types.ts` generates `tables.ts` in agreement with this list.
 */
const typeParsers: CustomTypesConfig = types;

/**
 * A connection pool that cannot take the process down: every connection, idle or in use, has an error
 * listener, waiting for a connection is bounded in time and number, a connection that stops answering is
 * replaced, and a server that answers nothing costs a moment: then all are refused until it answers a ping.
 */
export function createPool(options: PoolOptions): Pool {
  const statementTimeoutMs = options.statementTimeoutMs ?? 3000;
  const onError = options.onError ?? (() => {});
  const { connectionString, directUrl } = options;
  const busy = new Set<Client>();
  const breaker = new SilenceBreaker({
    // A pooler greets by itself while the server behind it is frozen.
    ping: async () => void (await Promise.all([connectionString, directUrl].map(pingServer))),
    // What a client has sent may still be done when the server goes on, as after any connection that breaks.
    onSilence: () => busy.forEach((client) => void client.end()),
  });
  const pool = new BoundedPool(
    {
      connectionString,
      max: options.max ?? 10,
      connectionTimeoutMillis: options.waitMs ?? 3000,
      // A setting of the session, which poolers refuse.
      statement_timeout: directUrl === undefined ? statementTimeoutMs || undefined : undefined,
      // The statement is cancelled first; this one only fires when the server or the network is gone.
      query_timeout: statementTimeoutMs ? statementTimeoutMs + 2000 : undefined,
      keepAlive: true,
      application_name: options.applicationName ?? 'vitrina',
      types: typeParsers,
    },
    options.maxWaiting ?? 100,
    breaker,
  );
  // The connection itself has told of it, below; the pool then hangs the whole client on the error.
  pool.on('error', (error) => void Reflect.deleteProperty(error, 'client'));
  pool.on('connect', (client) => {
    client.on('error', onError);
    if (!(client instanceof Client)) return;
    watchAnswers(client, breaker, busy, options.onStatement);
    // What was prepared stays with a server's connection, and the next statement may run on another one.
    if (directUrl === undefined) prepareNamedStatements(client);
    else if (statementTimeoutMs) cancelLateStatements(client, connectionString, statementTimeoutMs);
  });
  return pool;
}

/** A connection of its own: those of the pool may wait for something else than the server. */
async function pingServer(connectionString: string | undefined): Promise<void> {
  if (connectionString === undefined) return;
  const client = new Client({ connectionString, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
  } finally {
    void client.end().catch(() => {});
  }
}

/**
 * Tells the breaker of what the client waits for and hears, and ends a client that is of no more use: the pool
 * replaces it.
 */
function watchAnswers(
  client: Client,
  breaker: SilenceBreaker,
  busy: Set<Client>,
  onStatement: PoolOptions['onStatement'],
): void {
  const query = client.query;
  let open = 0;
  Object.defineProperty(client, 'query', {
    configurable: true,
    value: (...args: unknown[]): unknown => {
      const tellEnd = onStatement?.(textOf(args[0]));
      const result: unknown = Reflect.apply(query, client, args);
      if (result instanceof Promise) {
        if (tellEnd) result.then(() => tellEnd(), tellEnd);
        breaker.watch(result);
        open++;
        busy.add(client);
        result
          .catch((error: unknown) => {
            if (isUseless(error)) void client.end();
          })
          .finally(() => {
            if (--open === 0) busy.delete(client);
          });
      }
      return result;
    },
  });
}

/**
 * After a read timeout pg keeps the connection with the unanswered query in front, so that every later one waits too.
 * And a server that may only be read (25006) is no primary any more: the address leads to another one by now.
 */
function isUseless(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === 'Query read timeout' || ('code' in error && error.code === '25006');
}

/** Of what pg takes: a text, or an object with one. Its values are never looked at. */
function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const isNamed = typeof query === 'object' && query !== null && 'text' in query;
  return isNamed && typeof query.text === 'string' ? query.text : '';
}
