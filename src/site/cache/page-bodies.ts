import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decompressBrotli = promisify(brotliDecompress);
const decompressGzip = promisify(gunzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A document in the encodings that somebody has asked for. */
export type Bodies = Partial<Record<Encoding, Buffer>>;

/**
 * Pages for many are worth 8 ms off the main thread; one for a single request is worth 1.5 ms, in which its document
 * loses a seventh of what the quickest way leaves.
 */
type Effort = 'dense' | 'quick';
const levels = { dense: { br: 7, gzip: 9 }, quick: { br: 4, gzip: 4 } } as const;

/** Adds the document in an encoding, made from one that is there. */
export async function ensureBody(
  bodies: Bodies,
  encoding: Encoding,
  effort: Effort = 'dense',
): Promise<void> {
  if (bodies[encoding]) return;
  const raw = await rawBody(bodies);
  bodies[encoding] = encoding === 'identity' ? raw : await compress(raw, encoding, effort);
}

/** The best encoding that a request's Accept-Encoding allows. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '');
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  if (/\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'gzip';
  return 'identity';
}

async function rawBody(bodies: Bodies): Promise<Buffer> {
  if (bodies.identity) return bodies.identity;
  if (bodies.br) return decompressBrotli(bodies.br);
  return bodies.gzip ? decompressGzip(bodies.gzip) : Buffer.alloc(0);
}

async function compress(raw: Buffer, encoding: 'br' | 'gzip', effort: Effort): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(raw, { level: levels[effort].gzip });
  return compressBrotli(raw, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: levels[effort].br,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    },
  });
}
