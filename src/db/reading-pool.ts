import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

import { isDatabaseAway } from '#domain/database-away.ts';

import { ReplicaWatch, type ReplicaWatchOptions } from './replica-watch.ts';

/**
 * Connections for reading: of the replica as long as it has all that was committed before, else of the primary. A read
 * that the replica does not answer is made again on the primary; transactions are the primary's. Its end ends the
 * replica's pool alone.
 */
export function createReadingPool(options: ReplicaWatchOptions): PostgresPool {
  const replica: PostgresPool = options.replica;
  const primary: PostgresPool = options.primary;
  const watch = new ReplicaWatch(options);

  async function connectToReplica(): Promise<PostgresPoolClient | undefined> {
    if (!(await watch.hasCaughtUp())) return undefined;
    try {
      return await replica.connect();
    } catch (error) {
      watch.giveUp(error);
      return undefined;
    }
  }

  return {
    options: {},
    async connect() {
      const client = await connectToReplica();
      return client ? new ReadingClient(client, primary, watch) : primary.connect();
    },
    end: () => replica.end(),
  };
}

/** A connection of the replica, and one of the primary from the moment when that is needed. */
class ReadingClient implements PostgresPoolClient {
  readonly #primary: PostgresPool;
  readonly #watch: ReplicaWatch;
  /** None while it moves, and after the end. */
  #client: PostgresPoolClient | undefined;
  #isReplica = true;

  constructor(client: PostgresPoolClient, primary: PostgresPool, watch: ReplicaWatch) {
    this.#client = client;
    this.#primary = primary;
    this.#watch = watch;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    text: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text !== 'string') throw new Error('No rows are streamed from a replica');
    return this.#isReplica ? this.#read(text, values) : this.#run(text, values);
  }

  release(destroy?: boolean): void {
    this.#client?.release(destroy);
    this.#client = undefined;
  }

  async #read<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (/^(?:begin|start transaction)\b/.test(text)) {
      await this.#moveToPrimary(false);
    } else {
      try {
        return await this.#run<R>(text, values);
      } catch (error) {
        if (!isFaultOfReplica(error)) throw error;
        this.#watch.giveUp(error);
        await this.#moveToPrimary(true);
      }
    }
    return this.#run(text, values);
  }

  async #run<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (!this.#client) throw new Error('The connection was released');
    return this.#client.query<R>(text, values);
  }

  async #moveToPrimary(isBroken: boolean): Promise<void> {
    this.release(isBroken);
    this.#isReplica = false;
    this.#client = await this.#primary.connect();
  }
}

/** It is away, replays what the read stands in the way of, or was asked to write; a late statement is late anywhere. */
function isFaultOfReplica(error: unknown): boolean {
  const isLate = error instanceof Error && 'code' in error && error.code === '57014';
  return isDatabaseAway(error) && !isLate;
}
