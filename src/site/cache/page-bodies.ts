import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

import { createLimit } from '#platform/limits/limit-concurrency.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decompressBrotli = promisify(brotliDecompress);
const decompressGzip = promisify(gunzip);

export type Compressed = 'br' | 'gzip';
export type Encoding = Compressed | 'identity';

/** A document in the encodings that somebody has asked for. */
export type Bodies = Partial<Record<Encoding, Buffer>>;

/**
 * Whoever reads a page first waits for its compression, so it is a quick one; what is kept for others is made dense
 * afterwards, when nobody waits (`page-cache.ts`).
 */
type Effort = 'dense' | 'quick';
const levels = { dense: { br: 7, gzip: 9 }, quick: { br: 4, gzip: 4 } } as const;

/** Brotli looks back 256 KB, which is all of nearly every page: its default of 4 MB is taken for each page anew. */
const brotliWindow = 18;

/**
 * A compression takes its memory (10 MB) when it is asked for and not when a thread is free, so no more are asked for
 * than keep two threads busy. Sixteen clients reading pages that nobody has read held 200 MB before.
 */
const compressions = createLimit(2);

let underWay = 0;

/** Whether a visitor waits for a compression. */
export function isCompressing(): boolean {
  return underWay > 0;
}

/** Adds the document in an encoding, made quickly from one that is there. */
export async function ensureBody(bodies: Bodies, encoding: Encoding): Promise<void> {
  if (bodies[encoding]) return;
  const raw = await rawBody(bodies);
  if (encoding === 'identity') {
    bodies.identity = raw;
    return;
  }
  underWay++;
  try {
    bodies[encoding] = await compressions.run(() => compress(raw, encoding, 'quick'));
  } finally {
    underWay--;
  }
}

/** The document in an encoding as small as it gets, made from one that is there. */
export async function makeDense(bodies: Bodies, encoding: Compressed): Promise<Buffer> {
  return compress(await rawBody(bodies), encoding, 'dense');
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

function compress(raw: Buffer, encoding: Compressed, effort: Effort): Promise<Buffer> {
  return encoding === 'gzip'
    ? compressGzip(raw, { level: levels[effort].gzip })
    : compressBrotli(raw, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: levels[effort].br,
          [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
          [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
        },
      });
}
