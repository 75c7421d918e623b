import { randomUUID } from 'node:crypto';

import {
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Kysely,
  type PostgresDialectConfig,
} from 'kysely';

type Hear = (tags: readonly string[]) => void;

/** What a transaction changes; the id is that of its notifications. */
interface Changes {
  id: string;
  tags: string[];
}

/** What one database object has committed, and who hears of it. */
interface OwnCommits {
  listeners: Set<Hear>;
  /** Ids of those whose answer came, oldest first: their listeners know of them already. */
  answered: Set<string>;
}

/** A notification comes within moments of its commit; one that is late is only heard twice. */
const mostAnswered = 1000;

const commitsOf = new WeakMap<object, OwnCommits>();
const driverOf = new WeakMap<DatabaseConnection, OwnCommitsDriver>();

/** A dialect that tells who asked `hearOwnCommits` of the changes that its own transactions commit. */
export class OwnCommitsDialect extends PostgresDialect {
  readonly commits: OwnCommits = { listeners: new Set(), answered: new Set() };
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new OwnCommitsDriver(this.#config, this.commits);
  }
}

class OwnCommitsDriver extends PostgresDriver {
  /** What the transactions under way have changed. */
  readonly #changed = new WeakMap<DatabaseConnection, Changes>();
  readonly #commits: OwnCommits;

  constructor(config: PostgresDialectConfig, commits: OwnCommits) {
    super(config);
    this.#commits = commits;
  }

  override async acquireConnection(
    ...options: Parameters<PostgresDriver['acquireConnection']>
  ): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection(...options);
    driverOf.set(connection, this);
    return connection;
  }

  override async beginTransaction(...begin: Parameters<PostgresDriver['beginTransaction']>): Promise<void> {
    this.#changed.set(begin[0], { id: randomUUID(), tags: [] });
    await super.beginTransaction(...begin);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const changes = this.#changed.get(connection);
    this.#changed.delete(connection);
    try {
      await super.commitTransaction(connection);
      if (changes) this.#rememberAnswer(changes);
    } finally {
      // Where the answer is lost the change may be there.
      if (changes) this.#notify(changes);
    }
  }

  override async rollbackTransaction(
    connection: Parameters<PostgresDriver['rollbackTransaction']>[0],
  ): Promise<void> {
    this.#changed.delete(connection);
    await super.rollbackTransaction(connection);
  }

  /** What the transaction on the connection has changed; outside of one a statement is its own commit. */
  findChanges(connection: DatabaseConnection): Changes | undefined {
    return this.#changed.get(connection);
  }

  /** For a statement outside of a transaction that was answered. */
  endStatement(changes: Changes): void {
    this.#rememberAnswer(changes);
    this.#notify(changes);
  }

  #rememberAnswer({ id, tags }: Changes): void {
    if (tags.length === 0) return;
    const { answered } = this.#commits;
    answered.add(id);
    if (answered.size <= mostAnswered) return;
    const [oldest = id] = answered;
    answered.delete(oldest);
  }

  #notify({ tags }: Changes): void {
    if (tags.length > 0) for (const hear of this.#commits.listeners) hear(tags);
  }
}

export function registerOwnCommits(db: object, { commits }: OwnCommitsDialect): void {
  commitsOf.set(db, commits);
}

/**
 * Calls back with the tags of each transaction of this database object, once it is committed and before whoever
 * made it goes on; gives what ends that. The callback does not throw.
 */
export function hearOwnCommits<DB>(db: Kysely<DB>, hear: Hear): () => void {
  const listeners = commitsOf.get(db)?.listeners;
  listeners?.add(hear);
  return () => listeners?.delete(hear);
}

/** Whether a notification is of a commit of this database object that who listens to it has heard of. */
export function isAnswered<DB>(db: Kysely<DB>, id: string): boolean {
  return commitsOf.get(db)?.answered.has(id) ?? false;
}

/**
 * Sends notifications of what the statement on the connection, or the transaction that it has open, changes.
 * `send` is given the id by which they are known as those of this commit.
 */
export async function noteChange(
  connection: DatabaseConnection,
  tags: readonly string[],
  send: (id: string) => Promise<unknown>,
): Promise<void> {
  const driver = driverOf.get(connection);
  const open = driver?.findChanges(connection);
  const id = open?.id ?? randomUUID();
  await send(id);
  if (open) open.tags.push(...tags);
  else driver?.endStatement({ id, tags: [...tags] });
}
