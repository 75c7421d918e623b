import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { onlyRow } from '#db/only-row.ts';
import type { DatedRate } from '#domain/taxes/find-rate.ts';

type Db = Kysely<Database>;

export interface TaxSettingsRow {
  enabled: boolean;
  pricesIncludeTax: boolean;
  country: string;
  taxNumber: string;
  byDestination: boolean;
  deliveryClass: string | null;
  sellsToCompanies: boolean;
  version: number;
}

export async function selectTaxSettings(db: Db): Promise<TaxSettingsRow> {
  const { rows } = await sql<TaxSettingsRow>`
    select enabled, prices_include_tax as "pricesIncludeTax", country, tax_number as "taxNumber", by_destination as "byDestination",
      delivery_class as "deliveryClass", sells_to_companies as "sellsToCompanies", version from tax_settings`.execute(
    db,
  );
  return onlyRow(rows);
}

/** False, and nothing changed, when the version is not the present one. */
export async function updateTaxSettings(
  trx: Db,
  {
    version,
    pricesIncludeTax,
    ...settings
  }: Omit<TaxSettingsRow, 'pricesIncludeTax'> & { pricesIncludeTax?: boolean | undefined },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('tax_settings')
    .set({
      enabled: settings.enabled,
      ...(pricesIncludeTax !== undefined && { prices_include_tax: pricesIncludeTax }),
      country: settings.country,
      tax_number: settings.taxNumber,
      by_destination: settings.byDestination,
      delivery_class: settings.deliveryClass,
      sells_to_companies: settings.sellsToCompanies,
      version: sql`version + 1`,
    })
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The standard one first, the others by name. */
export function selectTaxClasses(db: Db): Promise<{ code: string; name: string }[]> {
  return db
    .selectFrom('tax_classes')
    .select(['code', 'name'])
    .orderBy(sql`code <> 'standard'`)
    .orderBy('name')
    .orderBy('code')
    .execute();
}

/** False for a code that is taken. */
export async function insertTaxClass(trx: Db, row: { code: string; name: string }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('tax_classes')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** With its rates; products and the delivery have the standard class then. False where there is none. */
export async function deleteTaxClass(trx: Db, code: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('tax_classes').where('code', '=', code).executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await trx.updateTable('products').set({ tax_class: null }).where('tax_class', '=', code).execute();
  return true;
}

export async function selectTaxRates(db: Db): Promise<(DatedRate & { id: number })[]> {
  const { rows } = await sql<DatedRate & { id: number }>`
    select id, class, country, region, (rate * 1000)::int as rate, valid_from::text as "validFrom", name
    from tax_rates order by country, region nulls first, class <> 'standard', class, valid_from desc`.execute(
    db,
  );
  return rows;
}

/** Of each class, place and day the first one stays; gives how many were added. */
export async function insertTaxRates(trx: Db, rates: readonly DatedRate[]): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into tax_rates (class, country, region, rate, valid_from, name)
    select r.class, r.country, r.region, r.rate / 1000, r."validFrom", r.name
    from jsonb_to_recordset(${JSON.stringify(rates)}::jsonb)
      as r (class text, country text, region text, rate numeric, "validFrom" date, name text)
    on conflict do nothing`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}

/** False where there is none. */
export async function deleteTaxRate(trx: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('tax_rates').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
