import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { AuditEntry, AuditPage } from '#domain/schemas/audit.schema.ts';
import { maskEmail, type AuditNote } from '#http/mask-details.ts';

interface AuditFilter {
  staffId?: number | undefined;
  /** The first part of the path behind `/admin/`, or a name of an action. */
  area?: string | undefined;
  /** Days, both included, `YYYY-MM-DD`, by UTC. */
  from?: string | undefined;
  to?: string | undefined;
  refusedOnly?: boolean | undefined;
  offset: number;
  limit: number;
}

export interface AuditLog {
  /** Adds an entry. It never throws: what was done is done, and the log of the program tells of the gap. */
  note(entry: AuditNote): Promise<void>;
  list(filter: AuditFilter): Promise<AuditPage>;
  /** Removes what is older than two years. */
  forgetOld(): Promise<void>;
}

interface AuditDeps {
  db: Kysely<Database>;
  log: { error(details: object, message: string): void };
}

/** What the staff did, for two years. The database itself refuses to change or remove an entry. */
export function createAuditLog({ db, log }: AuditDeps): AuditLog {
  return {
    async note({ action, entity = '', result, who, ip, details = {} }) {
      const staffId = 'staffId' in who ? who.staffId : null;
      const email = 'email' in who ? maskEmail(who.email) : '';
      try {
        await sql`
          insert into audit_log (staff_id, staff_email, action, entity, result, ip, details)
          values (${staffId}, coalesce((select email from staff where id = ${staffId}), ${email}),
            ${action.slice(0, 200)}, ${entity.slice(0, 300)}, ${result}, ${ip.slice(0, 100)},
            ${JSON.stringify(details)}::jsonb)`.execute(db);
      } catch (error) {
        log.error({ err: error, action, staffId }, 'An entry of the audit log could not be written');
      }
    },
    list: (filter) => listEntries(db, filter),
    async forgetOld() {
      await sql`select forget_old_audit()`.execute(db);
    },
  };
}

async function listEntries(
  db: Kysely<Database>,
  { staffId, area, from, to, refusedOnly, offset, limit }: AuditFilter,
): Promise<AuditPage> {
  const conditions = [
    sql`true`,
    ...(staffId === undefined ? [] : [sql`staff_id = ${staffId}`]),
    ...(area ? [sql`(action = ${area} or split_part(action, '/', 3) = ${area})`] : []),
    ...(from ? [sql`at >= ${from}::date`] : []),
    ...(to ? [sql`at < ${to}::date + 1`] : []),
    ...(refusedOnly ? [sql`result >= 400`] : []),
  ];
  const where = sql.join(conditions, sql` and `);
  const { rows } = await sql<Omit<AuditEntry, 'at' | 'orderNumber'> & { at: Date }>`
    select id, at, staff_id as "staffId", staff_email as "staffEmail", action, entity, result, ip, details
    from audit_log where ${where} order by id desc offset ${offset} limit ${limit}`.execute(db);
  // Counted no further than can be paged to.
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (select from audit_log where ${where} limit 10100) t`.execute(db);
  const numbers = await readOrderNumbers(
    db,
    rows.map(({ entity }) => entity),
  );
  return {
    entries: rows.map(({ at, ...row }) => ({
      ...row,
      orderNumber: numbers.get(row.entity) ?? null,
      at: at.toISOString(),
    })),
    total: counted.rows[0]?.total ?? 0,
  };
}

const orderEntity = /^orders\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})(?:\/|$)/;

/** Numbers of the orders that entries are about, by what stands in the entry: people know orders by no other name. */
async function readOrderNumbers(
  db: Kysely<Database>,
  entities: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const idOf = (entity: string) => orderEntity.exec(entity)?.[1];
  const ids = [...new Set(entities.map(idOf).filter((id) => id !== undefined))];
  if (ids.length === 0) return new Map();
  const orders = await db.selectFrom('orders').select(['id', 'number']).where('id', 'in', ids).execute();
  return new Map(
    orders.flatMap(({ id, number }) =>
      entities.filter((entity) => idOf(entity) === id).map((entity) => [entity, number] as const),
    ),
  );
}
