import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { useOfWebhookSecret } from '#modules/webhooks/use-of-secret.ts';
import { createWebhookSecret } from '#modules/webhooks/webhook-signature.ts';
import { createSecretBox } from '#platform/secrets/secret-box.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { serverProcessKey, startServerProcess } from '#tests/support/server-process.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#tests/support/webhook-receiver.ts';

let database: TestDatabase;
let receiver: WebhookReceiver;
beforeAll(async () => {
  database = await createTestDatabase();
  receiver = await startWebhookReceiver();
});
afterAll(async () => {
  await receiver.stop();
  await database.drop();
});

const rounds = 4;
const perRound = 25;

test('servers that are killed amid their messages lose none, and send each under one id', async () => {
  const { db, url } = database;
  const secret = createWebhookSecret();
  const sealed = createSecretBox([serverProcessKey]).encrypt(secret, useOfWebhookSecret(1));
  await db
    .insertInto('webhook_endpoints')
    .values({ url: receiver.url, events: ['lead.created'], secret: sealed })
    .execute();
  const start = () => startServerProcess(url, { WEBHOOKS_TO_OWN_NETWORK: '1' });
  for (let round = 0; round < rounds; round++) {
    const server = await start();
    const before = receiver.received.length;
    await sql`insert into leads (name) select 'Ann' from generate_series(1, ${perRound}::int)`.execute(db);
    // Some have gone, some are on their way, some are not written yet.
    await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThanOrEqual(before + 3 * round), {
      timeout: 15_000,
      interval: 1,
    });
    await server.kill();
  }
  // Whoever was killed holds what it had taken for a minute.
  await sql`update webhook_deliveries set leased_until = now() where leased_until is not null`.execute(db);
  const last = await start();
  const leads = await db.selectFrom('leads').select('id').execute();
  const told = () => new Set(receiver.received.map(({ data }) => data['id']));
  await vi.waitFor(() => expect(told().size).toBe(rounds * perRound), { timeout: 30_000, interval: 50 });
  await last.kill();
  expect(leads.filter(({ id }) => !told().has(id))).toEqual([]);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(rounds * perRound);
  expect(receiver.received.every((message) => receiver.isSigned(message, secret))).toBe(true);
});
