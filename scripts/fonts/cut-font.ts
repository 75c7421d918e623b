import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import subsetFont from 'subset-font';

import type { FontFamily } from '../../src/domain/font-families.ts';
import type { FontEntry, FontFile, FontScript } from '../../src/site/theme/font-manifest.ts';
import { computeFallback, lettersOf } from './fallback-metrics.ts';
import { fontSources, type FontSource } from './font-sources.ts';
import { readSfnt } from './read-sfnt.ts';

const modules = join(import.meta.dirname, '../../node_modules');

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const charsets: Record<FontScript, string> = {
  /** Basic Latin, Latin-1, general punctuation, €, №, ™, arrows, signs of arithmetic. */
  latin: `${span(0x20, 0x7e)}${span(0xa0, 0xff)}${span(0x2009, 0x2027)}${span(0x202f, 0x203a)}ıŒœˆ˚˜€№™←↑→↓−×÷≈≤≥⁄`,
  /** Russian, Ukrainian, Belarusian, Serbian. */
  cyrillic: `${span(0x400, 0x45f)}ҐґҰұ№`,
  /** Kazakh: its own small face, loaded only by a page that has such letters. */
  'cyrillic-ext': 'ӘәҒғҚқҢңӨөҮүҺһ',
  ruble: '₽',
};

/** ₽ sits in the Latin Extended files, 5 to 116 KB a family (requirements, Appendix F). */
const sourceSubsets: Record<FontScript, string> = {
  latin: 'latin',
  cyrillic: 'cyrillic',
  'cyrillic-ext': 'cyrillic-ext',
  ruble: 'latin-ext',
};

/** Figures of one width for price columns; no small capitals, ligature sets and alternates. */
const keptFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum', 'rlig'];

/** A request costs a browser more than a kilobyte of inline base64. */
const inlineBytes = 1200;

/** Cuts every face of a family into `outDir` and measures its fallbacks. */
export async function cutFamily(family: FontFamily, outDir: string): Promise<FontEntry> {
  const source = fontSources[family];
  const faces: FontFile[] = [];
  for (const script of ['latin', 'cyrillic', 'cyrillic-ext', 'ruble'] as const) {
    const lender = script === 'ruble' && source.rubleFrom ? fontSources[source.rubleFrom] : source;
    for (const weight of lender.weights === 'variable' ? ['variable' as const] : lender.weights) {
      const face = await cutFace(lender, script, weight, outDir);
      if (face) faces.push(face);
    }
  }
  return { kind: source.kind, faces, fallbacks: await measureFallbacks(source) };
}

async function cutFace(
  source: FontSource,
  script: FontScript,
  weight: 'variable' | number,
  outDir: string,
): Promise<FontFile | null> {
  const font = await readSource(source, sourceSubsets[script], weight);
  if (!font) return null;
  const options = {
    noHinting: true,
    keepFeatures: script === 'ruble' ? [] : keptFeatures,
    ...(script === 'ruble' && { dropTables: ['GSUB', 'GPOS', 'GDEF', 'STAT', 'MVAR'] }),
    ...(weight === 'variable' && { variationAxes: { wght: { min: 400, max: 700 } } }),
  };
  const drawn = readSfnt(await subsetFont(font, charsets[script], { ...options, targetFormat: 'truetype' }));
  const codes = [...drawn.glyphs.keys()].sort((a, b) => a - b);
  if (codes.length === 0) return null;

  const cut = await subsetFont(font, charsets[script], { ...options, targetFormat: 'woff2' });
  const hash = createHash('sha256').update(cut).digest('hex').slice(0, 10);
  const file = `${source.slug}-${script}-${weight}-${hash}.woff2`;
  await writeFile(join(outDir, file), cut);
  return {
    file,
    weight: weight === 'variable' ? '400 700' : String(weight),
    unicodeRange: formatUnicodeRange(codes),
    bytes: cut.length,
    script,
    ...(cut.length <= inlineBytes && { data: cut.toString('base64') }),
  };
}

/** Null where the family has no such subset (five have no Cyrillic). */
async function readSource(
  source: FontSource,
  subset: string,
  weight: 'variable' | number,
): Promise<Buffer | null> {
  const name = weight === 'variable' ? 'wght' : weight;
  const scope = weight === 'variable' ? '@fontsource-variable' : '@fontsource';
  const path = join(modules, scope, source.slug, 'files', `${source.slug}-${subset}-${name}-normal.woff2`);
  return existsSync(path) ? readFile(path) : null;
}

/** Headings stand at 600 where the family is variable, at 700 else (theme-css.ts). */
async function measureFallbacks(source: FontSource): Promise<FontEntry['fallbacks']> {
  const fallbacks: FontEntry['fallbacks'] = [];
  for (const script of ['latin', 'cyrillic'] as const) {
    for (const isBold of [false, true]) {
      const weight = source.weights === 'variable' ? 'variable' : source.weights[isBold ? 1 : 0];
      const font = weight === undefined ? null : await readSource(source, script, weight);
      if (!font) continue;
      const pinned = await subsetFont(font, lettersOf(script), {
        targetFormat: 'truetype',
        noHinting: true,
        keepFeatures: [],
        ...(weight === 'variable' && { variationAxes: { wght: isBold ? 600 : 400 } }),
      });
      fallbacks.push(computeFallback(readSfnt(pinned), source.kind, script, isBold));
    }
  }
  return fallbacks;
}

/** `U+20-7E,U+A0` from sorted code points. */
export function formatUnicodeRange(codes: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',');
}
