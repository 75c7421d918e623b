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
  expect((await api.get('/admin/mail', headers)).json()).toEqual({
    isSent: true,
    hasAddress: false,
    waiting: null,
  });
  await createContentFixture(database.db).setSettings('common', { emails: ['hello@shop.example'] });
  api.invalidate(['settings']);
  expect((await api.get('/admin/mail', headers)).json()).toEqual({
    isSent: true,
    hasAddress: true,
    waiting: null,
  });
});

test('mails that are kept as files are not sent', async () => {
  const { services } = createTestModules(database, { mail: { ...createMailBox(), keepsMails: true } });
  expect(await services.mail.readState()).toEqual({ isSent: false, hasAddress: true, waiting: null });
});

const timedOut = 'MailError [ETIMEDOUT]: Greeting never received';
const refused = 'MailError [EENVELOPE]: 550 no such user';

interface Noted {
  minutesAgo: number;
  /** When it was sent, or failed last; neither: it has not been tried. */
  sent?: number;
  failed?: [minutesAgo: number, error: string];
}

async function leaveMails(mails: readonly Noted[]): Promise<void> {
  const ago = (minutes: number | undefined) =>
    minutes === undefined ? null : new Date(Date.now() - minutes * 60_000);
  await database.db.deleteFrom('outbox').execute();
  for (const { minutesAgo, sent, failed } of mails) {
    await database.db
      .insertInto('outbox')
      .values({
        topic: 'mail.welcome',
        payload: '{"userId":0}',
        attempts: sent === undefined && !failed ? 0 : 1,
        created_at: ago(minutesAgo) ?? undefined,
        done_at: ago(sent),
        outcome: sent === undefined ? null : 'sent',
        last_error: failed?.[1] ?? null,
        last_error_at: ago(failed?.[0]),
      })
      .execute();
  }
}

test.each<[string, Noted[], object | null]>([
  ['all left', [{ minutesAgo: 9, sent: 9 }], null],
  ['one was left just now', [{ minutesAgo: 0 }], { count: 1, isStuck: false, error: null }],
  ['one waits for minutes', [{ minutesAgo: 3 }], { count: 1, isStuck: true, error: null }],
  [
    'the server is silent since one left',
    [
      { minutesAgo: 9, sent: 8 },
      { minutesAgo: 0.5, failed: [0.1, timedOut] },
    ],
    {
      count: 1,
      isStuck: true,
      error: expect.objectContaining({ outcome: 'silent', detail: 'Greeting never received' }),
    },
  ],
  [
    'the server was silent before one left',
    [
      { minutesAgo: 9, failed: [2, timedOut] },
      { minutesAgo: 1, sent: 1 },
    ],
    { count: 1, isStuck: false },
  ],
  [
    'one address is refused, now and again',
    [
      { minutesAgo: 9, sent: 9 },
      { minutesAgo: 8, failed: [0.1, refused] },
    ],
    {
      count: 1,
      isStuck: false,
      error: expect.objectContaining({ outcome: 'address', detail: '550 no such user' }),
    },
  ],
  [
    'all are refused',
    Array.from({ length: 5 }, () => ({ minutesAgo: 8, failed: [0.1, refused] as [number, string] })),
    { count: 5, isStuck: true },
  ],
])('staff read what waits to be sent: %s', async (_case, mails, waiting) => {
  await leaveMails(mails);
  const state = (await api.get('/admin/mail', headers)).json();
  expect(state).toMatchObject({ waiting });
});
