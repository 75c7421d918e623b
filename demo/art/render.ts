import sharp from 'sharp';
import { createRandom } from './random.ts';

export interface RenderOptions {
  /** Pixels. */
  width: number;
  height: number;
  format: 'webp' | 'jpeg' | 'png';
}

const tileSize = 256;
let grainTile: Promise<Buffer> | undefined;

/** Renders a drawing and lays fine film grain over it; the grain is one small tile, so it costs little. */
export async function renderArt(svg: string, { width, height, format }: RenderOptions): Promise<Buffer> {
  grainTile ??= makeGrainTile();
  const image = sharp(Buffer.from(svg), { unlimited: true })
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .composite([{ input: await grainTile, tile: true, blend: 'soft-light' }])
    .removeAlpha();
  if (format === 'webp') return image.webp({ quality: 86, effort: 2 }).toBuffer();
  if (format === 'jpeg') return image.jpeg({ quality: 84 }).toBuffer();
  return image.png().toBuffer();
}

/** Middle grey with faint noise: soft light leaves grey alone and shifts the rest a little. */
function makeGrainTile(): Promise<Buffer> {
  const random = createRandom(1906);
  const pixels = Buffer.alloc(tileSize * tileSize * 3);
  for (let index = 0; index < tileSize * tileSize; index++) {
    pixels.fill(Math.round(Math.min(160, Math.max(96, random.gaussian(128, 7)))), index * 3, index * 3 + 3);
  }
  return sharp(pixels, { raw: { width: tileSize, height: tileSize, channels: 3 } })
    .png()
    .toBuffer();
}
