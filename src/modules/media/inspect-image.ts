import { createHash } from 'node:crypto';

import { AppError } from '#domain/errors.ts';
import { maxUploadBytes, type UploadRefusal } from '#domain/schemas/media.schema.ts';
import type { MessageKey } from '#locales/message-keys.ts';

import { estimateMegabytes, type ImageQueue } from './image-queue.ts';
import { measureTones, toneRaster } from './measure-tones.ts';
import { sanitizeSvg } from './sanitize-svg.ts';
import { maxPixels, openImage } from './sharp.ts';
import { stripMetadata } from './strip-metadata.ts';

/** What the row of a picture needs, and the bytes to store (most differ from those sent). */
export interface InspectedImage {
  hash: string;
  ext: ImageExt;
  mime: string;
  /** Upright size in pixels. */
  width: number;
  height: number;
  /** How dark and light it is, part by part; null where something shows through. */
  tones: string | null;
  bytes: Buffer;
}

export type ImageExt = 'jpg' | 'png' | 'webp' | 'avif' | 'gif' | 'svg';

const mimes: Record<ImageExt, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

/** WebP holds no longer side, and a 1 × 65535 strip is no picture. */
const maxSide = 16_383;
/** Decoding AVIF holds up to 33 bytes a pixel (image-queue.ts): 7 MP are 231 MB. */
const maxAvifPixels = 7_000_000;
/** An interlaced PNG is held whole, 5.1 bytes a pixel: 36 MP are 184 MB, and 290 MB with the process around. */
const maxInterlacedPixels = 36_000_000;
const maxSvgBytes = 1024 * 1024;

/** Decodes once what is to be stored and gives its tones; throws where it is damaged. */
type Decode = (
  bytes: Buffer,
  image: { ext: ImageExt; width: number; height: number },
) => Promise<string | null>;

/**
 * Takes in an upload: its type is read from its content (a name is worth nothing), it is decoded once so
 * that a half upload is refused now rather than on a page, and an SVG is cleaned.
 * Throws `payload_too_large` (413) and `validation_failed` (422).
 */
export function inspectImage(bytes: Buffer, queue: ImageQueue): Promise<InspectedImage> {
  return takeIn(bytes, (kept, image) => queue.run(estimateMegabytes(image), () => decodeOnce(kept)));
}

/** The same for a picture that the program has drawn itself: nobody else's waits for it. */
export function inspectOwnImage(bytes: Buffer): Promise<InspectedImage> {
  return takeIn(bytes, decodeOnce);
}

async function takeIn(bytes: Buffer, decode: Decode): Promise<InspectedImage> {
  if (bytes.length > maxUploadBytes) throw tooLarge('media.tooLarge');
  const ext = detectExt(bytes);
  if (!ext) throw refuse('unknown_type', 'media.unknownFormat');
  if (ext !== 'svg') {
    const measured = await measure(bytes, ext, decode);
    const kept = await stripMetadata(bytes, ext);
    return { ...measured, hash: hashOf(kept), bytes: kept };
  }

  if (bytes.length > maxSvgBytes) throw tooLarge('media.svgTooLarge');
  const clean = sanitizeSvg(bytes.toString('utf8'));
  if (!clean) throw refuse('empty_drawing', 'media.emptySvg');
  const safe = Buffer.from(clean);
  return { ...(await measure(safe, ext, decode)), hash: hashOf(safe), bytes: safe };
}

/** An XML declaration and a document type may stand before the root; comments are taken out first. */
const svgStart = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!DOCTYPE svg[^>[]*(?:\[[^\]]*\])?[^>]*>\s*)?<svg[\s/>]/i;

/** The type by its signature; null for everything that is not on the list. */
export function detectExt(bytes: Buffer): ImageExt | null {
  const starts = (signature: string, at = 0) =>
    bytes.toString('latin1', at, at + signature.length) === signature;
  if (starts('\xff\xd8\xff')) return 'jpg';
  if (starts('\x89PNG\r\n\x1a\n')) return 'png';
  if (starts('GIF87a') || starts('GIF89a')) return 'gif';
  if (starts('RIFF') && starts('WEBP', 8)) return 'webp';
  if (starts('ftyp', 4)) return bytes.toString('latin1', 8, 40).match(/avi[fs]/) ? 'avif' : null;
  return svgStart.test(bytes.toString('utf8', 0, 4096).replaceAll(/<!--[\s\S]*?-->/g, '')) ? 'svg' : null;
}

async function measure(
  bytes: Buffer,
  ext: ImageExt,
  decode: Decode,
): Promise<Omit<InspectedImage, 'bytes' | 'hash'>> {
  const { isProgressive, ...size } = await readSize(bytes);
  if (Math.max(size.width, size.height) > maxSide) throw refuse('too_long', 'media.tooLong');
  if (size.width * size.height > pixelLimit(ext, isProgressive)) throw tooManyPixels();
  const tones = await decode(bytes, { ext, ...size });
  return { ext, mime: mimes[ext], ...size, tones };
}

function pixelLimit(ext: ImageExt, isProgressive: boolean): number {
  if (ext === 'avif') return maxAvifPixels;
  return ext === 'png' && isProgressive ? maxInterlacedPixels : maxPixels;
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/** From the header alone, upright. */
async function readSize(bytes: Buffer): Promise<{ width: number; height: number; isProgressive: boolean }> {
  try {
    const { autoOrient, isProgressive = false } = await openImage(bytes).metadata();
    return { width: autoOrient.width, height: autoOrient.height, isProgressive };
  } catch (error) {
    throw String(error).includes('pixel limit') ? tooManyPixels() : refuse('damaged', 'media.damaged', error);
  }
}

/** Small: a JPEG is shrunk while it is read, and still read to its end. Gives the tones. */
async function decodeOnce(bytes: Buffer): Promise<string | null> {
  try {
    const { data, info } = await openImage(bytes)
      .autoOrient()
      .resize({ ...toneRaster, fit: 'fill' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return measureTones({ data, channels: info.channels });
  } catch (error) {
    throw refuse('damaged', 'media.damaged', error);
  }
}

const tooManyPixels = () => refuse('too_many_pixels', 'media.tooManyPixels');
const tooLarge = (message: MessageKey) =>
  new AppError('payload_too_large', message, { data: { reason: 'too_large' } });
const refuse = (reason: UploadRefusal, message: MessageKey, cause?: unknown) =>
  new AppError('validation_failed', message, { cause, data: { reason } });
