import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { CustomerImport, CustomerProblem } from '#domain/schemas/customer-import.schema.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import { openUpload } from '#platform/uploads/open-upload.ts';
import { readTable, type UploadRow } from '#platform/uploads/read-table.ts';
import { refuseUpload } from '#platform/uploads/refuse-upload.ts';

import { countAccounts, insertAccounts } from '../accounts.queries.ts';
import { readCustomerColumns, type CustomerColumns } from './customer-columns.ts';
import { readCustomer, type FoundCustomer } from './read-customer.ts';

interface ImportDeps {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
}

/** At once: shoppers are answered between them. */
const rowsAtOnce = 100;
const shownProblems = 100;
const shownUnused = 50;

/**
 * Makes an account for every email of a table that has none, without a password: its owner sets one by "Forgot your
 * password?", which confirms the email, too. Accounts that are there stay as they are, so that a file which was cut
 * off is simply sent again, and nobody is written to. Without `writes` it only tells what would be. Throws 413 and 422
 * with what is wrong with the file; what was read before stays written then.
 */
export async function importCustomers(
  { db, settings: reader }: ImportDeps,
  file: AsyncIterable<Uint8Array>,
  { writes }: { writes: boolean },
): Promise<CustomerImport> {
  const settings = await reader.read();
  const told: CustomerImport = {
    rows: 0,
    created: 0,
    known: 0,
    leftOut: 0,
    problems: [],
    problemCount: 0,
    unused: [],
  };
  const seen = new Set<string>();
  let found: CustomerColumns = { columns: new Map(), unused: [] };

  function tell(problem: CustomerProblem): void {
    told.problemCount++;
    if (told.problems.length < shownProblems)
      told.problems.push({ ...problem, value: problem.value.slice(0, 200) });
  }

  async function readRow({ line, cells }: UploadRow): Promise<FoundCustomer | null> {
    const { customer, problems } = await readCustomer(cells, found, settings);
    for (const problem of problems) tell({ line, ...problem });
    if (!customer) return null;
    if (seen.has(customer.email)) {
      tell({ line, reason: 'repeated', value: customer.email });
      return null;
    }
    seen.add(customer.email);
    return customer;
  }

  async function take(rows: readonly UploadRow[]): Promise<void> {
    const customers: FoundCustomer[] = [];
    for (const row of rows) {
      const customer = await readRow(row);
      if (customer) customers.push(customer);
    }
    const created = writes
      ? await insertAccounts(db, customers)
      : customers.length -
        (await countAccounts(
          db,
          customers.map(({ email }) => email),
        ));
    told.rows += rows.length;
    told.created += created;
    told.known += customers.length - created;
    told.leftOut += rows.length - customers.length;
  }

  await readTable(await openUpload(file), {
    async onHead({ header }) {
      found = readCustomerColumns(header);
      if (found.columns.get('email')?.length === 0) throw refuseUpload('imports.errors.noEmail');
      told.unused = found.unused.slice(0, shownUnused);
    },
    async onRows(rows) {
      for (let from = 0; from < rows.length; from += rowsAtOnce)
        await take(rows.slice(from, from + rowsAtOnce));
    },
  });
  return told;
}
