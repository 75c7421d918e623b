import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { useOfDownloadToken } from '#modules/downloads/use-of-token.ts';
import { useOfWebhookSecret } from '#modules/webhooks/use-of-secret.ts';
import { createSecretBox } from '#platform/secrets/secret-box.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { encryptStoredSecrets } from './encrypt-stored-secrets.ts';

const oldKey = 'an old key of more than thirty-two letters';
const newKey = 'a new key of more than thirty-two letters too';
const box = createSecretBox([oldKey]);
const totpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const stripe = { secretKey: 'sk_live_0123456789', webhookSecret: 'whsec_0123456789' };
let database: TestDatabase;
let staffId: number;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await sql`delete from staff`.execute(database.db);
  await sql`delete from payment_methods`.execute(database.db);
  const { rows } = await sql<{ id: number }>`
    insert into staff (email, name, role, totp_secret)
    values ('owner@shop.example', 'The owner', 'admin', ${totpSecret}) returning id`.execute(database.db);
  staffId = rows[0]?.id ?? 0;
  await sql`insert into payment_methods (key, settings, position) values
    ('stripe', ${JSON.stringify(stripe)}::jsonb, 1), ('telr', '{"store": "12", "authKey": "auth"}', 2),
    ('cash', '{}', 3)`.execute(database.db);
  await sql`delete from carriers`.execute(database.db);
  await sql`insert into carriers (key, settings)
    values ('cdek', '{"account": "shop", "password": "carrier-password"}')`.execute(database.db);
  await sql`delete from mail_server`.execute(database.db);
  await sql`insert into mail_server (host, port, security, username, password, sender)
    values ('smtp.example', 587, 'starttls', 'ann', 'mail-password', '')`.execute(database.db);
});

async function stored() {
  const member = await database.db.selectFrom('staff').select('totp_secret').executeTakeFirstOrThrow();
  const methods = await database.db.selectFrom('payment_methods').select(['key', 'settings']).execute();
  const settingsOf = (key: string) =>
    methods.find((method) => method.key === key)?.settings as Record<string, string>;
  const { password } = await database.db
    .selectFrom('mail_server')
    .select('password')
    .executeTakeFirstOrThrow();
  const carrier = await database.db.selectFrom('carriers').select('settings').executeTakeFirstOrThrow();
  return {
    carrier: carrier.settings as Record<string, string>,
    mail: password,
    totp: member.totp_secret ?? '',
    stripe: settingsOf('stripe'),
    telr: settingsOf('telr'),
  };
}

test('what was stored in clear is encrypted once, each for its own place', async () => {
  expect(await encryptStoredSecrets(database.db, box)).toEqual({ encrypted: 6, unreadable: [] });
  const after = await stored();
  expect(JSON.stringify(after)).not.toMatch(/JBSWY3|sk_live|whsec_|"auth"|mail-password|carrier-password/);
  expect(after.carrier['account']).toBe('shop');
  expect(box.decrypt(after.carrier['password'] ?? '', 'carrier:cdek:password')).toBe('carrier-password');
  expect(box.decrypt(after.mail, 'mail:password')).toBe('mail-password');
  expect(box.decrypt(after.totp, `totp:${staffId}`)).toBe(totpSecret);
  expect(box.decrypt(after.stripe['secretKey'] ?? '', 'payment:stripe:secretKey')).toBe(stripe.secretKey);
  expect(after.telr).toEqual({ store: '12', authKey: expect.stringMatching(/^sealed:/) });
  expect(await encryptStoredSecrets(database.db, box)).toEqual({ encrypted: 0, unreadable: [] });
  expect(await stored()).toEqual(after);
});

test('a new key takes over what the old one encrypted', async () => {
  await encryptStoredSecrets(database.db, box);
  const renewed = createSecretBox([newKey, oldKey]);
  expect(await encryptStoredSecrets(database.db, renewed)).toEqual({ encrypted: 6, unreadable: [] });
  const { totp } = await stored();
  expect(createSecretBox([newKey]).decrypt(totp, `totp:${staffId}`)).toBe(totpSecret);
  expect(box.decrypt(totp, `totp:${staffId}`)).toBeNull();
});

test('what another key encrypted is named and left as it is', async () => {
  await encryptStoredSecrets(database.db, box);
  const before = await stored();
  expect(await encryptStoredSecrets(database.db, createSecretBox([newKey]))).toEqual({
    encrypted: 0,
    unreadable: [
      `totp:${staffId}`,
      'payment:stripe:secretKey',
      'payment:stripe:webhookSecret',
      'payment:telr:authKey',
      'carrier:cdek:password',
      'mail:password',
    ],
  });
  expect(await stored()).toEqual(before);
});

test('secrets of webhooks come under the new key, the one that still signs beside it too', async () => {
  const use = useOfWebhookSecret(7);
  const [secret, previous] = ['whsec_new', 'whsec_old'].map((text) => box.encrypt(text, use));
  await sql`
    insert into webhook_endpoints (id, url, events, secret, previous_secret, previous_until) overriding system value
    values (7, 'https://erp.example/', '{order.created}', ${secret}, ${previous}, now())`.execute(
    database.db,
  );
  await encryptStoredSecrets(database.db, createSecretBox([newKey, oldKey]));
  const row = await database.db
    .selectFrom('webhook_endpoints')
    .select(['secret', 'previous_secret'])
    .executeTakeFirstOrThrow();
  await database.db.deleteFrom('webhook_endpoints').execute();
  const renewed = createSecretBox([newKey]);
  expect(renewed.decrypt(row.secret, use)).toBe('whsec_new');
  expect(renewed.decrypt(row.previous_secret ?? '', use)).toBe('whsec_old');
});

test('links to bought files come under the new key, but for those that nobody may follow', async () => {
  const { db } = database;
  const id = crypto.randomUUID();
  await sql`
    with placed as (
      insert into orders (id, number, payment_method, currency, language, goods_total, discount_total,
        delivery_price, total, contact, delivery)
      values (${id}, 'A-1', 'cash', 'USD', 'en', 100, 0, 0, 100, '{}', '{}') returning id)
    insert into order_lines (order_id, position, quantity, full_price, price, snapshot)
    select id, 0, 1, 100, 100, '{"title": "Plan"}' from placed`.execute(db);
  const grants = [crypto.randomUUID(), crypto.randomUUID()];
  const [good = '', over = ''] = grants;
  for (const grant of grants) {
    await sql`
      with file as (insert into product_files (storage_key, name, bytes)
        values (${`product-files/${grant.slice(0, 2)}/${grant}`}, 'Plan.pdf', 1) returning id)
      insert into download_grants (id, order_line_id, file_id, token_hash, encrypted_token, remaining, expires_at)
      select ${grant}::uuid, l.id, file.id, sha256(${grant}::text::bytea),
        ${box.encrypt('token', useOfDownloadToken(grant))}, 1,
        case when ${grant === good} then now() + interval '1 day' else now() end
      from file, order_lines l where l.order_id = ${id}`.execute(db);
  }
  await encryptStoredSecrets(db, createSecretBox([newKey, oldKey]));
  const rows = await db.selectFrom('download_grants').select(['id', 'encrypted_token']).execute();
  await sql`delete from orders where id = ${id}`.execute(db);
  const tokenOf = (grant: string) => rows.find((row) => row.id === grant)?.encrypted_token ?? '';
  expect(createSecretBox([newKey]).decrypt(tokenOf(good), useOfDownloadToken(good))).toBe('token');
  expect(box.decrypt(tokenOf(over), useOfDownloadToken(over))).toBe('token');
});
