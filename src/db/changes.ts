import { randomUUID } from 'node:crypto';

import { sql, type Kysely } from 'kysely';
import { Client } from 'pg';

import { hearOwnCommits, hearOwnNotice, sendNotices, type Notice } from './own-commits.ts';

const channel = 'vitrina_changes';
/** PostgreSQL refuses payloads of 8,000 bytes and more; the notice's id takes 48. */
const mostTagBytes = 7900;

/**
 * Tells every instance, this one included, that what the tags name has changed. Within a transaction the
 * message leaves with its commit, and not at all when it rolls back. A tag is at most 7,000 bytes.
 */
export async function notifyChange<DB>(db: Kysely<DB>, tags: readonly string[]): Promise<void> {
  const notices = splitTags(tags).map((group): Notice => ({ id: randomUUID(), tags: group }));
  if (notices.length === 0) return;
  const payloads = notices.map(({ id, tags: group }) => JSON.stringify([{ id }, ...group]));
  const statement = sql`
    select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) as payload`.compile(db);
  await db
    .getExecutor()
    .provideConnection((connection) =>
      sendNotices(connection, notices, () => connection.executeQuery(statement)),
    );
}

/** The tags without doubles in groups, each short enough for one notification. */
export function splitTags(tags: readonly string[]): string[][] {
  const groups: string[][] = [];
  let group: string[] = [];
  let bytes = 2;
  for (const tag of new Set(tags)) {
    const size = Buffer.byteLength(JSON.stringify(tag)) + 1;
    if (size + 2 > mostTagBytes) throw new RangeError(`A change tag of ${size} bytes does not fit`);
    if (bytes + size > mostTagBytes) {
      groups.push(group);
      group = [];
      bytes = 2;
    }
    group.push(tag);
    bytes += size;
  }
  if (group.length > 0) groups.push(group);
  return groups;
}

export type ChangeListenerOptions<DB> = {
  connectionString: string;
  /** Its own commits are heard at once: who has saved something never reads what was there before. */
  db?: Kysely<DB>;
  /** Tags of one notification, in commit order, or of one own commit. */
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
 * Hears `notifyChange` of every instance over a connection of its own, which is opened again for ever when it
 * breaks; of this one once, before who made the change goes on, and again only where the commit's answer was lost.
 * Never throws: without a database it keeps trying.
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

  const hearNotification = (payload: string | undefined) => {
    const { id, tags } = parsePayload(payload);
    const isOwn = id !== null && options.db !== undefined && hearOwnNotice(options.db, { id, tags });
    if (!isOwn) options.onTags(tags);
  };

  const connect = async () => {
    const fresh = new Client({
      connectionString: options.connectionString,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      application_name: 'vitrina changes',
    });
    client = fresh;
    fresh.on('error', onError);
    fresh.on('notification', ({ payload }) => guard(() => hearNotification(payload)));
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

/** Tags, after the notice's id as `{ id }`, which older instances pass over. */
function parsePayload(payload: string | undefined): { id: string | null; tags: string[] } {
  const value: unknown = JSON.parse(payload ?? '[]');
  const items: unknown[] = Array.isArray(value) ? value : [];
  return {
    id: readId(items[0]),
    tags: items.filter((item) => typeof item === 'string'),
  };
}

function readId(item: unknown): string | null {
  const isNamed = typeof item === 'object' && item !== null && 'id' in item;
  return isNamed && typeof item.id === 'string' ? item.id : null;
}
