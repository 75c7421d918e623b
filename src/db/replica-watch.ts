import { setTimeout as sleep } from 'node:timers/promises';

import type { Pool } from 'pg';

import { onlyRow } from './only-row.ts';

/** How long a reader waits for the replica to have what the primary has. */
const patienceMs = 150;
const pauseMs = 5;
/** How often one that is behind or away is looked at; nobody waits for that. */
const lookMs = 1000;

export interface ReplicaWatchOptions {
  primary: Pool;
  replica: Pool;
  /** Told when reads move away from the replica, and when they come back. */
  onChange: (isUsed: boolean, reason?: unknown) => void;
}

/** Whether a replica may be read in place of its primary. */
export class ReplicaWatch {
  readonly #options: ReplicaWatchOptions;
  #asked: Promise<boolean> | undefined;
  #next: Promise<boolean> | undefined;
  #isUsed = true;
  #lookAgainAt = 0;

  constructor(options: ReplicaWatchOptions) {
    this.#options = options;
  }

  /**
   * Whether the replica has all that was committed before this call, by whomever: who has written finds it there, and
   * no cache takes in what a change has just thrown out of it. Never throws.
   */
  hasCaughtUp(): Promise<boolean> {
    if (!this.#isUsed) {
      this.#lookNowAndThen();
      return Promise.resolve(false);
    }
    if (!this.#asked) {
      this.#asked = this.#ask().finally(() => {
        this.#asked = undefined;
      });
      return this.#asked;
    }
    // One on its way may know nothing of what was committed since: all who come meanwhile share the one after it.
    this.#next ??= this.#asked.then(() => {
      this.#next = undefined;
      return this.hasCaughtUp();
    });
    return this.#next;
  }

  /** Leaves the replica alone until it is found well. */
  giveUp(reason: unknown): void {
    if (!this.#isUsed) return;
    this.#isUsed = false;
    this.#lookAgainAt = performance.now() + lookMs;
    this.#options.onChange(false, reason);
  }

  async #ask(): Promise<boolean> {
    const position = await this.#readPosition().catch(() => null);
    // Without its primary nothing can be said of the replica.
    if (position === null) return false;
    try {
      if (await this.#reaches(position)) return true;
      this.giveUp(new Error(`The replica is more than ${patienceMs} ms behind, or is none`));
    } catch (error) {
      this.giveUp(error);
    }
    return false;
  }

  /** The end of what the primary has safely written, or has done where commits do not wait for that. */
  async #readPosition(): Promise<string> {
    const { rows } = await this.#options.primary.query<{ position: string }>(
      `select case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
        else pg_current_wal_flush_lsn() end::text as position`,
    );
    return onlyRow(rows).position;
  }

  /** Whether the replica has replayed the log so far, now or within the patience. */
  async #reaches(position: string): Promise<boolean> {
    const stopping = new AbortController();
    const late = sleep(patienceMs, false, { signal: stopping.signal });
    try {
      return await Promise.race([late, this.#replays(position, stopping.signal)]);
    } finally {
      stopping.abort();
    }
  }

  async #replays(position: string, stopping: AbortSignal): Promise<boolean> {
    while (!stopping.aborted) {
      // One that was made a primary goes its own way.
      const { rows } = await this.#options.replica.query<{ isThere: boolean }>(
        'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as "isThere"',
        [position],
      );
      if (onlyRow(rows).isThere) return true;
      await sleep(pauseMs);
    }
    return false;
  }

  #lookNowAndThen(): void {
    const now = performance.now();
    if (now < this.#lookAgainAt) return;
    this.#lookAgainAt = now + lookMs;
    void this.#look();
  }

  async #look(): Promise<void> {
    const isWell = await this.#readPosition()
      .then((position) => this.#reaches(position))
      .catch(() => false);
    if (!isWell || this.#isUsed) return;
    this.#isUsed = true;
    this.#options.onChange(true);
  }
}
