import { randomUUID } from 'node:crypto';

import { StorageError, type FileStore } from './file-store.ts';

const publicMs = 4000;

/**
 * Writes a small file, reads it, also at the public address of the storage where it has one, and removes it: what a
 * shop needs beyond `check`. Throws a `StorageError` that says what to change.
 */
export async function probeStore(files: FileStore, publicUrl?: string): Promise<void> {
  await files.check();
  const key = `probe/${randomUUID()}.txt`;
  const bytes = Buffer.from(key);
  await files.put(key, bytes, { contentType: 'text/plain' });
  try {
    const back = await files.read(key);
    if (!back?.equals(bytes)) {
      throw new StorageError('The file storage does not give back what was written to it', {
        isTemporary: false,
      });
    }
    if (publicUrl !== undefined && files.place.kind === 's3') {
      await readPublicly(`${publicUrl}/${files.place.prefix}${key}`, bytes);
    }
  } finally {
    await files.remove(key);
  }
}

async function readPublicly(address: string, bytes: Buffer): Promise<void> {
  const said = await fetch(address, { signal: AbortSignal.timeout(publicMs) }).then(
    async (answer) =>
      answer.ok && bytes.equals(Buffer.from(await answer.arrayBuffer())) ? null : `${answer.status}`,
    String,
  );
  if (said === null) return;
  throw new StorageError(
    `S3_PUBLIC_URL does not show the files of the bucket (${address}: ${said}). Allow everybody to read it, correct the address, or leave S3_PUBLIC_URL out: pictures then come through the shop.`,
    { isTemporary: false },
  );
}
