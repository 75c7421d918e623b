import { LRUCache } from 'lru-cache';

export interface LoadingCacheOptions<Key, Value> {
  /** Entries at most; the least recently used leaves first. */
  max: number;
  /** Milliseconds an entry lives even if no invalidation arrives (a lost notification); default 60,000. */
  ttlMs?: number;
  /** Loads several keys at once; a key absent from the answer is absent and is not remembered. */
  load: (keys: Key[]) => Promise<Map<Key, Value>>;
}

export interface LoadingCache<Key, Value> {
  get(key: Key): Promise<Value | undefined>;
  /** Values in the order of the keys, missing ones left out; keys not cached are loaded together. */
  getMany(keys: readonly Key[]): Promise<Value[]>;
  /** Keeps a value that was loaded along with something else, unless the key has one. */
  offer(key: Key, value: Value): void;
  delete(key: Key): void;
  clear(): void;
}

/**
 * A bounded cache that loads what it lacks. Simultaneous callers of one key share one load, and a value
 * whose load began before an invalidation is handed to its callers but not kept. When a load fails, a
 * value that has merely grown old is served on.
 */
export function createLoadingCache<Key extends string | number, Value extends object>(
  options: LoadingCacheOptions<Key, Value>,
): LoadingCache<Key, Value> {
  const values = new LRUCache<Key, Value>({
    max: options.max,
    ttl: options.ttlMs ?? 60_000,
    noDeleteOnStaleGet: true,
  });
  const loading = new Map<Key, Promise<Value | undefined>>();
  let generation = 0;

  function startLoad(keys: Key[]): void {
    const startedAt = generation;
    const batch = options.load(keys);
    for (const key of keys) {
      const single = batch.then(
        (found) => {
          const value = found.get(key);
          if (generation === startedAt) keep(key, value);
          return value;
        },
        (error: unknown) => {
          const stale = values.get(key, { allowStale: true });
          if (stale) return stale;
          throw error;
        },
      );
      loading.set(key, single);
      const settle = () => {
        if (loading.get(key) === single) loading.delete(key);
      };
      single.then(settle, settle);
    }
  }

  function keep(key: Key, value: Value | undefined): void {
    if (value) values.set(key, value);
    else values.delete(key);
  }

  async function getMany(keys: readonly Key[]): Promise<Value[]> {
    const distinct = [...new Set(keys)];
    const answers = new Map<Key, Value | Promise<Value | undefined>>();
    const absent: Key[] = [];
    for (const key of distinct) {
      const known = values.get(key) ?? loading.get(key);
      if (known) answers.set(key, known);
      else absent.push(key);
    }
    if (absent.length > 0) startLoad(absent);
    for (const key of absent) answers.set(key, loading.get(key) ?? Promise.resolve(undefined));
    const loaded = await Promise.all(distinct.map((key) => answers.get(key)));
    return loaded.filter((value) => value !== undefined);
  }

  return {
    getMany,
    get: async (key) => values.get(key) ?? (await getMany([key]))[0],
    offer(key, value) {
      if (!values.has(key)) values.set(key, value);
    },
    delete(key) {
      generation++;
      values.delete(key);
      loading.delete(key);
    },
    clear() {
      generation++;
      values.clear();
      loading.clear();
    },
  };
}
