import { crc32, deflateSync } from 'node:zlib';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { ImageStorage } from '#modules/media/image-storage.ts';

interface Size {
  width: number;
  height: number;
}

/** The storage with a drawing in place of every file that pictures of `db` lack, in the size that is asked for. */
export function drawMissingPictures(storage: ImageStorage, db: Kysely<Database>): ImageStorage {
  const find = (hash: string) =>
    db
      .selectFrom('images')
      .select(['id', 'ext', 'width', 'height'])
      .where('hash', '=', hash)
      .executeTakeFirst();
  return {
    ...storage,
    async readOriginal(hash, ext) {
      const kept = await storage.readOriginal(hash, ext);
      if (kept || ext === 'svg') return kept;
      const row = await find(hash);
      return row ? drawPng(row, row.id) : null;
    },
    async readDerived(name) {
      const kept = await storage.readDerived(name);
      const [, hash = '', width, height] = /^(\w+)-\w+-(\d+)x(\d+)/.exec(name) ?? [];
      const row = kept ? undefined : await find(hash);
      if (!row || (await storage.readOriginal(hash, row.ext))) return kept;
      const across = Number(width);
      const down = Number(height) || Math.round((across * row.height) / row.width);
      return drawPng({ width: across, height: down }, row.id);
    },
  };
}

/** Two fields of colour, of which each picture has its own; a bit a pixel, which costs no time. */
function drawPng({ width, height }: Size, id: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 3], 8);
  const line = Math.ceil(width / 8) + 1;
  const pixels = Buffer.alloc(line * height);
  for (let row = Math.floor(height / 2); row < height; row++)
    pixels.fill(255, row * line + 1, (row + 1) * line);
  const tint = 120 + ((id * 47) % 100);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    toChunk('IHDR', header),
    toChunk('PLTE', Buffer.from([215, 200, tint, 110, 95, tint - 60])),
    toChunk('IDAT', deflateSync(pixels, { level: 1 })),
    toChunk('IEND', Buffer.alloc(0)),
  ]);
}

function toChunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  chunk.set(body, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
