import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import sharp from 'sharp';

import { artworks } from '../../demo/art/artworks.ts';
import { nameFile, writeArtwork } from '../../demo/art/write-artwork.ts';
import { fontFamilies } from '../../src/domain/font-families.ts';
import type { ClientFolders } from '../../src/server/project-paths.ts';
import type { FontManifest } from '../../src/site/theme/font-manifest.ts';
import { areFontsCut, buildFonts } from '../build-fonts.ts';
import { distFolder } from '../vite-builds.ts';
import { writeDevManifests } from './dev-entries.ts';
import { devArtDir, devClientDir, standInDir } from './dev-folders.ts';

/** What takes longer than a start may: cutting the fonts takes ten seconds, drawing the demo's pictures a minute. */
type SlowPart = 'fonts' | 'pictures';

export interface PreparedFiles {
  folders: ClientFolders;
  missing: SlowPart[];
}

/** What the app reads besides its sources. Missing fonts and pictures have stand-ins. */
export async function prepareFiles(): Promise<PreparedFiles> {
  await mkdir(join(devClientDir, 'assets'), { recursive: true });
  await mkdir(join(devClientDir, 'fonts'), { recursive: true });
  writeDevManifests(devClientDir);
  const hasFonts = await areFontsCut();
  await (hasFonts ? buildFonts(devClientDir) : writeNoFonts());
  const demoArtDir = [join(distFolder, 'demo-art'), devArtDir].find(isDrawn);
  if (!demoArtDir) await writeStandIns();
  return {
    folders: { clientDir: devClientDir, demoArtDir: demoArtDir ?? standInDir },
    missing: [...(hasFonts ? [] : ['fonts' as const]), ...(demoArtDir ? [] : ['pictures' as const])],
  };
}

/** Makes what is missing in a thread of its own, and says what is done. Ending the thread loses only what it is at. */
export function makeMissing(
  missing: SlowPart[],
  { onDone, onError }: { onDone(part: SlowPart): void; onError(error: Error): void },
): Worker {
  const worker = new Worker(new URL('make-missing.worker.ts', import.meta.url), { workerData: missing });
  worker.on('message', onDone);
  worker.on('error', onError);
  return worker;
}

function isDrawn(folder: string): boolean {
  return artworks.every((artwork) => existsSync(join(folder, nameFile(artwork))));
}

/** Pages have the fonts of the system, as in a browser that loads no others. */
async function writeNoFonts(): Promise<void> {
  const more = 'none.css';
  const none = fontFamilies.map((family) => [family, { faces: [], fallbacks: [], more }]);
  const manifest: FontManifest = Object.fromEntries(none);
  await writeFile(join(devClientDir, 'fonts', more), '');
  await writeFile(join(devClientDir, 'fonts/fonts.json'), JSON.stringify(manifest));
}

/** One colour each, at a quarter of the size; logos and icons are quickly drawn, so they are themselves. */
async function writeStandIns(): Promise<void> {
  await mkdir(standInDir, { recursive: true });
  for (const [index, artwork] of artworks.entries()) {
    const file = join(standInDir, nameFile(artwork));
    if (existsSync(file)) continue;
    if (artwork.format === 'svg') {
      await writeArtwork(artwork, standInDir);
      continue;
    }
    const [width, height] = [Math.ceil(artwork.width / 4), Math.ceil(artwork.height / 4)];
    // No two alike: a picture is known by its bytes.
    const background = { r: 150 + ((index * 37) % 90), g: 150 + ((index * 59) % 90), b: 100 + index };
    const bytes = await sharp({ create: { width, height, channels: 3, background } })
      .webp({ lossless: true, effort: 0 })
      .toBuffer();
    await writeFile(`${file}.part`, bytes);
    await rename(`${file}.part`, file);
  }
}
