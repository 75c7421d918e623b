import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { AuditEntry } from '#domain/schemas/audit.schema.ts';

type Db = Kysely<Database>;

export interface NewAuditEntry {
  staffId: number | null;
  /** Kept where no `staffId` leads to an email. */
  email: string;
  /** The name of the key that called; empty for a person. */
  apiKey: string;
  action: string;
  entity: string;
  /** An HTTP status. */
  result: number;
  ip: string;
  details: object;
}

export async function insertAuditEntry(
  db: Db,
  { staffId, email, apiKey, action, entity, result, ip, details }: NewAuditEntry,
): Promise<void> {
  await sql`
    insert into audit_log (staff_id, staff_email, api_key, action, entity, result, ip, details)
    values (${staffId}, coalesce((select email from staff where id = ${staffId}), ${email}), ${apiKey},
      ${action}, ${entity}, ${result}, ${ip}, ${JSON.stringify(details)}::jsonb)`.execute(db);
}

export interface AuditFilter {
  staffId?: number | undefined;
  /** The first part of the path behind `/admin/`, or a name of an action. */
  area?: string | undefined;
  /** Days, both included, `YYYY-MM-DD`, by UTC. */
  from?: string | undefined;
  to?: string | undefined;
  refusedOnly?: boolean | undefined;
}

export type AuditRow = Omit<AuditEntry, 'at' | 'orderNumber'> & { at: Date };

/** Newest first. */
export async function selectAuditEntries(
  db: Db,
  { offset, limit, ...filter }: AuditFilter & { offset: number; limit: number },
): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select id, at, staff_id as "staffId", staff_email as "staffEmail", api_key as "apiKey", action, entity, result, ip, details
    from audit_log where ${matching(filter)} order by id desc offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

/** Counted no further than can be paged to. */
export async function countAuditEntries(db: Db, filter: AuditFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select from audit_log where ${matching(filter)} limit 10100) t`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

function matching({ staffId, area, from, to, refusedOnly }: AuditFilter) {
  const conditions = [
    sql`true`,
    ...(staffId === undefined ? [] : [sql`staff_id = ${staffId}`]),
    ...(area ? [sql`(action = ${area} or split_part(action, '/', 3) = ${area})`] : []),
    ...(from ? [sql`at >= ${from}::date`] : []),
    ...(to ? [sql`at < ${to}::date + 1`] : []),
    ...(refusedOnly ? [sql`result >= 400`] : []),
  ];
  return sql.join(conditions, sql` and `);
}

export async function selectOrderNumbers(
  db: Db,
  orderIds: readonly string[],
): Promise<{ id: string; number: string }[]> {
  return db.selectFrom('orders').select(['id', 'number']).where('id', 'in', orderIds).execute();
}

/** Removes what is older than two years; the database refuses any other way to remove an entry. */
export async function deleteOldAuditEntries(db: Db): Promise<void> {
  await sql`select forget_old_audit()`.execute(db);
}
