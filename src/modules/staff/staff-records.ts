import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { notFound } from '#domain/errors.ts';
import type { OwnStaffAccount } from '#domain/schemas/staff.schema.ts';
import { knownRights, managerRights, staffRights, type StaffRight } from '#domain/staff-rights.ts';

import {
  selectOwnAccount,
  selectStaffRecord,
  type OwnAccountRow,
  type StaffRecord,
} from './staff.queries.ts';

type Db = Kysely<Database>;

/** Of whoever may sign in; throws 404. `lock` keeps the row as it is to the end of the transaction. */
export async function readStaffRecord(db: Db, id: number, { lock = false } = {}): Promise<StaffRecord> {
  const row = await selectStaffRecord(db, id, { lock });
  if (!row) throw notFound('memberOfTheStaff');
  return row;
}

/** As they see themselves; throws 404. */
export async function readOwnAccount(db: Db, id: number): Promise<OwnStaffAccount> {
  const row = await selectOwnAccount(db, id);
  if (!row) throw notFound('memberOfTheStaff');
  return { ...row, rights: rightsOf(row) };
}

/** An administrator has all rights, and more than rights give. */
function rightsOf({ role, rights }: Pick<OwnAccountRow, 'role' | 'rights'>): StaffRight[] {
  if (role === 'admin') return [...staffRights];
  return role === 'manager' ? [...managerRights] : knownRights(rights);
}
