import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { renderAll } from '../demo/art/render-all.ts';
import { buildFonts } from './build-fonts.ts';
import { fingerprintFile, hashSources } from './build-fingerprint.ts';
import { precompress } from './precompress.ts';
import { describeClientBuilds, describeServerBuild, distFolder } from './vite-builds.ts';

// React and others choose their build by this variable; it must stand before Vite is loaded.
process.env['NODE_ENV'] = 'production';
const { build } = await import('vite');

const keepAssetsMs = 7 * 24 * 3600 * 1000;

const begin = performance.now();
const fingerprint = hashSources();
rmSync(fingerprintFile, { force: true });
for (const client of describeClientBuilds('production')) await build(client);
await build(describeServerBuild('production'));
await buildFonts(join(distFolder, 'client'));
precompress(join(distFolder, 'client/assets'));
// Drawn once and kept: the demo shop's pictures change only with their code.
await renderAll(join(distFolder, 'demo-art'));
pruneOldAssets(join(distFolder, 'client/assets'));
mkdirSync(distFolder, { recursive: true });
writeFileSync(`${fingerprintFile}.new`, JSON.stringify({ fingerprint, builtAt: new Date().toISOString() }));
renameSync(`${fingerprintFile}.new`, fingerprintFile);
process.stdout.write(`Built in ${((performance.now() - begin) / 1000).toFixed(1)} s\n`);

/** The build just made has written its own files anew, so only those of earlier builds are old. */
function pruneOldAssets(folder: string): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && Date.now() - statSync(path).mtimeMs > keepAssetsMs) rmSync(path);
  }
}
