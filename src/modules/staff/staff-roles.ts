import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { refuseTakenName } from '#db/refuse-taken-name.ts';
import { AppError, notFound } from '#domain/errors.ts';
import type { StaffRoleInput, StaffRoleSettings } from '#domain/schemas/staff.schema.ts';
import { knownRights } from '#domain/staff-rights.ts';

import {
  countStaffRoles,
  deleteUnusedStaffRole,
  insertStaffRole,
  selectStaffRoles,
  updateStaffRole,
  type StaffRoleRow,
} from './staff-roles.queries.ts';

type Db = Kysely<Database>;
/** More than anybody keeps apart. */
const mostRoles = 100;
const nameTaken = 'staff.errors.roleNameTaken';

/** Roles that the shop makes itself. Who asks is an admin, as the routes see to. */
export type StaffRoles = ReturnType<typeof createStaffRoles>;

export function createStaffRoles({ db }: { db: Db }) {
  return {
    list: async (): Promise<StaffRoleSettings[]> => (await selectStaffRoles(db)).map(toRole),

    async create(input: StaffRoleInput): Promise<StaffRoleSettings> {
      if ((await countStaffRoles(db)) >= mostRoles)
        throw new AppError('conflict', 'staff.errors.tooManyRoles');
      return readRole(db, await refuseTakenName(insertStaffRole(db, input), nameTaken));
    },

    /** Holds at once, also for those who are signed in. */
    async change(id: number, input: StaffRoleInput): Promise<StaffRoleSettings> {
      if (!(await refuseTakenName(updateStaffRole(db, id, input), nameTaken))) throw notFound('resource');
      return readRole(db, id);
    },

    async remove(id: number): Promise<void> {
      if (await deleteUnusedStaffRole(db, id)) return;
      await readRole(db, id);
      throw new AppError('conflict', 'staff.errors.roleInUse');
    },
  };
}

async function readRole(db: Db, id: number): Promise<StaffRoleSettings> {
  const [row] = await selectStaffRoles(db, id);
  if (!row) throw notFound('resource');
  return toRole(row);
}

function toRole(row: StaffRoleRow): StaffRoleSettings {
  return { ...row, rights: knownRights(row.rights) };
}
