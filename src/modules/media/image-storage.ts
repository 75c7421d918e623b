import { constants } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';

/** Where pictures lie. Names are made of content hashes only; nothing a visitor types becomes a path. */
export interface ImageStorage {
  readOriginal(hash: string, ext: string): Promise<Buffer | null>;
  /** Returns when the bytes are durable: rows may point to them from then on. */
  writeOriginal(hash: string, ext: string, bytes: Buffer): Promise<void>;
  removeOriginal(hash: string, ext: string): Promise<void>;
  /** All that was made of an original. */
  removeDerived(hash: string): Promise<void>;
  /**
   * A rendition made before; null where there is none. `name` is `{hash}-{mode}-{w}x{h}.{format}`, with
   * `-f{x}x{y}` before the point where it was cropped around a point.
   */
  readDerived(name: string): Promise<Buffer | null>;
  writeDerived(name: string, bytes: Buffer): Promise<void>;
}

const safeName =
  /^[0-9a-f]{16,64}(?:-(?:outbound|inset)-\d{1,4}x\d{1,4}(?:-f\d{1,3}x\d{1,3})?)?\.[a-z]{3,4}$/;

/** Originals in `images/ab/<hash>.<ext>`, renditions in `cache/img/ab/…`, which may be deleted any time. */
export function createDiskImageStorage(dataDir: string): ImageStorage {
  const originals = join(dataDir, 'images');
  const derived = join(dataDir, 'cache/img');
  return {
    readOriginal: (hash, ext) => readWhole(pathOf(originals, `${hash}.${ext}`)),
    writeOriginal: (hash, ext, bytes) => writeAtomically(pathOf(originals, `${hash}.${ext}`), bytes),
    removeOriginal: (hash, ext) => rm(pathOf(originals, `${hash}.${ext}`), { force: true }),
    removeDerived: (hash) => removeAllOf(derived, hash),
    readDerived: (name) => readWhole(pathOf(derived, name)),
    writeDerived: (name, bytes) => writeAtomically(pathOf(derived, name), bytes),
  };
}

function pathOf(root: string, name: string): string {
  if (!safeName.test(name)) throw new Error(`Not a picture's name: ${JSON.stringify(name)}`);
  return join(root, name.slice(0, 2), name);
}

async function removeAllOf(root: string, hash: string): Promise<void> {
  const folder = dirname(pathOf(root, `${hash}.any`));
  const names = await readdir(folder).catch((error: unknown) => {
    if (isFileError(error, ['ENOENT', 'ENOTDIR'])) return [];
    throw error;
  });
  for (const name of names) {
    if (name.startsWith(`${hash}-`)) await rm(join(folder, name), { force: true });
  }
}

/** Null for a missing or an empty file; a symbolic link is not followed out of the folder. */
async function readWhole(path: string): Promise<Buffer | null> {
  const file = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)).catch((error: unknown) => {
    if (isFileError(error, ['ENOENT', 'ELOOP', 'EISDIR', 'ENOTDIR'])) return null;
    throw error;
  });
  if (!file) return null;
  try {
    const bytes = await file.readFile();
    return bytes.length > 0 ? bytes : null;
  } finally {
    await file.close();
  }
}

/** Old or new, never half: a kill or a power cut leaves at most a stray temporary file. */
async function writeAtomically(path: string, bytes: Buffer): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    const file = await open(temporary, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/** Makes the new name durable too. Windows cannot open folders and needs no such call. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isFileError(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
