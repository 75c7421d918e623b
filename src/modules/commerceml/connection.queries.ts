import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { onlyRow } from '#db/only-row.ts';
import type { CommercemlChoices } from '#domain/schemas/commerceml.schema.ts';

type Db = Kysely<Database>;

export interface ConnectionRow extends CommercemlChoices {
  /** Orders placed from then on are sent; null: it was never switched on. */
  ordersSince: Date | null;
  login: string;
  passwordHash: Buffer | null;
  staffId: number | null;
  lastUsedAt: Date | null;
}

export async function selectConnection(db: Db): Promise<ConnectionRow> {
  const { rows } = await sql<ConnectionRow>`
    select enabled, login, password_hash as "passwordHash", staff_id as "staffId", price_type as "priceType",
      old_price_type as "oldPriceType", warehouses, missing, sends_orders as "sendsOrders",
      orders_from::text as "ordersFrom", orders_since as "ordersSince", orders_encoding as "ordersEncoding",
      takes_states as "takesStates", takes_cash as "takesCash",
      last_used_at as "lastUsedAt"
    from commerceml_connection`.execute(db);
  return onlyRow(rows);
}

export async function updateChoices(db: Db, choices: CommercemlChoices): Promise<void> {
  const { enabled, priceType, oldPriceType, warehouses, missing } = choices;
  const { sendsOrders, ordersEncoding, takesStates, takesCash } = choices;
  await sql`
    update commerceml_connection set enabled = ${enabled}, price_type = ${priceType},
      old_price_type = ${oldPriceType}, warehouses = ${warehouses}::text[], missing = ${missing},
      sends_orders = ${sendsOrders}, orders_encoding = ${ordersEncoding}, takes_states = ${takesStates},
      takes_cash = ${takesCash}`.execute(db);
}

export async function updatePassword(
  db: Db,
  { login, hash, staffId }: { login: string; hash: Buffer; staffId: number },
): Promise<void> {
  await sql`
    update commerceml_connection set login = ${login}, password_hash = ${hash}, staff_id = ${staffId}`.execute(
    db,
  );
}

export async function deletePassword(db: Db): Promise<void> {
  await sql`update commerceml_connection set password_hash = null`.execute(db);
}

export async function updateLastUse(db: Db): Promise<void> {
  await sql`update commerceml_connection set last_used_at = now()`.execute(db);
}
