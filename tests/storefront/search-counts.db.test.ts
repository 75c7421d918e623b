import { expect, test } from 'vitest';

import { refreshSearch } from '#modules/indexing/search-maintenance.queries.ts';
import { startTestApp } from '#tests/support/app.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

test('each search that a visitor opens is counted once, with what it found', async () => {
  const database = await createTestDatabase();
  await createContentFixture(database.db).makePage({ kind: 'home', title: 'Home' });
  await createShopFixture(database.db).makeProduct({ title: 'Teapots' });
  await refreshSearch(database.db, 'product', 'all');
  const app = await startTestApp(database.url);
  for (const path of ['?q=Teapots', '?q=teapots', '?q=unheardof', '?q=unheardof&page=2', '?q='])
    expect((await fetch(`${app.origin}/search${path}`)).status).toBe(200);
  // Suggestions while somebody types are no searches.
  expect((await fetch(`${app.origin}/api/search?q=teap`)).status).toBe(200);
  // What was counted is written at the latest when the server stops.
  await app.stop();
  const counts = await database.db
    .selectFrom('search_counts')
    .select(['words', 'searches', 'found'])
    .orderBy('words')
    .execute();
  expect(counts.map(({ words, searches, found }) => [words, searches, found > 0])).toEqual([
    ['teapots', 2, true],
    ['unheardof', 1, false],
  ]);
  await database.drop();
});
