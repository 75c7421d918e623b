import { sql, type Kysely, type Selectable } from 'kysely';

import type { Database } from '#db/database.ts';
import type { MailNotificationKind } from '#domain/schemas/mail-notifications.schema.ts';

type Db = Kysely<Database>;
type MailNotificationRow = Selectable<Database['shop_letters']>;

export async function selectMailNotifications(db: Db): Promise<MailNotificationRow[]> {
  return db.selectFrom('shop_letters').selectAll().execute();
}

export async function selectMailNotification(
  db: Db,
  kind: MailNotificationKind,
): Promise<Pick<MailNotificationRow, 'enabled' | 'emails'> | undefined> {
  return db
    .selectFrom('shop_letters')
    .select(['enabled', 'emails'])
    .where('kind', '=', kind)
    .executeTakeFirst();
}

/** The threshold is that of the mail about low stock. */
export async function updateMailNotifications(
  db: Db,
  letters: readonly { kind: MailNotificationKind; enabled: boolean; emails: readonly string[] }[],
  lowStockThreshold: number,
): Promise<void> {
  await sql`
    insert into shop_letters (kind, enabled, emails, threshold)
    select kind, enabled, emails, case kind when 'lowStock' then ${lowStockThreshold}::int end
    from jsonb_to_recordset(${JSON.stringify(letters)}::jsonb) as l (kind text, enabled boolean, emails text[])
    on conflict (kind) do update set enabled = excluded.enabled, emails = excluded.emails,
      threshold = excluded.threshold`.execute(db);
}
