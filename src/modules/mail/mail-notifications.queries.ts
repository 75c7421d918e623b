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
): Promise<Pick<MailNotificationRow, 'enabled' | 'emails'>> {
  return db
    .selectFrom('shop_letters')
    .select(['enabled', 'emails'])
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
}

/** The threshold is that of the mail about low stock. */
export async function updateMailNotifications(
  db: Db,
  letters: readonly { kind: MailNotificationKind; enabled: boolean; emails: readonly string[] }[],
  lowStockThreshold: number,
): Promise<void> {
  await sql`
    update shop_letters s set enabled = l.enabled, emails = l.emails,
      threshold = case s.kind when 'lowStock' then ${lowStockThreshold}::int end
    from jsonb_to_recordset(${JSON.stringify(letters)}::jsonb) as l (kind text, enabled boolean, emails text[])
    where s.kind = l.kind`.execute(db);
}
