import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { renderAll } from '../demo/art/render-all.ts';
import { buildFonts } from './build-fonts.ts';
import { fingerprintFile, hashSources } from './build-fingerprint.ts';
import { precompress } from './precompress.ts';
import { pruneAssets } from './prune-assets.ts';
import { describeClientBuilds, describeServerBuild, distFolder } from './vite-builds.ts';

// React and others choose their build by this variable; it must stand before Vite is loaded.
process.env['NODE_ENV'] = 'production';
const { build } = await import('vite');

const begunAt = Date.now();
const begin = performance.now();
const fingerprint = hashSources();
rmSync(fingerprintFile, { force: true });
for (const client of describeClientBuilds('production')) await build(client);
await build(describeServerBuild('production'));
await buildFonts(join(distFolder, 'client'));
precompress(join(distFolder, 'client/assets'));
// Drawn once and kept: the demo shop's pictures change only with their code.
await renderAll(join(distFolder, 'demo-art'));
pruneAssets(join(distFolder, 'client/assets'), join(distFolder, 'left-assets.json'), {
  begunAt,
  now: Date.now(),
});
mkdirSync(distFolder, { recursive: true });
writeFileSync(`${fingerprintFile}.new`, JSON.stringify({ fingerprint, builtAt: new Date().toISOString() }));
renameSync(`${fingerprintFile}.new`, fingerprintFile);
process.stdout.write(`Built in ${((performance.now() - begin) / 1000).toFixed(1)} s\n`);
