import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { inspectImage } from '#services/images/inspect-image.ts';
import type { ImageQueue } from '#services/images/image-queue.ts';
import type { ImageStorage } from '#services/images/image-storage.ts';

import { artworks } from '../art/artworks.ts';
import { nameFile } from '../art/write-artwork.ts';
import { say, type SeedContext } from './seed-context.ts';

interface ImageSource {
  /** Where the rendered artworks are. */
  artDir: string;
  storage: ImageStorage;
  queue: ImageQueue;
}

/** Takes the rendered artworks into the media library, as an upload would. */
export async function seedImages(
  context: SeedContext,
  { artDir, storage, queue }: ImageSource,
): Promise<void> {
  const rows = [];
  for (const artwork of artworks) {
    const image = await inspectImage(await readFile(join(artDir, nameFile(artwork))), queue);
    await storage.writeOriginal(image.hash, image.ext, image.bytes);
    rows.push({
      hash: image.hash,
      ext: image.ext,
      name: nameFile(artwork),
      mime: image.mime,
      width: image.width,
      height: image.height,
      bytes: image.bytes.length,
      alt: say(context, artwork.alt),
    });
  }
  const inserted = await context.trx.insertInto('images').values(rows).returning(['id', 'name']).execute();
  for (const { id, name } of inserted) context.imageIds.set(name.replace(/\.[a-z]+$/, ''), id);
}
