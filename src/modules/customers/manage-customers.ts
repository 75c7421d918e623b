import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { notFound } from '#domain/errors.ts';
import { toMajor } from '#domain/money.ts';
import type { AccountExport } from '#domain/schemas/account-export.schema.ts';
import type { CustomerImport } from '#domain/schemas/customer-import.schema.ts';
import type { CustomerDetail, CustomerList, CustomerRow } from '#domain/schemas/customer.schema.ts';
import { listGroupsOf } from '#modules/customer-groups/memberships.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';

import type { Accounts } from './accounts.ts';
import {
  selectAccounts,
  selectGuests,
  type CustomerDbRow,
  type CustomerSelection,
} from './customers.queries.ts';
import { importCustomers } from './import/import-customers.ts';

/** What staff see of customers, and do for them. Calls with an id throw 404 for an account that is not (any more). */
export interface CustomerManagement {
  list(kind: 'account' | 'guest', selection: CustomerSelection): Promise<CustomerList>;
  find(userId: number): Promise<CustomerDetail>;
  /** See `exportAccount`. */
  export(userId: number): Promise<AccountExport>;
  /** See `eraseAccount`. */
  erase(userId: number): Promise<void>;
  /** See `importCustomers`. */
  import(file: AsyncIterable<Uint8Array>, options: { writes: boolean }): Promise<CustomerImport>;
}

const shownReviews = 50;

export function createCustomerManagement({
  db,
  settings,
  accounts,
}: {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  accounts: Pick<Accounts, 'readProfile' | 'listReviews' | 'exportAll' | 'erase'>;
}): CustomerManagement {
  async function findRow(userId: number): Promise<CustomerRow & { id: number }> {
    const one: CustomerSelection = { words: [], group: null, sort: 'newest', offset: 0, limit: 1 };
    const [row] = await selectAccounts(db, one, userId);
    if (!row) throw notFound('customer');
    return { ...toCustomer(row), id: userId };
  }

  return {
    async list(kind, selection) {
      const rows = await (kind === 'account' ? selectAccounts(db, selection) : selectGuests(db, selection));
      return { customers: rows.map(toCustomer), total: rows[0]?.total ?? 0 };
    },
    async find(userId) {
      const [row, profile, reviews, groups] = await Promise.all([
        findRow(userId),
        accounts.readProfile(userId),
        accounts.listReviews(userId, { offset: 0, limit: shownReviews }),
        listGroupsOf(db, userId),
      ]);
      return { ...row, profile, reviews, groups };
    },
    async export(userId) {
      await findRow(userId);
      return accounts.exportAll(userId);
    },
    async erase(userId) {
      await findRow(userId);
      await accounts.erase(userId, { isByStaff: true });
    },
    import: (file, options) => importCustomers({ db, settings }, file, options),
  };
}

function toCustomer({ since, lastOrderAt, spent, ...row }: CustomerDbRow): CustomerRow {
  return {
    ...row,
    since: since.toISOString(),
    lastOrderAt: lastOrderAt?.toISOString() ?? null,
    spent: spent.map(({ currency, amount }) => ({ currency, amount: toMajor(amount) })),
  };
}
