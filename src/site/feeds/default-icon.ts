/** A shop with an awning, 16 × 16, for a shop that has no icon yet. */
const picture = [
  '................',
  '.##############.',
  '.##############.',
  '.##..##..##..##.',
  '###..##..##..###',
  '###..##..##..###',
  '.##..##..##..##.',
  '..#..........#..',
  '..#..........#..',
  '..#.######...#..',
  '..#.#....#.#.#..',
  '..#.#....#...#..',
  '..#.######...#..',
  '..#..........#..',
  '..############..',
  '................',
];
const size = picture.length;
/** Blue, green, red, opacity: a grey that reads on light and on dark tabs. */
const ink = [0x7a, 0x72, 0x6b, 0xff];
const headerBytes = 6 + 16;
const bitmapHeaderBytes = 40;
/** One bit a pixel, rows of whole 32 bits; unused where pixels have their own opacity. */
const maskBytes = size * 4;

/** An ICO file of one 32-bit bitmap, whose rows go from the bottom up. */
export function drawDefaultIcon(): Buffer {
  const pixels = picture
    .toReversed()
    .flatMap((row) => [...row].flatMap((dot) => (dot === '#' ? ink : [0, 0, 0, 0])));
  const file = Buffer.alloc(headerBytes + bitmapHeaderBytes + pixels.length + maskBytes);
  // One picture of type icon.
  file.writeUInt16LE(1, 2);
  file.writeUInt16LE(1, 4);
  file.writeUInt8(size, 6);
  file.writeUInt8(size, 7);
  writeShape(file, 10);
  file.writeUInt32LE(file.length - headerBytes, 14);
  file.writeUInt32LE(headerBytes, 18);
  file.writeUInt32LE(bitmapHeaderBytes, headerBytes);
  file.writeInt32LE(size, headerBytes + 4);
  // Pixels and mask, one above the other.
  file.writeInt32LE(size * 2, headerBytes + 8);
  writeShape(file, headerBytes + 12);
  file.set(pixels, headerBytes + bitmapHeaderBytes);
  return file;
}

/** One plane, 32 bits a pixel. */
function writeShape(file: Buffer, offset: number): void {
  file.writeUInt16LE(1, offset);
  file.writeUInt16LE(32, offset + 2);
}
