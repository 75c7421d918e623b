import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Insertable } from 'kysely';

import type { Database } from '#db/database.ts';
import type { DemoLanguage } from '#domain/schemas/starter-site.schema.ts';
import type { ImageStorage } from '#modules/media/image-storage.ts';
import { inspectOwnImage } from '#modules/media/inspect-image.ts';

import { artworks } from '../art/artworks.ts';
import { nameFile } from '../art/write-artwork.ts';
import type { DemoSite } from '../sites/demo-site.ts';
import type { SeedContext } from './seed-context.ts';

export interface ImageSource {
  /** Where the rendered artworks are. */
  artDir: string;
  storage: ImageStorage;
}

/** Pictures of a site whose files are stored, as rows of the media library. */
export type StoredPictures = Insertable<Database['images']>[];

/** Stores the files of a site's artworks, as uploads would be. Ahead of any transaction: it takes its time. */
export async function storePictures(
  site: DemoSite,
  language: DemoLanguage,
  { artDir, storage }: ImageSource,
): Promise<StoredPictures> {
  const wanted = artworks.filter(
    (artwork) => site.hasArtwork(artwork.key) && (artwork.language ?? language) === language,
  );
  const rows: StoredPictures = [];
  const left = wanted.entries();
  // Each lane takes what is next: one decodes while another writes.
  const lane = async () => {
    for (const [place, artwork] of left)
      rows[place] = await storePicture(artwork, language, { artDir, storage });
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
  return rows;
}

async function storePicture(
  artwork: (typeof artworks)[number],
  language: DemoLanguage,
  { artDir, storage }: ImageSource,
): Promise<StoredPictures[number]> {
  const image = await inspectOwnImage(await readFile(join(artDir, nameFile(artwork))));
  await storage.writeOriginal(image.hash, image.ext, image.bytes);
  return {
    hash: image.hash,
    ext: image.ext,
    name: nameFile(artwork),
    mime: image.mime,
    width: image.width,
    height: image.height,
    tones: image.tones,
    bytes: image.bytes.length,
    alt: artwork.alt[language] ?? artwork.alt.en,
  };
}

/** Takes stored pictures into the media library. */
export async function seedImages(context: SeedContext, rows: StoredPictures): Promise<void> {
  const inserted = await context.trx.insertInto('images').values(rows).returning(['id', 'name']).execute();
  for (const { id, name } of inserted) context.imageIds.set(name.replace(/\.[a-z]+$/, ''), id);
}
