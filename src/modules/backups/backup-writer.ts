import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import { syncFolder } from '#platform/files/sync-folder.ts';

import {
  BackupError,
  fileListName,
  hashOf,
  manifestName,
  type BackupManifest,
  type ListedFile,
} from './backup-manifest.ts';
import { copyFile, syncTree, writeChunks, writeLines } from './copy-file.ts';

/** A backup that is being written, in a folder of another name; paths are relative to it. */
export interface BackupWriter {
  /** Where it is written now. */
  readonly folder: string;
  addFolder(path: string): Promise<void>;
  /** Does nothing for a file that has gone in the meantime. May be called for many files at once. */
  addFile(from: string, path: string): Promise<void>;
  addBytes(bytes: Buffer, path: string): Promise<void>;
  addStream(chunks: AsyncIterable<Buffer>, path: string): Promise<void>;
  addLines(lines: AsyncIterable<readonly string[]>, path: string): Promise<void>;
  /** Writes list and manifest and gives the folder its name: from now on it is a backup. */
  finish(manifest: Omit<BackupManifest, 'format' | 'files'>): Promise<BackupManifest>;
  /** Takes away what was written. */
  discard(): Promise<void>;
}

const partMark = '.part-';
/** Customers' data: for its owner alone. */
const newFile = { flag: 'wx', mode: 0o600 };

/**
 * Begins a backup that will stand in `folder`, which must not exist or be empty. Until it is whole it has another
 * name and no manifest, so that one that was interrupted never looks like one. Not `durable`: for tests only.
 */
export async function beginBackup(folder: string, durable: boolean): Promise<BackupWriter> {
  await refuseUsedFolder(folder);
  await mkdir(dirname(folder), { recursive: true });
  await removeAbandoned(dirname(folder), basename(folder));
  const part = `${folder}${partMark}${process.pid}`;
  await mkdir(part, { mode: 0o700 });
  const files: ListedFile[] = [];
  const folders = new Set<string>();

  async function ensureFolder(path: string): Promise<void> {
    if (path === '.' || folders.has(path)) return;
    await mkdir(join(part, path), { recursive: true, mode: 0o700 });
    for (let inner = path; inner !== '.'; inner = dirname(inner)) folders.add(inner);
  }

  return {
    folder: part,
    async addFolder(path) {
      await ensureFolder(path);
      files.push({ path: `${path}/`, bytes: 0 });
    },
    async addFile(from, path) {
      await ensureFolder(dirname(path));
      try {
        files.push({ path, ...(await copyFile(from, join(part, path))) });
      } catch (error) {
        if (!isMissing(error, from)) throw error;
      }
    },
    async addBytes(bytes, path) {
      await ensureFolder(dirname(path));
      await writeFile(join(part, path), bytes, newFile);
      files.push({ path, bytes: bytes.length, sha256: hashOf(bytes) });
    },
    async addStream(chunks, path) {
      await ensureFolder(dirname(path));
      files.push({ path, ...(await writeChunks(join(part, path), chunks)) });
    },
    async addLines(lines, path) {
      await ensureFolder(dirname(path));
      files.push({ path, ...(await writeLines(join(part, path), lines)) });
    },
    async finish(about) {
      const list = files.map((file) => `${JSON.stringify(file)}\n`).join('');
      const manifest: BackupManifest = {
        format: 1,
        ...about,
        files: {
          count: files.filter(({ sha256 }) => sha256 !== undefined).length,
          bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
          listSha256: hashOf(list),
        },
      };
      await writeFile(join(part, fileListName), list, newFile);
      await writeFile(join(part, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, newFile);
      if (durable) await syncTree(part);
      await rmdir(folder).catch(() => {});
      await rename(part, folder);
      if (durable) await syncFolder(dirname(folder));
      return manifest;
    },
    discard: () => rm(part, { recursive: true, force: true }),
  };
}

async function refuseUsedFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw new BackupError(`${folder} cannot be written to: ${String(error)}`);
  });
  if (names.length > 0) {
    throw new BackupError(
      `${folder} is not empty. Name a folder that does not exist: a backup replaces none.`,
    );
  }
}

/** What a process that was killed has left of a backup of this name. */
async function removeAbandoned(parent: string, name: string): Promise<void> {
  for (const entry of await readdir(parent)) {
    if (!entry.startsWith(name + partMark)) continue;
    const pid = Number(entry.slice(name.length + partMark.length));
    if (pid !== process.pid && isAlive(pid)) {
      throw new BackupError(`Another process (pid ${pid}) is writing ${join(parent, name)}.`);
    }
    await rm(join(parent, entry), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function isMissing(error: unknown, path: string): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === 'ENOENT' &&
    'path' in error &&
    error.path === path
  );
}
