import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { createImageQueue } from './image-queue.ts';
import { inspectImage } from './inspect-image.ts';
import { stripMetadata } from './strip-metadata.ts';

const secret = 'Lat 51.5007 by Somebody';
const xmp = `<?xpacket?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" photo="${secret}"/></rdf:RDF></x:xmpmeta>`;
const draw = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#2a3a9e' } });
const withSecrets = (format: 'png' | 'webp' | 'avif' | 'jpeg') =>
  draw()
    .withExif({ IFD0: { Copyright: secret }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withXmp(xmp)
    .toFormat(format, { lossless: format !== 'jpeg' })
    .toBuffer();
const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

describe.each(['png', 'webp', 'avif', 'jpeg'] as const)('a %s', (format) => {
  it('comes out without place, camera and people, pixel by pixel the same', async () => {
    const sent = await withSecrets(format);
    expect(sent.includes(secret)).toBe(true);
    const ext = format === 'jpeg' ? 'jpg' : format;
    const { bytes } = await inspectImage(sent, createImageQueue());
    expect(bytes.includes(secret)).toBe(false);
    expect(bytes.includes('GPSLatitude')).toBe(false);
    expect(await pixels(bytes)).toEqual(await pixels(sent));
    expect(await stripMetadata(bytes, ext)).toEqual(bytes);
  });
});

it('drops what is hidden behind the end of a PNG', async () => {
  const png = await draw().png().toBuffer();
  const polyglot = Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]);
  expect((await inspectImage(polyglot, createImageQueue())).bytes.includes('script')).toBe(false);
});

it('leaves alone what is not laid out as it should be', async () => {
  const png = (await draw().png().toBuffer()).subarray(0, 60);
  expect(await stripMetadata(png, 'png')).toEqual(png);
  const webp = (await draw().webp().toBuffer()).subarray(0, 30);
  expect(await stripMetadata(webp, 'webp')).toEqual(webp);
});
