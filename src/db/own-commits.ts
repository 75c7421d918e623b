import {
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Kysely,
  type PostgresDialectConfig,
} from 'kysely';

type Hear = (tags: readonly string[]) => void;

const listenersOf = new WeakMap<object, Set<Hear>>();
const driverOf = new WeakMap<DatabaseConnection, OwnCommitsDriver>();

/** A dialect that tells who asked `hearOwnCommits` of the changes that its own transactions commit. */
export class OwnCommitsDialect extends PostgresDialect {
  readonly listeners = new Set<Hear>();
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new OwnCommitsDriver(this.#config, this.listeners);
  }
}

class OwnCommitsDriver extends PostgresDriver {
  /** What the transactions under way have changed. */
  readonly #changed = new WeakMap<DatabaseConnection, string[]>();
  readonly #listeners: ReadonlySet<Hear>;

  constructor(config: PostgresDialectConfig, listeners: ReadonlySet<Hear>) {
    super(config);
    this.#listeners = listeners;
  }

  override async acquireConnection(
    ...options: Parameters<PostgresDriver['acquireConnection']>
  ): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection(...options);
    driverOf.set(connection, this);
    return connection;
  }

  override async beginTransaction(...begin: Parameters<PostgresDriver['beginTransaction']>): Promise<void> {
    this.#changed.set(begin[0], []);
    await super.beginTransaction(...begin);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const tags = this.#changed.get(connection) ?? [];
    this.#changed.delete(connection);
    try {
      await super.commitTransaction(connection);
    } finally {
      // Where the answer is lost the change may be there.
      this.#tell(tags);
    }
  }

  override async rollbackTransaction(
    connection: Parameters<PostgresDriver['rollbackTransaction']>[0],
  ): Promise<void> {
    this.#changed.delete(connection);
    await super.rollbackTransaction(connection);
  }

  /** Outside of a transaction a statement is its own commit. */
  note(connection: DatabaseConnection, tags: readonly string[]): void {
    const changed = this.#changed.get(connection);
    if (changed) changed.push(...tags);
    else this.#tell(tags);
  }

  #tell(tags: readonly string[]): void {
    if (tags.length > 0) for (const hear of this.#listeners) hear(tags);
  }
}

export function registerOwnCommits(db: object, { listeners }: OwnCommitsDialect): void {
  listenersOf.set(db, listeners);
}

/**
 * Calls back with the tags of each transaction of this database object, once it is committed and before whoever
 * made it goes on; gives what ends that. The callback does not throw.
 */
export function hearOwnCommits<DB>(db: Kysely<DB>, hear: Hear): () => void {
  const listeners = listenersOf.get(db);
  listeners?.add(hear);
  return () => listeners?.delete(hear);
}

/** Notes what the statement on the connection, or the transaction that it has open, changes. */
export function noteChange(connection: DatabaseConnection, tags: readonly string[]): void {
  driverOf.get(connection)?.note(connection, tags);
}
