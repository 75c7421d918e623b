import {
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Kysely,
  type PostgresDialectConfig,
} from 'kysely';

type Hear = (tags: readonly string[]) => void;

/** One notification of what has changed. */
export interface Notice {
  id: string;
  tags: readonly string[];
}

/** What one database object commits, and who hears of it. */
interface OwnCommits {
  listeners: Set<Hear>;
  /** Ids of notices on their way whose commit has not been answered. */
  open: Set<string>;
  /** Ids of those that the listeners have heard, oldest first. */
  heard: Set<string>;
}

/** A notification comes within moments of its commit; one that is late is only heard twice. */
const mostHeard = 1000;

const commitsOf = new WeakMap<object, OwnCommits>();
const driverOf = new WeakMap<DatabaseConnection, OwnCommitsDriver>();

/** A dialect that tells who asked `hearOwnCommits` of the changes that its own transactions commit. */
export class OwnCommitsDialect extends PostgresDialect {
  readonly commits: OwnCommits = { listeners: new Set(), open: new Set(), heard: new Set() };
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
  readonly #changed = new WeakMap<DatabaseConnection, Notice[]>();
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
    this.#changed.set(begin[0], []);
    await super.beginTransaction(...begin);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const notices = this.#takeChanged(connection);
    let isAnswered = false;
    try {
      await super.commitTransaction(connection);
      isAnswered = true;
    } finally {
      // Where the answer is lost the change may be there.
      this.#end(notices, isAnswered);
    }
  }

  override async rollbackTransaction(
    connection: Parameters<PostgresDriver['rollbackTransaction']>[0],
  ): Promise<void> {
    for (const { id } of this.#takeChanged(connection)) this.#commits.open.delete(id);
    await super.rollbackTransaction(connection);
  }

  /** For `sendNotices`; outside of a transaction a statement is its own commit. */
  async send(
    connection: DatabaseConnection,
    notices: readonly Notice[],
    send: () => Promise<unknown>,
  ): Promise<void> {
    for (const { id } of notices) this.#commits.open.add(id);
    try {
      await send();
    } catch (error) {
      for (const { id } of notices) this.#commits.open.delete(id);
      throw error;
    }
    const changed = this.#changed.get(connection);
    if (changed) changed.push(...notices);
    else this.#end(notices, true);
  }

  #takeChanged(connection: DatabaseConnection): Notice[] {
    const notices = this.#changed.get(connection) ?? [];
    this.#changed.delete(connection);
    return notices;
  }

  /** Listeners hear what no notification has told them; of what was not answered the notification may tell them too. */
  #end(notices: readonly Notice[], isAnswered: boolean): void {
    const news = notices.filter(({ id }) => !this.#commits.heard.has(id));
    for (const { id } of notices) this.#commits.open.delete(id);
    if (isAnswered) for (const { id } of news) remember(this.#commits, id);
    if (news.length > 0)
      tell(
        this.#commits,
        news.flatMap(({ tags }) => tags),
      );
  }
}

function remember({ heard }: OwnCommits, id: string): void {
  heard.add(id);
  const [oldest = id] = heard;
  if (heard.size > mostHeard) heard.delete(oldest);
}

function tell({ listeners }: OwnCommits, tags: readonly string[]): void {
  for (const hear of listeners) hear(tags);
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

/**
 * Whether a notification is one of this database object's own, which its listeners have heard of by now: at its
 * commit, or with this notification where that was faster than the commit's answer.
 */
export function hearOwnNotice<DB>(db: Kysely<DB>, { id, tags }: Notice): boolean {
  const commits = commitsOf.get(db);
  if (!commits) return false;
  if (commits.heard.has(id)) return true;
  if (!commits.open.has(id)) return false;
  remember(commits, id);
  tell(commits, tags);
  return true;
}

/** Sends notices by a statement on the connection, as part of the transaction that it has open. */
export async function sendNotices(
  connection: DatabaseConnection,
  notices: readonly Notice[],
  send: () => Promise<unknown>,
): Promise<void> {
  const driver = driverOf.get(connection);
  await (driver ? driver.send(connection, notices, send) : send());
}
