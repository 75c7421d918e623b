import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

/** A text that is compressed by itself, and stands anywhere in a gzip file beside others. */
export interface GzipPiece {
  bytes: Buffer;
  /** CRC-32 and length in bytes of what was compressed. */
  crc: number;
  length: number;
}

const deflate = promisify(deflateRaw);
/** RFC 1952: deflate, no name, no time, unknown system. */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** The last block of deflate, which holds nothing (RFC 1951, 3.2.6). */
const lastBlock = Buffer.from([0x03, 0x00]);

/** Compresses away from the event loop; an empty text is an empty piece. */
export async function compressPiece(text: string): Promise<GzipPiece> {
  const plain = Buffer.from(text);
  if (plain.length === 0) return { bytes: plain, crc: 0, length: 0 };
  // Ends on a byte and is not marked as the last, so that another may follow.
  const bytes = await deflate(plain, { finishFlush: constants.Z_SYNC_FLUSH });
  return { bytes, crc: crc32(plain), length: plain.length };
}

/** One gzip file (a single member, as every reader takes it) of pieces in their order, as they come. */
export async function* joinPieces(pieces: AsyncIterable<GzipPiece>): AsyncGenerator<Buffer> {
  let crc = 0;
  let length = 0;
  yield header;
  for await (const piece of pieces) {
    if (piece.length === 0) continue;
    crc = combineCrc(crc, piece);
    length += piece.length;
    yield piece.bytes;
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc, 0);
  trailer.writeUInt32LE(length % 2 ** 32, 4);
  yield Buffer.concat([lastBlock, trailer]);
}

/** CRC-32 of a text and a piece after it: the first is moved on by the piece's length, as zlib's `crc32_combine`. */
function combineCrc(before: number, piece: Pick<GzipPiece, 'crc' | 'length'>): number {
  return (multiply(powerOfX(piece.length * 8), before) ^ piece.crc) >>> 0;
}

/** Polynomials modulo that of CRC-32 with the bits reversed: x^0 is the highest bit. */
const polynomial = 0xedb88320;
const one = 0x80000000;
const x = 0x40000000;

function multiply(a: number, b: number): number {
  let product = 0;
  let shifted = b;
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ polynomial : shifted >>> 1;
  }
  return product >>> 0;
}

function powerOfX(exponent: number): number {
  let power = one;
  let square = x;
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) power = multiply(square, power);
    square = multiply(square, square);
  }
  return power;
}
