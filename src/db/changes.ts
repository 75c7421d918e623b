import { sql, type Kysely } from 'kysely';
import { Client } from 'pg';

import { hearOwnCommits, noteChange } from './own-commits.ts';

const channel = 'vitrina_changes';
/** PostgreSQL refuses payloads of 8,000 bytes and more. */
const mostPayloadBytes = 7900;

/**
 * Tells every instance, this one included, that what the tags name has changed. Within a transaction the
 * message leaves with its commit, and not at all when it rolls back. A tag is at most 7,000 bytes.
 */
export async function notifyChange<DB>(db: Kysely<DB>, tags: readonly string[]): Promise<void> {
  const payloads = splitTags(tags);
  if (payloads.length === 0) return;
  const statement = sql`
    select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) as payload`.compile(db);
  await db.getExecutor().provideConnection(async (connection) => {
    await connection.executeQuery(statement);
    noteChange(connection, tags);
  });
}

/** JSON arrays of the tags, without doubles, each short enough for one notification. */
export function splitTags(tags: readonly string[]): string[] {
  const payloads: string[] = [];
  let group: string[] = [];
  let bytes = 2;
  for (const tag of new Set(tags)) {
    const size = Buffer.byteLength(JSON.stringify(tag)) + 1;
    if (size + 2 > mostPayloadBytes) throw new RangeError(`A change tag of ${size} bytes does not fit`);
    if (bytes + size > mostPayloadBytes) {
      payloads.push(JSON.stringify(group));
      group = [];
      bytes = 2;
    }
    group.push(tag);
    bytes += size;
  }
  if (group.length > 0) payloads.push(JSON.stringify(group));
  return payloads;
}

export type ChangeListenerOptions<DB> = {
  connectionString: string;
  /** Its own commits are heard at once: who has saved something never reads what was there before. */
  db?: Kysely<DB>;
  /** Tags of one notification, in commit order, or of one own commit, which come again with its notification. */
  onTags: (tags: readonly string[]) => void;
  /** Changes may have been missed while disconnected: everything cached must go. */
  onReset: () => void;
  /** Connection errors and errors thrown by the callbacks. */
  onError?: (error: unknown) => void;
  /** First pause before a reconnect, doubled up to 2 seconds; default 100 ms. */
  retryMs?: number;
};

export type ChangeListener = {
  /** Resolves when the first connection listens; changes before that may be missed. */
  listening: Promise<void>;
  close(): Promise<void>;
};

const probeMs = 15_000;
const probeTimeoutMs = 5000;

/**
 * Hears `notifyChange` of every instance, of this one before its transaction's caller goes on, over a connection of its own, which is opened again for ever when
 * it breaks. Never throws: without a database it keeps trying.
 */
export function listenForChanges<DB>(options: ChangeListenerOptions<DB>): ChangeListener {
  const onError = options.onError ?? (() => {});
  const firstPause = options.retryMs ?? 100;
  const { promise: listening, resolve: reportListening } = Promise.withResolvers<void>();
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pause = firstPause;
  let connectedBefore = false;
  let closed = false;

  const guard = (callback: () => void) => {
    try {
      callback();
    } catch (error) {
      onError(error);
    }
  };

  const hear = (tags: readonly string[]) => guard(() => options.onTags(tags));
  const stopHearing = options.db && hearOwnCommits(options.db, hear);

  const connect = async () => {
    const fresh = new Client({
      connectionString: options.connectionString,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      application_name: 'vitrina changes',
    });
    client = fresh;
    fresh.on('error', onError);
    fresh.on('notification', ({ payload }) => guard(() => options.onTags(parseTags(payload))));
    try {
      await fresh.connect();
      await fresh.query({ text: `listen ${channel}` });
    } catch (error) {
      onError(error);
      await discard(fresh);
      return retry();
    }
    if (closed) return;
    fresh.once('end', () => void retry());
    pause = firstPause;
    timer = setInterval(() => void probe(fresh), probeMs).unref();
    // After the LISTEN, so that nothing falls between the flush and the first message.
    if (connectedBefore) guard(options.onReset);
    connectedBefore = true;
    reportListening();
  };

  const retry = () => {
    clearInterval(timer);
    if (closed) return;
    timer = setTimeout(() => void connect(), pause).unref();
    pause = Math.min(pause * 2, 2000);
  };

  /** A connection through a dead network looks idle: ask now and then. */
  const probe = async (fresh: Client) => {
    const late = setTimeout(() => void discard(fresh), probeTimeoutMs).unref();
    await fresh.query('select 1').catch(onError);
    clearTimeout(late);
  };

  void connect();
  return {
    listening,
    close: async () => {
      closed = true;
      stopHearing?.();
      clearInterval(timer);
      if (client) await discard(client);
    },
  };
}

async function discard(client: Client): Promise<void> {
  await client.end().catch(() => {});
}

function parseTags(payload: string | undefined): string[] {
  const value: unknown = JSON.parse(payload ?? '[]');
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
