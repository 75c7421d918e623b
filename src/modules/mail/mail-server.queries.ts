import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { MailSecurity } from '#domain/schemas/mail-server.schema.ts';

type Db = Kysely<Database>;

/** The password is encrypted; empty without one. */
export interface StoredServer {
  host: string;
  port: number;
  security: MailSecurity;
  username: string;
  password: string;
  sender: string;
  version: number;
}

/** Null as long as the owner has set none up. */
export async function selectServer(db: Db): Promise<StoredServer | null> {
  const { rows } = await sql<StoredServer>`${server}`.execute(db);
  return rows[0] ?? null;
}

/** The same, locked until the transaction ends. */
export async function selectServerLocked(trx: Db): Promise<StoredServer | null> {
  const { rows } = await sql<StoredServer>`${server} for update`.execute(trx);
  return rows[0] ?? null;
}

const server = sql`select host, port, security, username, password, sender, version from mail_server`;

/** Counts the version on. */
export async function upsertServer(
  trx: Db,
  { host, port, security, username, password, sender }: Omit<StoredServer, 'version'>,
): Promise<void> {
  await sql`
    insert into mail_server (host, port, security, username, password, sender)
    values (${host}, ${port}, ${security}, ${username}, ${password}, ${sender})
    on conflict (is_only) do update set host = excluded.host, port = excluded.port,
      security = excluded.security, username = excluded.username, password = excluded.password,
      sender = excluded.sender, version = mail_server.version + 1`.execute(trx);
}

export async function deleteServer(trx: Db): Promise<void> {
  await trx.deleteFrom('mail_server').execute();
}
