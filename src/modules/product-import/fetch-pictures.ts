import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError } from '#domain/errors.ts';
import { maxUploadBytes } from '#domain/schemas/media.schema.ts';
import type { ImportedPictures } from '#domain/schemas/product-import.schema.ts';
import type { MediaLibrary } from '#modules/media/media-library.ts';
import { createJobLoop, type JobLoop } from '#platform/jobs/job-loop.ts';
import type { Log } from '#platform/log.ts';
import { OutsideError, type GetOutside } from '#platform/net/get-outside.ts';

import {
  claimAddress,
  releaseAddress,
  selectPictures,
  updateFailedToWaiting,
  updateFetched,
  updateFetchFailed,
  type ClaimedAddress,
} from './picture-fetches.queries.ts';
import { placePictures } from './place-pictures.ts';

/** At a time on one instance, and of one host: another shop is not to suffer from our import. */
const lanes = { all: 4, ofHost: 2 } as const;
const timeoutMs = 30_000;
/** Well after an attempt has been given up. */
const leaseSeconds = 120;
/** Seconds from one attempt to the next; then it is given up. */
const pauses = [60, 600, 3600] as const;

export interface PictureFetches {
  read(range: { offset: number; limit: number }): Promise<ImportedPictures>;
  /** Puts those that failed back in the queue. */
  retry(): Promise<void>;
  job: JobLoop;
}

interface PictureFetchesOptions {
  db: Kysely<Database>;
  get: GetOutside;
  library: Pick<MediaLibrary, 'upload'>;
  log: Pick<Log, 'error'>;
}

/** Fetches pictures by address into the library, and puts them into the products that wait for them. */
export function createPictureFetches(options: PictureFetchesOptions): PictureFetches {
  const { db, log } = options;
  const job = createJobLoop({
    name: 'pictures by address',
    everyMs: 2000,
    run: (signal) => fetchDue(options, signal),
    log,
  });
  return {
    job,
    read: (range) => selectPictures(db, range),
    async retry() {
      await updateFailedToWaiting(db);
      job.wake();
    },
  };
}

/** All that is due, a few at a time. */
export async function fetchDue(options: PictureFetchesOptions, signal: AbortSignal): Promise<void> {
  const { db } = options;
  const hosts = new Map<Promise<void>, string>();
  const isBusy = (host: string) => [...hosts.values()].filter((one) => one === host).length >= lanes.ofHost;
  for (;;) {
    const isFull = hosts.size >= lanes.all || signal.aborted;
    const busyHosts = [...new Set(hosts.values())].filter(isBusy);
    const address = isFull ? null : await claimAddress(db, { busyHosts, leaseSeconds });
    if (address) {
      const fetching: Promise<void> = fetchOne(options, address, signal).finally(() =>
        hosts.delete(fetching),
      );
      hosts.set(fetching, address.host);
      continue;
    }
    if (hosts.size > 0) await Promise.race(hosts.keys());
    // What was passed over for its busy host may be fetched by now.
    else if (busyHosts.length === 0) break;
  }
  while (!signal.aborted && (await placePictures(db)));
}

async function fetchOne(
  { db, get, library, log }: PictureFetchesOptions,
  { id, url, attempt }: ClaimedAddress,
  signal: AbortSignal,
): Promise<void> {
  try {
    const bytes = await get({ url, mostBytes: maxUploadBytes, timeoutMs, signal });
    const { image } = await library.upload({ bytes, name: nameOf(url) });
    await updateFetched(db, id, image.id);
  } catch (error) {
    if (signal.aborted) return releaseAddress(db, id);
    const failure = describe(error);
    if (failure.code === 'internal') log.error({ err: error, url }, 'A picture by address could not be kept');
    const nextIn = failure.isPassing ? (pauses[attempt - 1] ?? null) : null;
    await updateFetchFailed(db, id, { error: failure.code, nextIn });
  }
}

/** The last part of the path; the library mends what cannot be a name. */
function nameOf(url: string): string {
  const path = new URL(url).pathname;
  return path.slice(path.lastIndexOf('/') + 1).slice(0, 200);
}

function describe(error: unknown): { code: string; isPassing: boolean } {
  if (error instanceof OutsideError) {
    const { reason, status } = error;
    if (reason !== 'refused') return { code: reason, isPassing: reason === 'silent' };
    return { code: `refused ${status}`, isPassing: status >= 500 || status === 408 || status === 429 };
  }
  if (error instanceof AppError && error.code === 'payload_too_large')
    return { code: 'tooBig', isPassing: false };
  if (error instanceof AppError && error.code === 'validation_failed')
    return { code: 'noPicture', isPassing: false };
  return { code: 'internal', isPassing: true };
}
