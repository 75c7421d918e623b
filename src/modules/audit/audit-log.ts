import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { AuditPage } from '#domain/schemas/audit.schema.ts';
import { maskEmail, type AuditNote } from '#http/mask-details.ts';
import type { Log } from '#platform/log.ts';

import {
  countAuditEntries,
  deleteOldAuditEntries,
  insertAuditEntry,
  selectAuditEntries,
  selectOrderNumbers,
  type AuditFilter,
} from './audit.queries.ts';

type AuditSelection = AuditFilter & { offset: number; limit: number };

export interface AuditLog {
  /** Adds an entry. It never throws: what was done is done, and the log of the program tells of the gap. */
  note(entry: AuditNote): Promise<void>;
  list(selection: AuditSelection): Promise<AuditPage>;
  /** Removes what is older than two years. */
  deleteOld(): Promise<void>;
}

interface AuditDeps {
  db: Kysely<Database>;
  log: Pick<Log, 'error'>;
}

/** What the staff did, for two years. The database itself refuses to change or remove an entry. */
export function createAuditLog({ db, log }: AuditDeps): AuditLog {
  return {
    async note({ action, entity = '', result, who, ip, details = {} }) {
      const staffId = 'staffId' in who ? who.staffId : null;
      const apiKey = ('apiKey' in who && who.apiKey) || '';
      const email = 'email' in who ? maskEmail(who.email) : '';
      try {
        await insertAuditEntry(db, {
          staffId,
          email,
          apiKey,
          action: action.slice(0, 200),
          entity: entity.slice(0, 300),
          result,
          ip: ip.slice(0, 100),
          details,
        });
      } catch (error) {
        log.error({ err: error, action, staffId }, 'An entry of the audit log could not be written');
      }
    },
    list: (selection) => listEntries(db, selection),
    deleteOld: () => deleteOldAuditEntries(db),
  };
}

async function listEntries(db: Kysely<Database>, selection: AuditSelection): Promise<AuditPage> {
  const rows = await selectAuditEntries(db, selection);
  const total = await countAuditEntries(db, selection);
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
    total,
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
  const orders = await selectOrderNumbers(db, ids);
  return new Map(
    orders.flatMap(({ id, number }) =>
      entities.filter((entity) => idOf(entity) === id).map((entity) => [entity, number] as const),
    ),
  );
}
