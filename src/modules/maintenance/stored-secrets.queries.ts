import { sql, type Transaction } from 'kysely';

import type { Database } from '#db/database.ts';

type Trx = Transaction<Database>;

/** What is read here is locked until the transaction ends. */
export async function selectTotpSecrets(trx: Trx): Promise<{ id: number; secret: string }[]> {
  const { rows } = await sql<{ id: number; secret: string }>`
    select id, totp_secret as secret from staff where totp_secret is not null order by id for update`.execute(
    trx,
  );
  return rows;
}

export async function updateTotpSecret(trx: Trx, staffId: number, secret: string): Promise<void> {
  await sql`update staff set totp_secret = ${secret} where id = ${staffId}`.execute(trx);
}

/** Of all payment methods, secrets among them. */
export async function selectMethodSettings(
  trx: Trx,
): Promise<{ key: string; settings: Record<string, unknown> }[]> {
  const { rows } = await sql<{ key: string; settings: Record<string, unknown> }>`
    select key, settings from payment_methods order by key for update`.execute(trx);
  return rows;
}

/** In the place of those of the same names; the others stay. */
export async function addMethodSettings(
  trx: Trx,
  key: string,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  await sql`update payment_methods set settings = settings || ${JSON.stringify(settings)}::jsonb
    where key = ${key}`.execute(trx);
}

/** Of all carriers, secrets among them. */
export async function selectCarrierSettings(
  trx: Trx,
): Promise<{ key: string; settings: Record<string, unknown> }[]> {
  const { rows } = await sql<{ key: string; settings: Record<string, unknown> }>`
    select key, settings from carriers order by key for update`.execute(trx);
  return rows;
}

/** In the place of those of the same names; the others stay. */
export async function addCarrierSettings(
  trx: Trx,
  key: string,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  await sql`update carriers set settings = settings || ${JSON.stringify(settings)}::jsonb
    where key = ${key}`.execute(trx);
}

/** One at most: there is one mail server. */
export async function selectMailPasswords(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{ password: string }>`
    select password from mail_server where password <> '' for update`.execute(trx);
  return rows.map(({ password }) => password);
}

export async function updateMailPassword(trx: Trx, password: string): Promise<void> {
  await sql`update mail_server set password = ${password}`.execute(trx);
}

export async function selectWebhookSecrets(
  trx: Trx,
): Promise<{ id: number; secret: string; previousSecret: string | null }[]> {
  const { rows } = await sql<{ id: number; secret: string; previousSecret: string | null }>`
    select id, secret, previous_secret as "previousSecret" from webhook_endpoints order by id for update`.execute(
    trx,
  );
  return rows;
}

export async function updateWebhookSecrets(
  trx: Trx,
  id: number,
  secret: string,
  previousSecret: string | null,
): Promise<void> {
  await sql`update webhook_endpoints set secret = ${secret}, previous_secret = ${previousSecret}
    where id = ${id}`.execute(trx);
}

/** Of links that may still be followed: others are not worth the work. */
export async function selectDownloadTokens(trx: Trx): Promise<{ id: string; token: string }[]> {
  const { rows } = await sql<{ id: string; token: string }>`
    select id, encrypted_token as token from download_grants
    where revoked_at is null and expires_at > now() and remaining > 0 order by id for update`.execute(trx);
  return rows;
}

export async function updateDownloadToken(trx: Trx, id: string, token: string): Promise<void> {
  await sql`update download_grants set encrypted_token = ${token} where id = ${id}::uuid`.execute(trx);
}
