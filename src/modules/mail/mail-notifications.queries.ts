import { sql, type Kysely, type Selectable } from 'kysely';

import type { Database } from '#db/database.ts';
import type { MailNotificationKind, MailNotifications } from '#domain/schemas/mail-notifications.schema.ts';

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

/** The last two are of the mail about low stock. */
export async function updateMailNotifications(
  db: Db,
  letters: readonly { kind: MailNotificationKind; enabled: boolean; emails: readonly string[] }[],
  { lowStockThreshold, lowStockDaily }: Pick<MailNotifications, 'lowStockThreshold' | 'lowStockDaily'>,
): Promise<void> {
  await sql`
    insert into shop_letters (kind, enabled, emails, threshold, daily)
    select kind, enabled, emails, case kind when 'lowStock' then ${lowStockThreshold}::int end, ${lowStockDaily}
    from jsonb_to_recordset(${JSON.stringify(letters)}::jsonb) as l (kind text, enabled boolean, emails text[])
    on conflict (kind) do update set enabled = excluded.enabled, emails = excluded.emails,
      threshold = excluded.threshold, daily = excluded.daily`.execute(db);
}

/** Takes the variations that ran low before a moment off what is still to be told; each is given once. */
export async function takeLowStock(trx: Db, before: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`delete from low_stock where since < ${before}
    returning variation_id as id`.execute(trx);
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}
