import { setTimeout as sleep } from 'node:timers/promises';

import { LRUCache } from 'lru-cache';

import type { Log } from '../../log.ts';
import { createCircuitBreaker } from '../../timeouts/circuit-breaker.ts';
import { StorageError } from '../file-store.ts';
import { explainFailure, readFailure } from './s3-answers.ts';
import { bucketAddress, type S3Options } from './s3-options.ts';
import { signRequest, writeQuery, type UnsignedRequest } from './sign-request.ts';

export interface S3Call {
  method: UnsignedRequest['method'];
  /** Without the prefix; none: the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer;
  /** Milliseconds of one attempt until the answer begins, and more for a body. */
  timeoutMs?: number;
  tries?: number;
}

/** Of a call that succeeded, or with the status 404 of one about a file. */
export interface S3Answer {
  ok: boolean;
  status: number;
  headers: Headers;
  body: Buffer;
}

export interface S3Timing {
  timeoutMs?: number;
  /** Before the second attempt, doubled before each further one, and shortened at random. */
  backOffMs?: number;
  /** While the service is away, between two calls that try whether it is back. */
  pauseMs?: number;
}

/** What a slow line sends in a millisecond, in bytes: 100 KB/s. */
const slowestRate = 100;

export type S3Client = ReturnType<typeof createS3Client>;

/**
 * Calls of the S3 API over one bucket: signed, within a time, tried again where the reason may pass, refused at once
 * while the service is away. `send` reads the whole answer; `open` leaves a good one's body to be read, however long
 * that takes. Anything but success and a missing file is a `StorageError`.
 */
export function createS3Client(options: S3Options, log: Log, timing: S3Timing = {}) {
  const { timeoutMs: usualMs = 4000, backOffMs = 200, pauseMs = 2000 } = timing;
  const bucket = bucketAddress(options);
  const callOrRefuse = createCircuitBreaker({
    mostFailures: 3,
    pauseMs,
    isDown: (error) => error instanceof StorageError && error.isTemporary,
    refusal: () => new StorageError('The file storage does not answer at present', { isTemporary: true }),
    onChange(isOpen, cause) {
      const { endpoint } = options;
      if (isOpen) log.error({ err: cause, endpoint }, 'The file storage does not answer');
      else log.warn({ endpoint }, 'The file storage answers again');
    },
  });

  /** Of refusals once a minute: each picture of a page would tell the same. */
  const told = new LRUCache<string, true>({ max: 20, ttl: 60_000 });
  const tellOnce = (error: unknown) => {
    if (!(error instanceof StorageError) || told.has(error.message)) return;
    told.set(error.message, true);
    log.error({ err: error }, 'The file storage refuses');
  };

  const addressOf = ({ key, query }: Pick<S3Call, 'key' | 'query'>): string => {
    const path = key === undefined ? '/' : `/${options.prefix}${key}`;
    return `${bucket}${path}${query ? `?${writeQuery(query)}` : ''}`;
  };

  /** Asks, and reads the answer by `read` within the time that its length allows. */
  const attempt = async <T>(call: S3Call, read: (answer: Response) => Promise<T>): Promise<T> => {
    const { method, headers = {}, body, timeoutMs = usualMs } = call;
    const url = addressOf(call);
    const limit = createTimeLimit(timeoutMs + (body?.length ?? 0) / slowestRate);
    try {
      const signed = await signRequest({ method, url, headers, ...(body && { body }) }, options);
      const answer = await fetch(url, {
        method,
        headers: signed,
        redirect: 'manual',
        signal: limit.signal,
        // A view of the bytes as `fetch` wants them, not a copy.
        ...(body && { body: new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset, body.length) }),
      });
      limit.extend(timeoutMs + Number(answer.headers.get('content-length') ?? 0) / slowestRate);
      if (answer.ok) return await read(answer);
      const failure = readFailure(answer.status, answer.headers, await answer.text());
      const isAboutFile = call.key !== undefined && call.query === undefined;
      const isFileMissing = answer.status === 404 && isAboutFile && failure.code !== 'NoSuchBucket';
      if (isFileMissing) return await read(answer);
      throw explainFailure(failure, options);
    } catch (error) {
      throw error instanceof StorageError ? error : explainAbsence(error, options);
    } finally {
      limit.end();
    }
  };

  const tryRepeatedly = async <T>(call: S3Call, read: (answer: Response) => Promise<T>): Promise<T> => {
    const { tries = 3 } = call;
    for (let number = 1; ; number++) {
      try {
        return await attempt(call, read);
      } catch (error) {
        const mayPass = error instanceof StorageError && error.isTemporary;
        if (!mayPass) tellOnce(error);
        if (!mayPass || number >= tries) throw error;
        await sleep(backOffMs * 2 ** (number - 1) * (0.5 + Math.random() / 2));
      }
    }
  };

  return {
    addressOf,
    send: (call: S3Call): Promise<S3Answer> => callOrRefuse(() => tryRepeatedly(call, readWhole)),
    open: (call: S3Call): Promise<Response> =>
      callOrRefuse(() => tryRepeatedly(call, async (answer) => answer)),
    /** Throws the error that an answer of success has in its body, as that of a finished upload may. */
    refuse({ headers, body }: S3Answer): never {
      throw explainFailure(readFailure(500, headers, body.toString()), options);
    },
  };
}

/** A missing file's body has been read already. */
async function readWhole(answer: Response): Promise<S3Answer> {
  const { ok, status, headers } = answer;
  return { ok, status, headers, body: ok ? Buffer.from(await answer.arrayBuffer()) : Buffer.alloc(0) };
}

/** Ends what takes longer than so many milliseconds from now, or from the last `extend`. */
function createTimeLimit(ms: number) {
  const abort = new AbortController();
  const start = (limit: number) =>
    setTimeout(() => abort.abort(new Error(`no answer within ${Math.round(limit)} ms`)), limit).unref();
  let timer = start(ms);
  return {
    signal: abort.signal,
    extend(limit: number): void {
      clearTimeout(timer);
      timer = start(limit);
    },
    end: () => clearTimeout(timer),
  };
}

/** No answer at all: the network, the name, or the time. */
function explainAbsence(error: unknown, { endpoint, bucket, isPathStyle }: S3Options): StorageError {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = cause instanceof Error ? cause.message : String(cause);
  const isUnknownHost = cause instanceof Error && 'code' in cause && cause.code === 'ENOTFOUND';
  const hint =
    isUnknownHost && !isPathStyle
      ? ` If it has no address for each bucket (${new URL(bucketAddress({ endpoint, bucket, isPathStyle })).host}), set S3_FORCE_PATH_STYLE=1.`
      : '';
  return new StorageError(`The file storage at ${endpoint} does not answer: ${reason}.${hint}`, {
    isTemporary: true,
    cause: error,
  });
}
