import type pg from 'pg';

import type { DiskSpace } from '#platform/disk/disk-space.ts';

export type Readiness =
  /** Degraded: pages are shown, but nothing more is taken in, or no pictures. */
  | { ready: true; degraded?: { check: 'disk'; freeBytes: number } | { check: 'storage' } }
  | { ready: false; reason: 'starting' | 'draining' | 'database' };

const pingCacheMs = 1000;
const pingTimeoutMs = 1000;
/** While it answers: a storage may count and charge each question. */
const storageCacheMs = 10_000;

interface HealthSources {
  disk?: DiskSpace | undefined;
  /** Rejects while files can be neither read nor written. */
  storage?: () => Promise<unknown>;
}

/** Whether this instance may get traffic: prepared, not draining, and its database answers. */
export class Health {
  /** Resolves when the database is migrated and seeded for the first time. */
  readonly prepared: Promise<void>;
  /** Resolves when this instance is about to stop. */
  readonly draining: Promise<void>;
  readonly #disk: DiskSpace | undefined;
  readonly #resolvePrepared: () => void;
  readonly #resolveDraining: () => void;
  #isPrepared = false;
  #isDraining = false;
  readonly #isDatabaseUp: () => Promise<boolean>;
  readonly #isStorageUp: () => Promise<boolean>;

  constructor(pool: pg.Pool, { disk, storage = async () => {} }: HealthSources = {}) {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.prepared = promise;
    this.#resolvePrepared = resolve;
    ({ promise: this.draining, resolve: this.#resolveDraining } = Promise.withResolvers<void>());
    this.#isDatabaseUp = keepAnswer(pingCacheMs, () => pool.query('select 1'));
    this.#isStorageUp = keepAnswer(storageCacheMs, storage);
    this.#disk = disk;
  }

  get isDraining(): boolean {
    return this.#isDraining;
  }

  markPrepared(): void {
    this.#isPrepared = true;
    this.#resolvePrepared();
  }

  startDraining(): void {
    this.#isDraining = true;
    this.#resolveDraining();
  }

  async check(): Promise<Readiness> {
    if (this.#isDraining) return { ready: false, reason: 'draining' };
    if (!this.#isPrepared) return { ready: false, reason: 'starting' };
    const [isDatabaseUp, isStorageUp] = await Promise.all([this.#isDatabaseUp(), this.#isStorageUp()]);
    if (!isDatabaseUp) return { ready: false, reason: 'database' };
    const disk = await this.#disk?.check();
    if (disk?.isShort) return { ready: true, degraded: { check: 'disk', freeBytes: disk.freeBytes } };
    return isStorageUp ? { ready: true } : { ready: true, degraded: { check: 'storage' } };
  }
}

/** Whether a question is answered within a second. A yes holds so many milliseconds, a no one second at most. */
function keepAnswer(ms: number, ask: () => Promise<unknown>): () => Promise<boolean> {
  let last: { until: number; answer: Promise<boolean> } | undefined;
  return () => {
    const now = performance.now();
    if (!last || now > last.until) {
      const asked = { until: now + pingCacheMs, answer: succeedsWithin(pingTimeoutMs, ask) };
      last = asked;
      void asked.answer.then((isUp) => isUp && (asked.until = now + ms));
    }
    return last.answer;
  };
}

async function succeedsWithin(ms: number, ask: () => Promise<unknown>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), ms);
  const answer = ask().then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
