import { afterAll, beforeAll, expect, test } from 'vitest';

import { makeStaff } from '#tests/support/accounts.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createMailBox } from '#tests/support/mail-box.ts';
import { createTestModules } from '#tests/support/modules.ts';

let database: TestDatabase;
let api: ApiFixture;
let headers: Record<string, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createApiFixture(database);
  headers = { authorization: `Bearer ${(await makeStaff(database.db, 'manager')).token}` };
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});

test('staff read whether mails leave the shop, and whether it has an address', async () => {
  expect((await api.get('/admin/mail', headers)).json()).toEqual({ isSent: true, hasAddress: false });
  await createContentFixture(database.db).setSettings('common', { emails: ['hello@shop.example'] });
  api.invalidate(['settings']);
  expect((await api.get('/admin/mail', headers)).json()).toEqual({ isSent: true, hasAddress: true });
});

test('mails that are kept as files are not sent', async () => {
  const { services } = createTestModules(database, { mail: { ...createMailBox(), keepsMails: true } });
  expect(await services.mail.readState()).toEqual({ isSent: false, hasAddress: true });
});
