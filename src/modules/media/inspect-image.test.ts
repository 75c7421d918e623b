import { crc32, deflateSync } from 'node:zlib';

import sharp from 'sharp';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { createImageQueue } from './image-queue.ts';
import { detectExt, inspectImage } from './inspect-image.ts';

const queue = createImageQueue();
const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a3a9e' } });

describe('inspectImage', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('takes in %s by its content', async (format) => {
    const image = await inspectImage(await draw(40, 30).toFormat(format).toBuffer(), queue);
    expect(image).toMatchObject({ width: 40, height: 30, mime: `image/${format}` });
    expect(image.ext).toBe(format === 'jpeg' ? 'jpg' : format);
    expect(image.hash).toMatch(/^[0-9a-f]{32}$/);
  });

  it('reads the upright size', async () => {
    const turned = await draw(40, 30).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await inspectImage(turned, queue)).toMatchObject({ width: 30, height: 40 });
  });

  it('takes place and camera out of a JPEG, and leaves pixels and orientation as they were', async () => {
    const camera = await draw(40, 30)
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { bytes } = await inspectImage(camera, queue);
    const { exif, orientation, icc } = await sharp(bytes).metadata();
    expect([exif?.length, orientation, icc === undefined]).toEqual([32, 6, false]);
    const pixels = (from: Buffer) => sharp(from).raw().toBuffer();
    expect(await pixels(bytes)).toEqual(await pixels(camera));
  });

  it('cleans an SVG and hashes what it keeps', async () => {
    const image = await inspectImage(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><script>alert(1)</script><path d="M0 0h9"/></svg>',
      ),
      queue,
    );
    expect(image).toMatchObject({ ext: 'svg', width: 20, height: 10 });
    expect(image.bytes.toString()).not.toContain('alert');
  });

  it.each([
    ['an HTML page named .png', '<!doctype html><script>alert(1)</script>'],
    ['text', 'hello'],
    ['nothing', ''],
    ['a PDF', '%PDF-1.7'],
    ['TIFF', 'II*\0'],
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['a PNG signature and nothing behind it', '\x89PNG\r\n\x1a\n'],
    ['XML that is not a drawing', '<?xml version="1.0"?><html xmlns="x"/>'],
    ['an SVG of scripts only', '<svg'],
  ])('refuses %s', async (_what, text) => {
    await expect(inspectImage(Buffer.from(text, 'latin1'), queue)).rejects.toMatchObject({ status: 422 });
  });

  it('refuses half an upload', async () => {
    const noise = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer();
    await expect(inspectImage(noise.subarray(0, noise.length / 2), queue)).rejects.toMatchObject({
      status: 422,
    });
  });

  it('refuses pixel bombs from their header, without decoding them', async () => {
    const decode = vi.spyOn(queue, 'run');
    onTestFinished(() => decode.mockRestore());
    for (const [width, height] of [
      [16_000, 16_000],
      [30_000, 30_000],
      [1, 65_535],
      [10_000, 5001],
    ]) {
      await expect(inspectImage(emptyPng(width ?? 0, height ?? 0), queue)).rejects.toMatchObject({
        status: 422,
      });
    }
    expect(decode).not.toHaveBeenCalled();
  });

  it('refuses files over 25 MB unread', async () => {
    await expect(inspectImage(Buffer.alloc(26 * 1024 * 1024), queue)).rejects.toMatchObject({ status: 413 });
  });
});

it('tells types by signature only', () => {
  expect(detectExt(Buffer.from('<svg onload=alert(1)>'))).toBe('svg');
  expect(detectExt(Buffer.from('<?xml version="1.0"?>\n<!-- x -->\n<svg/>'))).toBe('svg');
  expect(detectExt(Buffer.from('<p><svg/></p>'))).toBeNull();
  expect(detectExt(Buffer.from('GIF89a/*<svg/>*/'))).toBe('gif');
});

/** A PNG whose header promises a size and whose data is a few zeros. */
function emptyPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
