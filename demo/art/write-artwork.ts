import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Artwork } from './artwork.ts';
import { renderArt } from './render.ts';

export function nameFile({ key, format }: Artwork): string {
  return `${key}.${format}`;
}

/** Draws one artwork to its file and returns the bytes written. A file is never seen half done. */
export async function writeArtwork(artwork: Artwork, outDir: string): Promise<number> {
  const { width, height, format } = artwork;
  const svg = artwork.draw();
  const content = format === 'svg' ? Buffer.from(svg) : await renderArt(svg, { width, height, format });
  const target = path.join(outDir, nameFile(artwork));
  await writeFile(`${target}.part`, content);
  await rename(`${target}.part`, target);
  return content.byteLength;
}
