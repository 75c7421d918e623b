import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { fontFamilies } from '../src/domain/font-families.ts';
import { moreFontsCss } from '../src/site/theme/font-faces.ts';
import type { FontManifest } from '../src/site/theme/font-manifest.ts';
import { cutFamily, cutScript } from './fonts/cut-font.ts';
import { arabicSource, fontSources } from './fonts/font-sources.ts';
import { precompress } from './precompress.ts';

const root = join(import.meta.dirname, '..');
const cacheRoot = join(root, 'node_modules/.cache/vitrina-fonts');
const recipe = [
  'build-fonts.ts',
  'fonts/cut-font.ts',
  'fonts/read-sfnt.ts',
  'fonts/fallback-metrics.ts',
  'fonts/font-sources.ts',
  '../src/domain/font-families.ts',
  '../src/site/theme/font-faces.ts',
  '../src/site/theme/font-scripts.ts',
  '../src/site/theme/local-fonts.ts',
];

/**
 * Writes `outDir/fonts/*.woff2` and `outDir/fonts/fonts.json` (a FontManifest). The cuts take some
 * seconds once and are kept under a key of this recipe and the versions of the packages it reads;
 * after that a build only copies them. Files of earlier builds stay, for pages that still name them.
 */
export async function buildFonts(outDir: string): Promise<void> {
  const cached = join(cacheRoot, await computeKey());
  if (!existsSync(cached)) await fillCache(cached);
  await cp(cached, join(outDir, 'fonts'), { recursive: true });
}

/** Whether `buildFonts` has only to copy. */
export async function areFontsCut(): Promise<boolean> {
  return existsSync(join(cacheRoot, await computeKey()));
}

async function fillCache(cached: string): Promise<void> {
  const temporary = `${cached}.${process.pid}`;
  await mkdir(temporary, { recursive: true });
  const cut: Partial<FontManifest> = {};
  const arabic = [
    ...(await cutScript(arabicSource, 'arabic', temporary)),
    ...(await cutScript(arabicSource, 'arabic-ext', temporary)),
  ];
  for (const family of fontFamilies) {
    const { faces, fallbacks } = await cutFamily(family, temporary);
    cut[family] = { faces: [...faces, ...arabic], fallbacks, more: '' };
  }
  const manifest = cut as FontManifest;
  for (const family of fontFamilies) {
    const css = moreFontsCss(family, manifest);
    const hash = createHash('sha256').update(css).digest('hex').slice(0, 10);
    manifest[family].more = `${fontSources[family].slug}-more-${hash}.css`;
    await writeFile(join(temporary, manifest[family].more), css);
  }
  precompress(temporary);
  await writeFile(join(temporary, 'fonts.json'), JSON.stringify(manifest));
  await rename(temporary, cached).catch(async (error: unknown) => {
    // Another build was first; its cuts are the same.
    await rm(temporary, { recursive: true, force: true });
    if (!existsSync(cached)) throw error;
  });
}

async function computeKey(): Promise<string> {
  const packages = [...Object.values(fontSources), arabicSource].map(({ slug, weights }) =>
    join(weights === 'variable' ? '@fontsource-variable' : '@fontsource', slug),
  );
  const hash = createHash('sha256');
  for (const file of recipe) hash.update(await readFile(join(import.meta.dirname, file)));
  for (const name of [...packages, 'subset-font', 'harfbuzzjs']) {
    const json = await readFile(join(root, 'node_modules', name, 'package.json'), 'utf8');
    hash.update((JSON.parse(json) as { version: string }).version);
  }
  return hash.digest('hex').slice(0, 16);
}
