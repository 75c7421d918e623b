import { createHash } from 'node:crypto';

import { AppError } from '#domain/errors.ts';
import { maxUploadBytes, type UploadRefusal } from '#domain/schemas/media.schema.ts';
import type { MessageKey } from '#locales/message-keys.ts';

import { estimateMegabytes, type ImageQueue } from './image-queue.ts';
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

/**
 * Takes in an upload: its type is read from its content (a name is worth nothing), it is decoded once so
 * that a half upload is refused now rather than on a page, and an SVG is cleaned.
 * Throws `payload_too_large` (413) and `validation_failed` (422).
 */
export async function inspectImage(bytes: Buffer, queue: ImageQueue): Promise<InspectedImage> {
  if (bytes.length > maxUploadBytes) throw tooLarge('media.tooLarge');
  const ext = detectExt(bytes);
  if (!ext) throw refuse('unknown_type', 'media.unknownFormat');
  if (ext !== 'svg') {
    const measured = await measure(bytes, ext, queue);
    const kept = await stripMetadata(bytes, ext);
    return { ...measured, hash: hashOf(kept), bytes: kept };
  }

  if (bytes.length > maxSvgBytes) throw tooLarge('media.svgTooLarge');
  const clean = sanitizeSvg(bytes.toString('utf8'));
  if (!clean) throw refuse('empty_drawing', 'media.emptySvg');
  const safe = Buffer.from(clean);
  return { ...(await measure(safe, ext, queue)), hash: hashOf(safe), bytes: safe };
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
  queue: ImageQueue,
): Promise<Omit<InspectedImage, 'bytes' | 'hash'>> {
  const { isProgressive, ...size } = await readSize(bytes);
  if (Math.max(size.width, size.height) > maxSide) throw refuse('too_long', 'media.tooLong');
  if (size.width * size.height > pixelLimit(ext, isProgressive)) throw tooManyPixels();
  await queue.run(estimateMegabytes({ ext, ...size }), () => decodeOnce(bytes));
  return { ext, mime: mimes[ext], ...size };
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

/** To 16 px: a JPEG is shrunk while it is read, and still read to its end. */
async function decodeOnce(bytes: Buffer): Promise<void> {
  try {
    await openImage(bytes).resize(16, 16, { fit: 'fill' }).raw().toBuffer();
  } catch (error) {
    throw refuse('damaged', 'media.damaged', error);
  }
}

const tooManyPixels = () => refuse('too_many_pixels', 'media.tooManyPixels');
const tooLarge = (message: MessageKey) =>
  new AppError('payload_too_large', message, { data: { reason: 'too_large' } });
const refuse = (reason: UploadRefusal, message: MessageKey, cause?: unknown) =>
  new AppError('validation_failed', message, { cause, data: { reason } });
