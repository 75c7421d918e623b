import { once } from 'node:events';
import { createInflateRaw } from 'node:zlib';

import { AppError } from '#domain/errors.ts';

/** Bytes of an archive, wherever they lie. */
export interface ArchiveBytes {
  size: number;
  readAt(offset: number, length: number): Promise<Buffer>;
}

interface ZipEntry {
  name: string;
  method: number;
  packed: number;
  unpacked: number;
  offset: number;
}

/** Of one archive: files, their bytes together, and how many times larger than packed. */
const zipLimits = { entries: 20_000, bytes: 1024 ** 3, ratio: 200 } as const;
/** What packs very well is small, such as a file of one letter. */
const anyRatioBelow = 1_000_000;
const mostDirectory = 8_000_000;
const pieceBytes = 262_144;
const endSize = 22;
const longestComment = 65_535;
const signatures = { end: 0x0605_4b50, entry: 0x0201_4b50, file: 0x0403_4b50 } as const;

/**
 * The files of an archive by its directory (PKWARE APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16), without folders.
 * Throws 422 for what is damaged, encrypted, too large (also ZIP64), or says that it unpacks to more than the limits.
 */
export async function listZip(archive: ArchiveBytes): Promise<ZipEntry[]> {
  const tailSize = Math.min(archive.size, endSize + longestComment);
  const tail = await archive.readAt(archive.size - tailSize, tailSize);
  const at = tail.lastIndexOf(Buffer.from('504b0506', 'hex'));
  if (at === -1 || at + endSize > tail.length) throw damaged();
  const count = tail.readUInt16LE(at + 10);
  const size = tail.readUInt32LE(at + 12);
  const offset = tail.readUInt32LE(at + 16);
  if (count > zipLimits.entries || size > mostDirectory) throw tooLarge();
  if (offset + size > archive.size) throw damaged();
  const directory = await archive.readAt(offset, size);
  const entries = readDirectory(directory, count);
  const bytes = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  const isBomb = entries.some(
    ({ packed, unpacked }) => unpacked > anyRatioBelow && unpacked > packed * zipLimits.ratio,
  );
  if (bytes > zipLimits.bytes || isBomb) throw tooLarge();
  return entries;
}

function readDirectory(directory: Buffer, count: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== signatures.entry) throw damaged();
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) =>
      directory.readUInt16LE(at + place),
    );
    const nameEnd = at + 46 + (nameLength ?? 0);
    const isEncrypted = (directory.readUInt16LE(at + 8) & 1) === 1;
    const method = directory.readUInt16LE(at + 10);
    // Names of 1C are Latin letters and digits.
    const name = directory.toString('utf8', at + 46, nameEnd).replaceAll('\\', '/');
    if (isEncrypted || (method !== 0 && method !== 8)) throw damaged();
    if (!name.endsWith('/')) {
      entries.push({
        name,
        method,
        packed: directory.readUInt32LE(at + 20),
        unpacked: directory.readUInt32LE(at + 24),
        offset: directory.readUInt32LE(at + 42),
      });
    }
    at = nameEnd + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return entries;
}

/** One file piece by piece; throws 422 where more comes out than the directory has said, or less. */
export async function* unpackEntry(archive: ArchiveBytes, entry: ZipEntry): AsyncGenerator<Buffer> {
  const head = await archive.readAt(entry.offset, 30);
  if (head.length < 30 || head.readUInt32LE(0) !== signatures.file) throw damaged();
  const begin = entry.offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  if (begin + entry.packed > archive.size) throw damaged();
  let size = 0;
  const pieces =
    entry.method === 0 ? readPacked(archive, begin, entry.packed) : inflate(archive, begin, entry.packed);
  for await (const piece of pieces) {
    size += piece.length;
    if (size > entry.unpacked) throw tooLarge();
    yield piece;
  }
  if (size < entry.unpacked) throw damaged();
}

async function* readPacked(archive: ArchiveBytes, begin: number, length: number): AsyncGenerator<Buffer> {
  for (let done = 0; done < length; done += pieceBytes)
    yield await archive.readAt(begin + done, Math.min(pieceBytes, length - done));
}

async function* inflate(archive: ArchiveBytes, begin: number, length: number): AsyncGenerator<Buffer> {
  const inflater = createInflateRaw();
  const feeding = (async () => {
    for await (const piece of readPacked(archive, begin, length)) {
      if (inflater.destroyed) return;
      if (!inflater.write(piece)) await Promise.race([once(inflater, 'drain'), once(inflater, 'close')]);
    }
    inflater.end();
  })();
  feeding.catch((error: Error) => inflater.destroy(error));
  try {
    for await (const piece of inflater as AsyncIterable<Buffer>) yield piece;
    await feeding;
  } catch (error) {
    const isOurs = !(error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'));
    throw isOurs ? error : damaged();
  } finally {
    inflater.destroy();
  }
}

const damaged = () => new AppError('validation_failed', 'commerceml.errors.archive');
const tooLarge = () => new AppError('validation_failed', 'commerceml.errors.archiveSize');
