import { afterAll, beforeAll, expect, test } from 'vitest';

import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { createRedirectReader, type RedirectReader } from './redirect-reader.ts';

let database: TestDatabase;
let content: ReturnType<typeof createContentFixture>;
let redirects: RedirectReader;

beforeAll(async () => {
  database = await createTestDatabase();
  content = createContentFixture(database.db);
  redirects = createRedirectReader({ db: database.db });
  const rows: [string, string][] = [
    ['/old', 'new-url'],
    ['/outside', 'https://other.example/x'],
    ['/evil', '//evil.example'],
    ['/code', 'javascript:alert(1)'],
    ['/a', '/b'],
    ['/b', 'c/'],
    ['/c', '/last?x=1'],
    ['/loop-1', '/loop-2'],
    ['/loop-2', '/loop-1/'],
    ['/self', '/self'],
    ['/to-evil', '/evil'],
    ['/%D1%87%D0%B0%D0%B9', '/tea'],
  ];
  for (const [from, to] of rows) await content.makeRedirect(from, to);
});
afterAll(() => database.drop());

test.each([
  ['/old', '/new-url'],
  ['/old/', '/new-url'],
  ['/old?utm_source=x', '/new-url'],
  ['/outside', 'https://other.example/x'],
  ['/a', '/last?x=1'],
  ['/чай', '/tea'],
  ['/%D1%87%D0%B0%D0%B9', '/tea'],
])('%s leads to %s', async (from, to) => {
  expect(await redirects.find(from)).toBe(to);
});

test.each(['/nothing', '/', '', '/evil', '/code', '/loop-1', '/loop-2', '/self', '/to-evil', '/\0', '/%zz'])(
  '%j leads nowhere',
  async (from) => {
    expect(await redirects.find(from)).toBeNull();
  },
);

test('a new redirect counts once its tag is heard', async () => {
  expect(await redirects.find('/fresh')).toBeNull();
  await content.makeRedirect('/fresh', '/x');
  redirects.invalidate(['menus']);
  expect(await redirects.find('/fresh')).toBeNull();
  redirects.invalidate(['redirects']);
  expect(await redirects.find('/fresh')).toBe('/x');
});

test('what it keeps is bounded, newest first', async () => {
  const few = createRedirectReader({ db: database.db, max: 1 });
  expect(await few.find('/old')).toBeNull();
});
