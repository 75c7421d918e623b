import type { Readable } from 'node:stream';

/** Where files are kept, as people are told of it. */
export type FilePlace =
  | { kind: 'disk'; folder: string }
  | { kind: 's3'; bucket: string; host: string; prefix: string };

export interface FileFacts {
  key: string;
  /** In bytes. */
  size: number;
}

/** First and last byte, both included, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface OpenFile {
  /** Of the whole file, in bytes. */
  size: number;
  stream: Readable;
}

export interface FileOptions {
  contentType: string;
  /** Of answers that the storage itself gives, where it is public. */
  cacheControl?: string;
}

/**
 * A place for files under keys such as `images/ab/abcd.jpg`: letters, digits, `.`, `_` and `-`, in folders by `/`.
 * Nothing that a visitor types becomes a key. What is missing is null; whatever keeps a storage from answering is
 * a `StorageError`, and on a disk the error of the system.
 */
export interface FileStore {
  readonly place: FilePlace;
  /** Old or new, never half; returns when the bytes are durable. A stream may be of any length. */
  put(key: string, content: Buffer | Readable, options: FileOptions): Promise<void>;
  /** The whole of a file; an empty one counts as lost. */
  read(key: string): Promise<Buffer | null>;
  open(key: string, range?: ByteRange): Promise<OpenFile | null>;
  head(key: string): Promise<FileFacts | null>;
  /** One that is not there is no error. */
  remove(key: string): Promise<void>;
  /** All files whose keys begin so, in no order that may be relied upon. */
  list(prefix: string): AsyncIterable<FileFacts>;
  /** Throws where files can be neither read nor listed; answers within seconds. */
  check(): Promise<void>;
}

/**
 * A storage does not do what it is asked for. `isTemporary`: it is away or overloaded, and may answer the next time;
 * else somebody has to change something, and the message says what.
 */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly isTemporary: boolean;

  constructor(message: string, { isTemporary, cause }: { isTemporary: boolean; cause?: unknown }) {
    super(message, { cause });
    this.isTemporary = isTemporary;
  }
}

const safeKey = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/;

export const isSafeKey = (key: string) => safeKey.test(key);

/** Throws for what could lead out of a folder, or would have to be written otherwise in an address. */
export function checkKey(key: string): string {
  if (!isSafeKey(key)) throw new Error(`Not a file's key: ${JSON.stringify(key)}`);
  return key;
}
