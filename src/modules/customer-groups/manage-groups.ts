import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { refuseTakenName } from '#db/refuse-taken-name.ts';
import { retryOnConflict } from '#db/retry-on-conflict.ts';
import { readEmailList } from '#domain/email-list.ts';
import { AppError, fieldError, notFound } from '#domain/errors.ts';
import {
  mostEmails,
  mostGroups,
  type AddedMembers,
  type CustomerGroup,
  type CustomerGroupInput,
} from '#domain/schemas/customer-group.schema.ts';

import {
  countGroups,
  deleteGroup,
  deleteMember,
  holdAccount,
  holdGroups,
  insertGroup,
  insertMembersByEmail,
  lockGroup,
  replaceGroupsOf,
  selectGroups,
  updateGroup,
  type CustomerGroupRow,
} from './customer-groups.queries.ts';

type Db = Kysely<Database>;

const nameTaken = 'customerGroups.errors.nameTaken';

/** A longer word is no email. */
const toldLength = 254;

/** Groups of customers as the back office keeps them. Calls with an id throw 404 for a group that is not there. */
export interface GroupManagement {
  list(): Promise<CustomerGroup[]>;
  find(id: number): Promise<CustomerGroup>;
  /** Throws 409 for too many, 422 for a name that another group has. */
  create(input: CustomerGroupInput): Promise<CustomerGroup>;
  change(id: number, input: CustomerGroupInput): Promise<CustomerGroup>;
  /** Throws 409 while promotions or price lists are for it. */
  remove(id: number): Promise<void>;
  /** Puts accounts into it by their emails, all that there are; throws 422 for too many at once. */
  add(id: number, emails: string): Promise<AddedMembers>;
  /** Throws 404 for an account that is not in it. */
  takeOut(id: number, userId: number): Promise<void>;
  /** Makes these the groups of an account; throws 404 for the account, 422 for a group that is not there. */
  setGroupsOf(userId: number, groupIds: readonly number[]): Promise<void>;
}

export function createGroupManagement({ db }: { db: Db }): GroupManagement {
  const write = <T>(run: (trx: Db) => Promise<T>) => retryOnConflict(() => db.transaction().execute(run));
  return {
    list: async () => (await selectGroups(db)).map(toGroup),
    find: (id) => readGroup(db, id),
    async create(input) {
      if ((await countGroups(db)) >= mostGroups)
        throw new AppError('conflict', 'customerGroups.errors.tooMany');
      return readGroup(db, await refuseTakenName(insertGroup(db, input), nameTaken));
    },
    async change(id, input) {
      if (!(await refuseTakenName(updateGroup(db, id, input), nameTaken))) throw notFound('resource');
      return readGroup(db, id);
    },
    remove: (id) =>
      write(async (trx) => {
        if (!(await lockGroup(trx, id))) throw notFound('resource');
        const { promotions, priceLists } = await readGroup(trx, id);
        const users = [...promotions, ...priceLists];
        if (users.length > 0) throw inUse(users);
        await deleteGroup(trx, id);
      }),
    async add(id, text) {
      const emails = readEmailList(text);
      if (emails.length > mostEmails) throw fieldError('emails', 'customerGroups.errors.tooManyEmails');
      return write(async (trx) => {
        if ((await holdGroups(trx, [id])).length === 0) throw notFound('resource');
        const { found, added } = await insertMembersByEmail(trx, id, emails);
        const unknown = emails.filter((email) => !found.includes(email));
        return {
          added,
          known: found.length - added,
          unknown: unknown.map((email) => email.slice(0, toldLength)),
        };
      });
    },
    async takeOut(id, userId) {
      if (!(await deleteMember(db, id, userId))) throw notFound('customer');
    },
    setGroupsOf: (userId, groupIds) =>
      write(async (trx) => {
        if (!(await holdAccount(trx, userId))) throw notFound('customer');
        const wanted = [...new Set(groupIds)];
        if ((await holdGroups(trx, wanted)).length < wanted.length)
          throw fieldError('groups', 'customerGroups.errors.gone');
        await replaceGroupsOf(trx, userId, wanted);
      }),
  };
}

function inUse(users: readonly { title: string }[]): AppError {
  return new AppError('conflict', 'customerGroups.errors.inUse', {
    params: { count: users.length, names: users.map(({ title }) => title).join(', ') },
  });
}

async function readGroup(db: Db, id: number): Promise<CustomerGroup> {
  const [row] = await selectGroups(db, id);
  if (!row) throw notFound('resource');
  return toGroup(row);
}

function toGroup({ createdAt, ...row }: CustomerGroupRow): CustomerGroup {
  return { ...row, createdAt: createdAt.toISOString() };
}
