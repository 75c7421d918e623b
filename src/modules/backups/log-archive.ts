import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Client } from 'pg';

import { findGap } from '#db/backup/log-segments.ts';
import {
  createLogSlot,
  dropLogSlots,
  endSegment,
  listWaiting,
  readLogSlot,
  releaseSegment,
} from '#db/backup/log-slot.ts';
import { withClient } from '#db/backup/read-shop.ts';
import type { LogState } from '#domain/schemas/backups.schema.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { probeStore } from '#platform/files/probe-store.ts';
import type { Log } from '#platform/log.ts';

import { archiveSegment, listArchived, readArchived } from './archived-log.ts';

export interface LogArchiveOptions {
  /** Of the running server, as a superuser. */
  url: string;
  /** The server's data folder, on this machine. */
  cluster: string;
  /** Bytes that are free on its disk. */
  readFree(): Promise<number>;
  log: Log;
  now?: () => number;
}

export interface LogPlace {
  /** As its owner names it. */
  name: string;
  /** Throws where the environment names no key for it. */
  open(): FileStore;
}

/**
 * Copies the log of the built-in server, a whole segment after the other, to where backups are kept: with a backup it
 * brings back the shop of any moment. The server keeps each segment until its copy was read back.
 */
export interface LogArchive {
  /** Copies what waits; a minute's orders wait at most. Without a place the archive ends. */
  run(place: LogPlace | null): Promise<void>;
  /** Ends the segment that is being written, and copies it. */
  finish(place: LogPlace): Promise<void>;
  /** Of the archive that goes on; null where there is none, or it is not known. */
  readChain(): { name: string; begunAt: Date } | null;
  /** How the archive is; null where none is kept. */
  state(): LogState | null;
}

const switchMs = 45_000;
const lateMs = 5 * 60_000;
const verifyMs = 3_600_000;
/** The shop goes before its archive: with less than this the server gets its disk back. */
const leastFreeBytes = 512 * 1024 * 1024;

export function createLogArchive(options: LogArchiveOptions): LogArchive {
  const { url, cluster, readFree, log, now = Date.now } = options;
  let endedAt = Number.NEGATIVE_INFINITY;
  let verifiedAt = now();
  let isGivenUp = false;
  let isOff = false;
  let state: LogState | null = null;
  let present: string | null = null;

  async function run(place: LogPlace | null, isLast = false): Promise<void> {
    if (!place) {
      if (!isOff) await withClient(url, dropLogSlots);
      isOff = true;
      state = null;
      present = null;
      return;
    }
    isOff = false;
    try {
      const store = place.open();
      const waitingBytes = await withClient(url, async (client) => {
        const chain = await ensureChain(client, place.name, store);
        present = chain;
        const begunAt = now();
        if (isLast || begunAt - endedAt >= switchMs) {
          await endSegment(client);
          endedAt = begunAt;
        }
        await copyWaiting(client, { cluster, chain, store });
        await verify(chain, store);
        return (await readLogSlot(client))?.waitingBytes ?? 0;
      });
      if (state?.problem) log.warn({ place: place.name }, 'The log of the database is archived again');
      state = { lastAt: new Date(endedAt).toISOString(), waitingBytes, problem: null, detail: '' };
      isGivenUp = false;
    } catch (error) {
      await tellFailure(place, error);
    }
  }

  /** The archive that is under way, or a new one where there is none in this place. */
  async function ensureChain(client: Client, name: string, store: FileStore): Promise<string> {
    const placeMark = createHash('sha256').update(name).digest('hex').slice(0, 8);
    const slot = await readLogSlot(client);
    if (slot?.placeMark === placeMark) return slot.chain;
    await probeStore(store);
    await dropLogSlots(client);
    const chain = `${newStamp(now())}_${randomBytes(3).toString('hex')}`;
    await createLogSlot(client, { chain, placeMark });
    endedAt = Number.NEGATIVE_INFINITY;
    return chain;
  }

  /** Once an hour: an archive that somebody has made a hole in is none, and a new one has to begin. */
  async function verify(chain: string, store: FileStore): Promise<void> {
    if (now() - verifiedAt < verifyMs) return;
    verifiedAt = now();
    const names = await listArchived(store, chain);
    const missing = findGap(names, names[0] ?? '');
    if (missing === null) return;
    await withClient(url, dropLogSlots);
    present = null;
    throw new Error(`The segment ${missing} is gone from the archive. A new archive and a new backup begin.`);
  }

  async function tellFailure({ name }: LogPlace, error: unknown): Promise<void> {
    const detail = error instanceof Error ? error.message : String(error);
    if (state?.detail !== detail) log.error({ err: error, place: name }, 'The log cannot be archived');
    const slot = await withClient(url, readLogSlot).catch(() => null);
    const waitingBytes = slot?.waitingBytes ?? 0;
    if (slot && (await readFree()) < leastFreeBytes) {
      await withClient(url, dropLogSlots);
      present = null;
      isGivenUp = true;
      log.error({ place: name, waitingBytes }, 'The archive of the log was given up: its disk was filling');
    }
    const problem = isGivenUp ? 'given-up' : 'failed';
    state = { lastAt: state?.lastAt ?? null, waitingBytes, problem, detail };
  }

  return {
    run: (place) => run(place),
    finish: (place) => run(place, true),
    readChain: () => (present === null ? null : { name: present, begunAt: readStamp(present) }),
    state() {
      const lastAt = state?.lastAt ?? null;
      const isLate = lastAt !== null && now() - Date.parse(lastAt) > lateMs;
      return state && { ...state, problem: state.problem ?? (isLate ? 'late' : null) };
    },
  };
}

async function copyWaiting(
  client: Client,
  { cluster, chain, store }: { cluster: string; chain: string; store: FileStore },
): Promise<void> {
  for (const name of await listWaiting(client)) {
    const bytes = await readFile(join(cluster, 'pg_wal', name)).catch(async (error: unknown) => {
      // After a crash the server may have forgotten how far it was released, and reused what we have.
      if (await readArchived(store, chain, name)) return null;
      throw error;
    });
    if (bytes) await archiveSegment(store, { chain, name, bytes });
    await releaseSegment(client, name);
  }
}

/** `20261123t150405z`: what a slot's name may have. */
function newStamp(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '').toLowerCase()}z`;
}

function readStamp(chain: string): Date {
  return new Date(chain.replace(/^(\d{4})(\d\d)(\d\d)t(\d\d)(\d\d)(\d\d)z.*$/, '$1-$2-$3T$4:$5:$6Z'));
}
