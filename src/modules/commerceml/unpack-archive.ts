import type { Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError } from '#domain/errors.ts';

import { kindOf, readFileName } from './file-names.ts';
import {
  appendPart,
  selectPartSizes,
  selectPartSlice,
  updateRead,
  updateWanted,
  type ClaimedFile,
} from './files.queries.ts';
import { listZip, unpackEntry, type ArchiveBytes } from './read-zip.ts';

/** Bytes of one part of an unpacked file. */
const partBytes = 1_000_000;

/** Puts the files of an archive in the inbox of its exchange, in place of the archive. Throws 422. */
export async function unpackArchive(trx: Transaction<Database>, file: ClaimedFile): Promise<void> {
  const archive = await openArchive(trx, file);
  for (const entry of await listZip(archive)) {
    const name = readFileName(entry.name);
    if (name === null) throw new AppError('validation_failed', 'commerceml.errors.fileName');
    const kind = kindOf(name);
    // An archive in an archive is none of 1C's.
    if (kind === 'zip' || kind === 'other') continue;
    let id: number | null = null;
    let pieces: Buffer[] = [];
    let bytes = 0;
    const flush = async () => {
      const part = { exchangeId: file.exchangeId, name, kind, type: file.type, bytes: Buffer.concat(pieces) };
      id = await appendPart(trx, part);
      pieces = [];
      bytes = 0;
    };
    for await (const piece of unpackEntry(archive, entry)) {
      pieces.push(piece);
      bytes += piece.length;
      if (bytes >= partBytes) await flush();
    }
    await flush();
    // Of orders no import is asked for.
    if (id !== null && file.type === 'sale' && kind === 'xml') await updateWanted(trx, id);
  }
  await updateRead(trx, file.id, { importId: null, unpriced: 0 });
}

/** The parts of an archive as if they were one. */
async function openArchive(trx: Transaction<Database>, { id, size }: ClaimedFile): Promise<ArchiveBytes> {
  const starts: number[] = [];
  let end = 0;
  for (const length of await selectPartSizes(trx, id)) {
    starts.push(end);
    end += length;
  }
  return {
    size,
    async readAt(offset, length) {
      const pieces: Buffer[] = [];
      let at = offset;
      for (
        let index = starts.findLastIndex((start) => start <= offset);
        index < starts.length && at < offset + length;
        index++
      ) {
        const from = at - (starts[index] ?? 0);
        const slice = await selectPartSlice(trx, { id, part: index + 1, from, length: offset + length - at });
        pieces.push(slice);
        at += slice.length;
      }
      return Buffer.concat(pieces);
    },
  };
}
