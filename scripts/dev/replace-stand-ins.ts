import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createDatabase } from '#db/database.ts';
import { createPool } from '#db/pool.ts';
import { createImageQueue } from '#modules/media/image-queue.ts';
import { inspectImage } from '#modules/media/inspect-image.ts';
import type { Config } from '#server/config.ts';
import { openImageStorage } from '#server/open-file-store.ts';

export interface StandIns extends Pick<Config, 'dataDir' | 's3'> {
  databaseUrl: string;
  /** What the shop was filled with. */
  standInDir: string;
  /** Pictures of the same names. */
  artDir: string;
}

/** Stand-ins are of one colour, which takes a few bytes. */
const mostBytes = 5000;

/** Puts the demo's pictures in the places of their stand-ins, and returns how many it replaced. */
export async function replaceStandIns({
  databaseUrl,
  standInDir,
  artDir,
  ...config
}: StandIns): Promise<number> {
  const db = createDatabase(createPool({ connectionString: databaseUrl, onError: () => {} }));
  const storage = openImageStorage(config, console);
  const queue = createImageQueue();
  let replaced = 0;
  try {
    const rows = await db
      .selectFrom('images')
      .select(['id', 'name', 'hash'])
      .where('bytes', '<=', mostBytes)
      .where('ext', '=', 'webp')
      .execute();
    for (const { id, name, hash } of rows) {
      const [standIn, art] = [join(standInDir, name), join(artDir, name)];
      if (!existsSync(standIn) || !existsSync(art)) continue;
      // An owner may have a small picture of the same name.
      if ((await inspectImage(await readFile(standIn), queue)).hash !== hash) continue;
      const { bytes, ext, mime, width, height, ...image } = await inspectImage(await readFile(art), queue);
      await storage.writeOriginal(image.hash, ext, bytes);
      const values = { hash: image.hash, ext, mime, width, height, bytes: bytes.length };
      await db.updateTable('images').set(values).where('id', '=', id).execute();
      replaced++;
    }
  } finally {
    await db.destroy();
  }
  return replaced;
}
