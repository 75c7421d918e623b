import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { NamedGroup } from '#domain/schemas/customer-group.schema.ts';

import { deleteMemberships, holdGroups, selectGroupsOf } from './customer-groups.queries.ts';

/** Groups that an account is in at this moment, by name; never told to anybody but the staff and the holder. */
export function listGroupsOf(db: Kysely<Database>, userId: number): Promise<NamedGroup[]> {
  return selectGroupsOf(db, userId);
}

/** Those of the groups that are there; they stay until the transaction ends. */
export function keepGroups(trx: Kysely<Database>, ids: readonly number[]): Promise<number[]> {
  return holdGroups(trx, ids);
}

/** Of an account that is deleted. */
export function leaveAllGroups(trx: Kysely<Database>, userId: number): Promise<void> {
  return deleteMemberships(trx, userId);
}
