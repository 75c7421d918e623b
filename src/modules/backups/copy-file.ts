import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { syncFolder } from '#platform/files/sync-folder.ts';
import { createLimit } from '#platform/limits/limit-concurrency.ts';

const run = promisify(execFile);
const chunkBytes = 1 << 20;
/** As many files at a time as Node has threads to read and write with. */
const atOnce = createLimit(4);

export interface CopiedFile {
  bytes: number;
  /** Of what was written, in hexadecimal. */
  sha256: string;
}

/** Copies a file to a new one, readable by its owner alone; `syncTree` makes it durable. */
export function copyFile(from: string, to: string): Promise<CopiedFile> {
  return atOnce.run(() => copyNow(from, to));
}

export function hashFile(file: string): Promise<CopiedFile> {
  return atOnce.run(async () => {
    const source = await open(file, 'r');
    try {
      return await pass(source, async () => {});
    } finally {
      await source.close();
    }
  });
}

/** Writes what comes to a new file, readable by its owner alone. */
export async function writeChunks(file: string, chunks: AsyncIterable<Buffer>): Promise<CopiedFile> {
  const target = await open(file, 'wx', 0o600);
  try {
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const chunk of chunks) {
      hash.update(chunk);
      await target.writeFile(chunk);
      bytes += chunk.length;
    }
    return { bytes, sha256: hash.digest('hex') };
  } finally {
    await target.close();
  }
}

/** The same of lines. */
export function writeLines(file: string, lines: AsyncIterable<readonly string[]>): Promise<CopiedFile> {
  async function* chunks(): AsyncGenerator<Buffer> {
    for await (const some of lines) yield Buffer.from(some.map((line) => `${line}\n`).join(''));
  }
  return writeChunks(file, chunks());
}

async function copyNow(from: string, to: string): Promise<CopiedFile> {
  const source = await open(from, 'r');
  try {
    const target = await open(to, 'wx', 0o600);
    try {
      return await pass(source, (chunk) => target.writeFile(chunk));
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

export async function writeDurably(file: string, bytes: Buffer | string): Promise<void> {
  const target = await open(file, 'wx', 0o600);
  try {
    await target.writeFile(bytes);
    await target.sync();
  } finally {
    await target.close();
  }
}

/**
 * Makes all below a folder durable. One call for its whole file system (`sync -f`, coreutils and busybox) takes a
 * hundredth of the time of one for each of a cluster's thousand files, which is the way where there is no such call.
 */
export async function syncTree(folder: string): Promise<void> {
  try {
    await run('sync', ['-f', folder]);
    return;
  } catch {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isDirectory()) await syncFolder(path);
      else if (entry.isFile()) await syncFile(path);
    }
    await syncFolder(folder);
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function pass(
  source: Awaited<ReturnType<typeof open>>,
  take: (chunk: Buffer) => Promise<void>,
): Promise<CopiedFile> {
  const { size } = await source.stat();
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(Math.min(chunkBytes, size + 1));
  let bytes = 0;
  for (;;) {
    const { bytesRead } = await source.read(buffer, 0, buffer.length);
    if (bytesRead === 0) return { bytes, sha256: hash.digest('hex') };
    const chunk = buffer.subarray(0, bytesRead);
    hash.update(chunk);
    await take(chunk);
    bytes += bytesRead;
  }
}
