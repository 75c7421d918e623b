import type { Pool, PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { listenForChanges, notifyChange, splitTags } from './changes.ts';
import { createDatabase } from './database.ts';
import { createPool } from './pool.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function listen() {
  const onTags = vi.fn<(tags: readonly string[]) => void>();
  const onReset = vi.fn<() => void>();
  const listener = listenForChanges({ connectionString: database.url, onTags, onReset, retryMs: 20 });
  onTestFinished(() => listener.close());
  await listener.listening;
  return { onTags, onReset, heard: () => onTags.mock.calls.flatMap(([tags]) => tags) };
}

test('every listener hears the tags of a committed transaction, none those of a rolled back one', async () => {
  const [first, second] = [await listen(), await listen()];
  await database.db.transaction().execute(async (trx) => {
    await notifyChange(trx, ['product:1', 'catalog:2', 'product:1']);
  });
  const failed = database.db.transaction().execute(async (trx) => {
    await notifyChange(trx, ['product:99']);
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  await notifyChange(database.db, ['last']);
  await vi.waitFor(() => expect(second.heard()).toContain('last'));
  await vi.waitFor(() => expect(first.heard()).toEqual(['product:1', 'catalog:2', 'last']));
  expect(second.heard()).toEqual(['product:1', 'catalog:2', 'last']);
  expect(first.onReset).not.toHaveBeenCalled();
});

test('many tags are split over several notifications and all arrive', async () => {
  const { heard } = await listen();
  const tags = Array.from({ length: 2000 }, (_, index) => `товар:${index}`);
  expect(splitTags(tags).length).toBeGreaterThan(1);
  await notifyChange(database.db, tags);
  await vi.waitFor(() => expect(heard()).toEqual(tags));
});

test('a broken connection is opened again, reports a reset and hears again', async () => {
  const { onReset, heard } = await listen();
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'vitrina changes' and datname = current_database()",
  );
  await vi.waitFor(() => expect(onReset).toHaveBeenCalledTimes(1), 5000);
  await notifyChange(database.db, ['after']);
  await vi.waitFor(() => expect(heard()).toEqual(['after']));
});

test('an error in a callback does not end the listening', async () => {
  const { onTags, heard } = await listen();
  onTags.mockImplementationOnce(() => {
    throw new Error('broken cache');
  });
  await notifyChange(database.db, ['one']);
  await notifyChange(database.db, ['two']);
  await vi.waitFor(() => expect(heard()).toEqual(['one', 'two']));
});

test('without a database it keeps trying and closes at once', async () => {
  const onError = vi.fn<(error: unknown) => void>();
  const listener = listenForChanges({
    connectionString: 'postgresql://nobody@127.0.0.1:1/none',
    onTags: () => {},
    onReset: () => {},
    onError,
    retryMs: 5,
  });
  await vi.waitFor(() => expect(onError.mock.calls.length).toBeGreaterThan(2));
  await listener.close();
});

describe('without a notification', () => {
  const hearOwn = () => {
    const onTags = vi.fn<(tags: readonly string[]) => void>();
    const { db } = database;
    const connectionString = 'postgresql://nobody@127.0.0.1:1/none';
    const listener = listenForChanges({ connectionString, db, onTags, onReset: () => {} });
    onTestFinished(() => listener.close());
    return { listener, heard: () => onTags.mock.calls.flatMap(([tags]) => tags), onTags };
  };
  const change = (tags: string[], failure?: Error) =>
    database.db.transaction().execute(async (trx) => {
      await notifyChange(trx, tags);
      if (failure) throw failure;
    });

  test('what its own transactions commit is heard before they are over, and nothing sooner', async () => {
    const { heard } = hearOwn();
    await database.db.transaction().execute(async (trx) => {
      await notifyChange(trx, ['product:1']);
      await notifyChange(trx, ['products']);
      expect(heard()).toEqual([]);
    });
    expect(heard()).toEqual(['product:1', 'products']);
    await notifyChange(database.db, ['settings']);
    expect(heard()).toEqual(['product:1', 'products', 'settings']);
  });

  test('what is rolled back is not heard, and what comes after it on the same connection is', async () => {
    const { heard } = hearOwn();
    await expect(change(['product:9'], new Error('no'))).rejects.toThrow('no');
    expect(heard()).toEqual([]);
    await change(['menus']);
    expect(heard()).toEqual(['menus']);
  });

  test('a cache that breaks does not break the transaction, and nothing is heard after the end', async () => {
    const { listener, onTags, heard } = hearOwn();
    onTags.mockImplementationOnce(() => {
      throw new Error('broken cache');
    });
    await change(['one']);
    await listener.close();
    await change(['two']);
    expect(heard()).toEqual(['one']);
  });
});

describe('an own commit', () => {
  /** A database of the shop whose listener is connected. */
  const listenTo = async (pool: Pool) => {
    const onTags = vi.fn<(tags: readonly string[]) => void>();
    const db = createDatabase(pool);
    const listener = listenForChanges({ connectionString: database.url, db, onTags, onReset: () => {} });
    onTestFinished(async () => {
      await listener.close();
      await db.destroy();
    });
    await listener.listening;
    const heard = () => onTags.mock.calls.flatMap(([tags]) => tags);
    /** Notifications come in the order of commits, so all before this one have come with it. */
    const heardUntilNow = async () => {
      await notifyChange(database.db, ['last']);
      await vi.waitFor(() => expect(heard()).toContain('last'));
      return heard().slice(0, -1);
    };
    return { db, heardUntilNow };
  };
  const newPool = () => createPool({ connectionString: database.url, applicationName: 'vitrina test' });

  test('is heard once, by its notification or by its answer, while those of others are heard', async () => {
    const { db, heardUntilNow } = await listenTo(newPool());
    const other = await listen();
    const tags = Array.from({ length: 40 }, (_, index) => `product:${index}`);
    for (const tag of tags) {
      await db.transaction().execute((trx) => notifyChange(trx, [tag]));
      await db.transaction().execute((trx) => trx.selectFrom('settings').select('name').execute());
    }
    await notifyChange(db, ['settings']);
    await notifyChange(database.db, ['elsewhere']);
    const heard = await heardUntilNow();
    expect(heard).toEqual([...tags, 'settings', 'elsewhere']);
    await vi.waitFor(() => expect(other.heard()).toContain('settings'));
  });

  test('whose answer was lost is heard with its notification', async () => {
    let lost = 'commit';
    const { db, heardUntilNow } = await listenTo(loseAnswers(newPool(), (text) => text.includes(lost)));
    const failed = db.transaction().execute((trx) => notifyChange(trx, ['menus']));
    await expect(failed).rejects.toThrow('The answer was lost');
    lost = 'pg_notify';
    await expect(notifyChange(db, ['settings'])).rejects.toThrow('The answer was lost');
    // Of the first twice, unless its notification was the faster.
    expect([...new Set(await heardUntilNow())]).toEqual(['menus', 'settings']);
  });
});

/** Statements are carried out, and of some the answer does not come. */
function loseAnswers(pool: Pool, isLost: (text: string) => boolean): Pool {
  const query = (client: PoolClient) => async (text: string, values: unknown[]) => {
    const answer = await client.query(text, values);
    if (isLost(text)) throw new Error('The answer was lost');
    return answer;
  };
  const loseThoseOf = (client: PoolClient) =>
    new Proxy(client, {
      get: (target, name) => (name === 'query' ? query(target) : Reflect.get(target, name)),
    });
  return new Proxy(pool, {
    get: (target, name) =>
      name === 'connect' ? async () => loseThoseOf(await target.connect()) : Reflect.get(target, name),
  });
}
