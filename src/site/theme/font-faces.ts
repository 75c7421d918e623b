import { cyrillicPartners, type FontFamily } from '#domain/font-families.ts';
import type { StylesSettings } from '#domain/settings/styles.schema.ts';

import type { FallbackMetrics, FontEntry, FontFile, FontManifest } from './font-manifest.ts';

type Fonts = Pick<StylesSettings, 'fontText' | 'fontHeading'>;

/** Budget of requirement 732 for the fonts of a page, bytes. */
const preloadBudget = 60 * 1024;
const preloadLimit = 2;

/** Fonts of a local machine that have Arial's and Times New Roman's widths, then what Android has. */
const localFonts = {
  sans: {
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Roboto'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Roboto Bold'],
  },
  serif: {
    regular: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos', 'Noto Serif'],
    bold: [
      'Times New Roman Bold',
      'TimesNewRomanPS-BoldMT',
      'Liberation Serif Bold',
      'Tinos Bold',
      'Noto Serif Bold',
    ],
  },
};

/**
 * `@font-face` rules of the text and the heading family, and nothing else. Russian sites also get
 * Cyrillic faces; a family without Cyrillic borrows its partner's under its own name, so CSS asks for
 * one family whatever the letters are. Each family has a local stand-in of the same size.
 */
export function fontFaceCss(fonts: Fonts, language: string, manifest: FontManifest): string {
  return familiesInUse(fonts)
    .flatMap((family) => [
      ...facesOf(family, language, manifest).map((face) => faceRule(family, face)),
      ...fallbackRules(family, language, manifest),
    ])
    .join('\n');
}

/**
 * Addresses of the files that the first screen needs, two and 60 KB at most: on Russian sites the
 * Cyrillic letters first, then the Latin file with digits, spaces and punctuation.
 */
export function fontPreloads(fonts: Fonts, language: string, manifest: FontManifest): string[] {
  const scripts = language === 'ru' ? (['cyrillic', 'latin'] as const) : (['latin'] as const);
  const wanted = [
    ...scripts.map((script) => pickFace(fonts.fontText, script, '400', manifest)),
    pickFace(fonts.fontHeading, scripts[0], '700', manifest),
  ];
  const files = new Set<string>();
  let bytes = 0;
  for (const face of wanted) {
    if (!face || files.has(face.file)) continue;
    if (files.size === preloadLimit || bytes + face.bytes > preloadBudget) break;
    files.add(face.file);
    bytes += face.bytes;
  }
  return [...files].map(fontUrl);
}

function familiesInUse(fonts: Fonts): FontFamily[] {
  return [...new Set([fonts.fontText, fonts.fontHeading])];
}

function facesOf(family: FontFamily, language: string, manifest: FontManifest): FontFile[] {
  const own = manifest[family].faces;
  if (language !== 'ru') return own.filter((face) => !isCyrillic(face));
  const partner = cyrillicPartners[family];
  return partner ? [...own, ...manifest[partner].faces.filter(isCyrillic)] : own;
}

function isCyrillic(face: FontFile): boolean {
  return face.script === 'cyrillic' || face.script === 'cyrillic-ext';
}

/** The face of this weight; a variable face holds all of them, and Anton has only one. */
function pickFace(
  family: FontFamily,
  script: 'latin' | 'cyrillic',
  weight: string,
  manifest: FontManifest,
): FontFile | undefined {
  const faces = facesOf(family, 'ru', manifest).filter((face) => face.script === script);
  return faces.find((face) => face.weight.includes(weight)) ?? faces[0];
}

function faceRule(family: FontFamily, face: FontFile): string {
  const source = face.data ? `data:font/woff2;base64,${face.data}` : fontUrl(face.file);
  return `@font-face{font-family:'${family}';font-style:normal;font-weight:${face.weight};font-display:swap;src:url(${source}) format('woff2');unicode-range:${face.unicodeRange}}`;
}

function fontUrl(file: string): string {
  return `/fonts/${file}`;
}

function fallbackRules(family: FontFamily, language: string, manifest: FontManifest): string[] {
  const own = manifest[family];
  const rules = own.fallbacks
    .filter(({ script }) => script === 'latin' || language === 'ru')
    .map((metrics) => fallbackRule(family, own, metrics));
  const partner = language === 'ru' && cyrillicPartners[family];
  if (!partner) return rules;
  const lender = manifest[partner];
  const lent = lender.fallbacks.filter(({ script }) => script === 'cyrillic');
  return [...rules, ...lent.map((metrics) => fallbackRule(family, lender, metrics))];
}

/** Boundaries lie at 500 and 501: regular text on one side, headings and bold on the other. */
function fallbackRule(family: FontFamily, entry: FontEntry, metrics: FallbackMetrics): string {
  const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;
  const local = localFonts[entry.kind][metrics.isBold ? 'bold' : 'regular'];
  const hasBold = entry.fallbacks.some((other) => other.script === metrics.script && other.isBold);
  const weight = metrics.isBold ? '501 900' : hasBold ? '100 500' : '100 900';
  const range = metrics.script === 'cyrillic' ? ';unicode-range:U+400-52F' : '';
  return `@font-face{font-family:'${family} Fallback';font-weight:${weight};src:${local.map((name) => `local('${name}')`).join(',')};size-adjust:${percent(metrics.sizeAdjust)};ascent-override:${percent(metrics.ascent)};descent-override:${percent(metrics.descent)};line-gap-override:${percent(metrics.lineGap)}${range}}`;
}
