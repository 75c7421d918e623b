/** APP1 holds EXIF and XMP, APP13 IPTC, FE a comment. Colour profiles (APP2) stay. */
const privateMarkers = new Set([0xe1, 0xed, 0xfe]);

/**
 * The same pictures bit by bit without what tells of place, camera and people: EXIF but for the
 * orientation, XMP, IPTC, comments (JPEG, ITU T.81, B.1.1). Bytes that are not laid out so come back as
 * they were.
 */
export function stripJpegMetadata(bytes: Buffer): Buffer {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let orientation = 1;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    // Start of scan: from here on there are only pixels.
    if (marker === 0xda) return Buffer.concat([...withOrientation(kept, orientation), bytes.subarray(at)]);
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const segment = bytes.subarray(at, end);
    if (privateMarkers.has(marker)) orientation = readOrientation(segment) ?? orientation;
    else kept.push(segment);
    at = end;
  }
  return bytes;
}

/** Tag 0x0112 of the first directory of an EXIF segment (TIFF 6.0). */
function readOrientation(segment: Buffer): number | null {
  if (segment.toString('latin1', 4, 10) !== 'Exif\0\0' || segment.length < 20) return null;
  const tiff = segment.subarray(10);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return null;
  for (let entry = 0; entry < short(directory); entry++) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > tiff.length) return null;
    if (short(at) === 0x0112) return short(at + 8);
  }
  return null;
}

/** Puts back a smallest EXIF segment where the picture lies on its side. */
function withOrientation(segments: Buffer[], orientation: number): Buffer[] {
  if (orientation < 2 || orientation > 8) return segments;
  const exif = Buffer.from(
    'ffe10022457869660000' + // APP1, 34 bytes, "Exif"
      '4d4d002a00000008' + // big-endian TIFF, directory at 8
      `00010112000300000001000${orientation}000000000000`, // one entry: orientation; no next directory
    'hex',
  );
  const [start = Buffer.alloc(0), ...rest] = segments;
  return [start, exif, ...rest];
}
