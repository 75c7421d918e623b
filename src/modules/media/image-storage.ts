import { AppError } from '#domain/errors.ts';
import {
  StorageError,
  type FileOptions,
  type FilePlace,
  type FileStore,
} from '#platform/files/file-store.ts';

/** Where pictures lie. Names are made of content hashes only; nothing a visitor types becomes a path. */
export interface ImageStorage {
  readonly place: FilePlace;
  /** The store below, for what else the shop keeps beside its pictures. */
  readonly files: FileStore;
  readOriginal(hash: string, ext: string): Promise<Buffer | null>;
  /** Returns when the bytes are durable: rows may point to them from then on. */
  writeOriginal(hash: string, ext: string, bytes: Buffer): Promise<void>;
  /** As `writeOriginal`, where the file is not there already. */
  ensureOriginal(hash: string, ext: string, bytes: Buffer): Promise<void>;
  removeOriginal(hash: string, ext: string): Promise<void>;
  /** All that was made of an original. */
  removeDerived(hash: string): Promise<void>;
  /**
   * A rendition made before; null where there is none. `name` is `{hash}-{mode}-{w}x{h}.{format}`, with
   * `-f{x}x{y}` before the point where it was cropped around a point.
   */
  readDerived(name: string): Promise<Buffer | null>;
  writeDerived(name: string, bytes: Buffer): Promise<void>;
  /** Origin of the addresses that `publicAddress` gives. */
  readonly publicOrigin: string | undefined;
  /** Where browsers get a stored file without us; undefined: through us alone. */
  publicAddress(key: string): string | undefined;
  /** Throws where the storage cannot be used; answers within seconds. */
  check(): Promise<void>;
}

const safeName =
  /^[0-9a-f]{16,64}(?:-(?:outbound|inset)-\d{1,4}x\d{1,4}(?:-f\d{1,3}x\d{1,3})?)?\.[a-z]{3,4}$/;

const mimes: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

/** Deletions under way at a time: a picture has some twenty renditions. */
const deletionsAtOnce = 8;

/** Originals in `images/ab/<hash>.<ext>`, renditions in `cache/img/ab/…`, which may be deleted any time. */
export function originalKey(hash: string, ext: string): string {
  return keyOf('images', `${hash}.${ext}`);
}

export function derivedKey(name: string): string {
  return keyOf('cache/img', name);
}

/**
 * Pictures over a file store. One that is away or refuses us is `unavailable` (503): the shop goes on, and what went
 * wrong is the cause. `publicUrl` is the address of the bucket without a slash at the end.
 */
export function createImageStorage(files: FileStore, publicUrl?: string): ImageStorage {
  const base = publicUrl && `${publicUrl}/${files.place.kind === 's3' ? files.place.prefix : ''}`;
  const put = (key: string, bytes: Buffer) => orUnavailable(files.put(key, bytes, pictureOptions(key)));
  return {
    place: files.place,
    files,
    readOriginal: async (hash, ext) => orUnavailable(files.read(originalKey(hash, ext))),
    writeOriginal: async (hash, ext, bytes) => put(originalKey(hash, ext), bytes),
    async ensureOriginal(hash, ext, bytes) {
      const key = originalKey(hash, ext);
      const there = await orUnavailable(files.head(key));
      if (there?.size !== bytes.length) await put(key, bytes);
    },
    removeOriginal: async (hash, ext) => orUnavailable(files.remove(originalKey(hash, ext))),
    removeDerived: async (hash) =>
      orUnavailable(removeAll(files, derivedKey(`${hash}.any`).replace(/\.any$/, '-'))),
    readDerived: async (name) => orUnavailable(files.read(derivedKey(name))),
    writeDerived: async (name, bytes) => put(derivedKey(name), bytes),
    publicOrigin: publicUrl && new URL(publicUrl).origin,
    publicAddress: (key) => base && `${base}${key}`,
    check: () => files.check(),
  };
}

function keyOf(folder: string, name: string): string {
  if (!safeName.test(name)) throw new Error(`Not a picture's name: ${JSON.stringify(name)}`);
  return `${folder}/${name.slice(0, 2)}/${name}`;
}

/** By the end of its name; names are of contents, so what is under one never changes. */
export function pictureOptions(key: string): FileOptions {
  const contentType = mimes[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  return { contentType, cacheControl: 'public, max-age=31536000, immutable' };
}

async function removeAll(files: FileStore, prefix: string): Promise<void> {
  let batch: Promise<void>[] = [];
  for await (const { key } of files.list(prefix)) {
    batch.push(files.remove(key));
    if (batch.length < deletionsAtOnce) continue;
    await Promise.all(batch);
    batch = [];
  }
  await Promise.all(batch);
}

async function orUnavailable<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    throw new AppError('unavailable', 'media.storageAway', { cause: error, retryAfter: 5 });
  }
}
