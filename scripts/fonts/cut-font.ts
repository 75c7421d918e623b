import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import subsetFont from 'subset-font';

import type { FontFamily } from '../../src/domain/font-families.ts';
import type { FontEntry, FontFile } from '../../src/site/theme/font-manifest.ts';
import { fontScripts, type FontScript } from '../../src/site/theme/font-scripts.ts';
import { fontKind, localFonts } from '../../src/site/theme/local-fonts.ts';
import { computeFallback, lettersOf } from './fallback-metrics.ts';
import { arabicSource, fontSources, type FontSource } from './font-sources.ts';
import { blankNames, readSfnt } from './read-sfnt.ts';

const modules = join(import.meta.dirname, '../../node_modules');

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** What stands in the Latin file: no other face is loaded for one of these. */
const latin = `${span(0x20, 0x7e)}${span(0xa0, 0xff)}${span(0x2009, 0x2027)}${span(0x202f, 0x203a)}ıŒœˆ˚˜€№™←↑→↓−×÷≈≤≥⁄`;

/** Standard Arabic with its vowel signs, both sorts of digits, and the letters of foreign names: a quarter of the file. */
const coreArabic = `\u060c\u061b\u061f${span(0x621, 0x63a)}${span(0x640, 0x655)}${span(0x660, 0x66d)}\u0670\u0671پچڤگ`;

const charsets: Record<FontScript, string> = {
  /** Basic Latin, Latin-1, general punctuation, €, №, ™, arrows, signs of arithmetic. */
  latin,
  'latin-ext': without(
    latin,
    `${span(0x100, 0x2ff)}${span(0x1e00, 0x1e9f)}${span(0x20a0, 0x20bc)}${span(0x20be, 0x20c0)}`,
  ),
  /** Its own letters with two marks; the others stand in latin-ext. */
  vietnamese: `${span(0x1ea0, 0x1ef9)}ĂăĐđĨĩŨũƠơƯư₫${span(0x300, 0x301)}${span(0x303, 0x304)}${span(0x308, 0x309)}\u0323\u0329`,
  greek: span(0x370, 0x3ff),
  'greek-ext': span(0x1f00, 0x1fff),
  /** Russian, Ukrainian, Belarusian, Serbian. */
  cyrillic: `${span(0x400, 0x45f)}ҐґҰұ№`,
  /** Kazakh, Tatar and the rest. */
  'cyrillic-ext': without('ҐґҰұ', `${span(0x460, 0x52f)}₴`),
  hebrew: `${span(0x590, 0x5ff)}₪${span(0xfb1d, 0xfb4f)}`,
  devanagari: `${span(0x900, 0x97f)}₹\u200c\u200d\u25cc${span(0xa8e0, 0xa8ff)}`,
  arabic: coreArabic,
  'arabic-ext': without(
    coreArabic,
    `${span(0x600, 0x6ff)}${span(0x750, 0x77f)}${span(0xfb50, 0xfdff)}${span(0xfe70, 0xfefc)}`,
  ),
  ruble: '₽',
};

function without(left: string, letters: string): string {
  return [...letters].filter((letter) => !left.includes(letter)).join('');
}

/** ₽ sits in the Latin Extended files, 5 to 116 KB a family (requirements, Appendix F). */
function sourceSubset(script: FontScript): string {
  if (script === 'arabic-ext') return 'arabic';
  return script === 'ruble' ? 'latin-ext' : script;
}

/** Figures of one width for price columns; no small capitals, ligature sets and alternates. */
const keptFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum', 'rlig'];

/** Scripts whose letters change with their neighbours are shaped by features of their own. */
const arabicFeatures = ['init', 'medi', 'fina', 'isol', 'curs', 'abvm', 'blwm'];
const shapingFeatures: Partial<Record<FontScript, string[]>> = {
  arabic: arabicFeatures,
  'arabic-ext': arabicFeatures,
  devanagari: 'nukt akhn rphf rkrf blwf half pstf vatu cjct pres abvs blws psts haln dist abvm blwm'.split(
    ' ',
  ),
};

/** A request costs a browser more than a kilobyte of inline base64. */
const inlineBytes = 1200;

/** Cuts every face of a family into `outDir` and measures its fallbacks. */
export async function cutFamily(family: FontFamily, outDir: string): Promise<Omit<FontEntry, 'more'>> {
  const source = fontSources[family];
  const faces: FontFile[] = [];
  for (const script of fontScripts) {
    const lender = script === 'ruble' && source.rubleFrom ? fontSources[source.rubleFrom] : source;
    faces.push(...(await cutScript(lender, script, outDir)));
  }
  return { faces, fallbacks: await measureFallbacks(family) };
}

/** The faces of one script; none where the family has no such letters. */
export async function cutScript(source: FontSource, script: FontScript, outDir: string): Promise<FontFile[]> {
  const faces: FontFile[] = [];
  for (const weight of source.weights === 'variable' ? ['variable' as const] : source.weights) {
    const face = await cutFace(source, script, weight, outDir);
    if (face) faces.push(face);
  }
  return faces;
}

async function cutFace(
  source: FontSource,
  script: FontScript,
  weight: 'variable' | number,
  outDir: string,
): Promise<FontFile | null> {
  const font = await readSource(source, sourceSubset(script), weight);
  if (!font) return null;
  const options = {
    noHinting: true,
    keepFeatures: script === 'ruble' ? [] : [...keptFeatures, ...(shapingFeatures[script] ?? [])],
    ...(script === 'ruble' && { dropTables: ['GSUB', 'GPOS', 'GDEF', 'STAT', 'MVAR', 'gasp'] }),
    ...(weight === 'variable' && { variationAxes: { wght: { min: 400, max: 700 } } }),
  };
  const plain = await subsetFont(font, charsets[script], { ...options, targetFormat: 'truetype' });
  const drawn = readSfnt(plain);
  const codes = [...drawn.glyphs.keys()].sort((a, b) => a - b);
  if (codes.length === 0) return null;

  // Names are a third of a font of one sign.
  const cut = await subsetFont(script === 'ruble' ? blankNames(plain) : font, charsets[script], {
    ...options,
    targetFormat: 'woff2',
  });
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

/** Null where the family has no such subset: five have no Cyrillic, nine no Greek. */
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
async function measureFallbacks(family: FontFamily): Promise<FontEntry['fallbacks']> {
  const fallbacks: FontEntry['fallbacks'] = [];
  for (const script of ['latin', 'cyrillic', 'arabic'] as const) {
    const source = script === 'arabic' ? arabicSource : fontSources[family];
    const locals = localFonts[script === 'arabic' ? 'sans' : fontKind(family)];
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
      for (const local of locals) {
        const fallback = computeFallback(readSfnt(pinned), local, script, isBold);
        if (fallback) fallbacks.push(fallback);
      }
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
