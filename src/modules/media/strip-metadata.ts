import type { ImageExt } from './inspect-image.ts';
import { openImage } from './sharp.ts';
import { stripJpegMetadata } from './strip-jpeg-metadata.ts';

/**
 * The same pixels without what tells of place, camera and people: originals are public, and a camera writes
 * where it stood. Colour profiles and orientation stay.
 */
export async function stripMetadata(bytes: Buffer, ext: ImageExt): Promise<Buffer> {
  switch (ext) {
    case 'jpg':
      return stripJpegMetadata(bytes);
    case 'png':
      return stripPng(bytes);
    case 'webp':
      return stripWebp(bytes);
    case 'avif':
      return stripAvif(bytes);
    default:
      return bytes;
  }
}

const pngSignatureBytes = 8;
/** EXIF, texts (XMP among them) and the time of the last change (PNG 3, section 11.3). */
const privatePngChunks = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

function stripPng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, pngSignatureBytes)];
  for (let at = pngSignatureBytes; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return bytes;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (!privatePngChunks.has(type)) kept.push(bytes.subarray(at, end));
    // What stands behind the end is no picture.
    if (type === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return bytes;
}

/** Bits of the VP8X header that say there is EXIF and XMP (RFC 9649, section 2.7). */
const webpExif = 0x08;
const webpXmp = 0x04;

function stripWebp(bytes: Buffer): Buffer {
  const kept: Buffer[] = [];
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (at + 8 + size > bytes.length) return bytes;
    const type = bytes.toString('latin1', at, at + 4);
    const chunk = Buffer.from(bytes.subarray(at, end));
    if (type === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~(webpExif | webpXmp), 8);
    if (type !== 'EXIF' && type !== 'XMP ') kept.push(chunk);
    at = end;
  }
  const body = Buffer.concat(kept);
  const header = Buffer.from(bytes.subarray(0, 12));
  header.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([header, body]);
}

/** The places of an AVIF's parts are counted from its start, so that what tells too much is blanked in place. */
async function stripAvif(bytes: Buffer): Promise<Buffer> {
  const { exif, xmp } = await openImage(bytes).metadata();
  const told = [exif, xmp].flatMap((part) => (part && part.length > 0 ? [part] : []));
  if (told.length === 0) return bytes;
  const clean = Buffer.from(bytes);
  for (const part of told) {
    const at = clean.indexOf(part);
    if (at !== -1) clean.fill(0, at, at + part.length);
  }
  return clean;
}
