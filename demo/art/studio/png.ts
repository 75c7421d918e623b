import { crc32, deflateSync } from 'node:zlib';

/** Encodes straight-alpha RGBA as a PNG data address for an SVG `<image>`. */
export function encodePngUrl(rgba: Uint8Array, width: number, height: number): string {
  const stride = width * 4;
  const raw = Buffer.alloc((stride + 1) * height);
  for (let row = 0; row < height; row++) {
    const target = row * (stride + 1);
    // "Sub" filtering: shaded surfaces change little from pixel to pixel.
    raw[target] = 1;
    for (let byte = 0; byte < stride; byte++) {
      const left = byte < 4 ? 0 : (rgba[row * stride + byte - 4] ?? 0);
      raw[target + 1 + byte] = (rgba[row * stride + byte] ?? 0) - left;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const png = Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    encodeChunk('IHDR', header),
    encodeChunk('IDAT', deflateSync(raw, { level: 1 })),
    encodeChunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}

function encodeChunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  chunk.set(body, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
