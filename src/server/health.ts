import type pg from 'pg';

import type { DiskSpace } from '#platform/disk/disk-space.ts';

export type Readiness =
  /** Degraded: pages are shown, but nothing more is taken in. */
  | { ready: true; degraded?: { check: 'disk'; freeBytes: number } }
  | { ready: false; reason: 'starting' | 'draining' | 'database' };

const pingCacheMs = 1000;
const pingTimeoutMs = 1000;

/** Whether this instance may get traffic: prepared, not draining, and its database answers. */
export class Health {
  /** Resolves when the database is migrated and seeded for the first time. */
  readonly prepared: Promise<void>;
  readonly #pool: pg.Pool;
  readonly #disk: DiskSpace | undefined;
  readonly #resolvePrepared: () => void;
  #isPrepared = false;
  #isDraining = false;
  #ping: { at: number; answer: Promise<boolean> } | undefined;

  constructor(pool: pg.Pool, disk?: DiskSpace) {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.prepared = promise;
    this.#resolvePrepared = resolve;
    this.#pool = pool;
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
  }

  async check(): Promise<Readiness> {
    if (this.#isDraining) return { ready: false, reason: 'draining' };
    if (!this.#isPrepared) return { ready: false, reason: 'starting' };
    if (!(await this.#pingDatabase())) return { ready: false, reason: 'database' };
    const disk = await this.#disk?.check();
    return disk?.isShort
      ? { ready: true, degraded: { check: 'disk', freeBytes: disk.freeBytes } }
      : { ready: true };
  }

  /** One ping a second at most, however often it is asked. */
  #pingDatabase(): Promise<boolean> {
    const now = performance.now();
    if (!this.#ping || now - this.#ping.at > pingCacheMs) {
      this.#ping = { at: now, answer: pingWithin(this.#pool, pingTimeoutMs) };
    }
    return this.#ping.answer;
  }
}

async function pingWithin(pool: pg.Pool, ms: number): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), ms);
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
