import { randomUUID } from 'node:crypto';
import { constants, type Dirent } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

import { checkKey, type ByteRange, type FileFacts, type FileStore, type OpenFile } from './file-store.ts';
import { syncFolder } from './sync-folder.ts';

/** Files below a folder, by their keys. Instances on several machines need the folder shared. */
export function createDiskStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, checkKey(key));
  return {
    place: { kind: 'disk', folder },
    put: (key, content) => writeAtomically(pathOf(key), content),
    read: (key) => withFile(pathOf(key), readWhole),
    open: async (key, range) => openFile(pathOf(key), range),
    head: (key) => withFile(pathOf(key), async (file) => factsOf(key, (await file.stat()).size)),
    remove: (key) => rm(pathOf(key), { force: true }),
    list: (prefix) => listBelow(folder, prefix),
    async check() {
      await mkdir(folder, { recursive: true });
      await readdir(folder);
    },
  };
}

/** Null for what is not there; a symbolic link is not followed out of the folder. */
async function openPlain(path: string): Promise<FileHandle | null> {
  return open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)).catch((error: unknown) => {
    if (isFileError(error, ['ENOENT', 'ELOOP', 'EISDIR', 'ENOTDIR'])) return null;
    throw error;
  });
}

async function withFile<T>(path: string, use: (file: FileHandle) => Promise<T>): Promise<T | null> {
  const file = await openPlain(path);
  if (!file) return null;
  try {
    return await use(file);
  } finally {
    await file.close();
  }
}

async function readWhole(file: FileHandle): Promise<Buffer | null> {
  const bytes = await file.readFile();
  return bytes.length > 0 ? bytes : null;
}

function factsOf(key: string, size: number): FileFacts {
  return { key, size };
}

async function openFile(path: string, range: ByteRange | undefined): Promise<OpenFile | null> {
  const file = await openPlain(path);
  if (!file) return null;
  const { size } = await file.stat();
  // The stream closes the file.
  return { size, stream: file.createReadStream(range) };
}

async function* listBelow(folder: string, prefix: string): AsyncGenerator<FileFacts> {
  const start = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  for (const entry of await readFolder(join(folder, start))) {
    const key = `${start}${entry.name}`;
    if (entry.isDirectory() && key.startsWith(prefix)) {
      yield* listBelow(folder, `${key}/`);
    } else if (entry.isFile() && key.startsWith(prefix) && !isTemporary(entry.name)) {
      const facts = await stat(join(folder, key)).catch(() => null);
      if (facts) yield factsOf(key, facts.size);
    }
  }
}

async function readFolder(path: string): Promise<Dirent[]> {
  return readdir(path, { withFileTypes: true }).catch((error: unknown) => {
    if (isFileError(error, ['ENOENT', 'ENOTDIR'])) return [];
    throw error;
  });
}

function isTemporary(name: string): boolean {
  return name.endsWith('.tmp');
}

/** Old or new, never half: a kill or a power cut leaves at most a stray temporary file. */
async function writeAtomically(path: string, content: Buffer | Readable): Promise<void> {
  const folder = dirname(path);
  const made = await mkdir(folder, { recursive: true });
  const temporary = join(folder, `${basename(path)}.${randomUUID()}.tmp`);
  try {
    const file = await open(temporary, 'wx');
    try {
      await file.writeFile(content);
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
  // A folder that is new has its name in the one above.
  if (made) await syncAbove(folder, dirname(made));
}

async function syncAbove(folder: string, last: string): Promise<void> {
  const above = dirname(folder);
  await syncFolder(above);
  if (above !== last) await syncAbove(above, last);
}

function isFileError(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
