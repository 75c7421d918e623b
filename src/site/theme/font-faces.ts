import { cyrillicPartners, type FontFamily } from '#domain/font-families.ts';
import type { StylesSettings } from '#domain/settings/styles.schema.ts';

import type { FallbackMetrics, FontEntry, FontFile, FontManifest } from './font-manifest.ts';

type Fonts = Pick<StylesSettings, 'fontText' | 'fontHeading'>;

interface Site {
  language: string;
  /** The rouble sign's face is part of the page, 0.9 KB of it, where prices need it; a file elsewhere. */
  currency: string;
}

/** Budget of requirement 732 for the fonts of a page, bytes. */
const preloadBudget = 60 * 1024;
const preloadLimit = 2;

const scripts = ['latin', 'cyrillic', 'cyrillic-ext', 'ruble'] as const;

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
 * Browsers choose among a family's faces by weight first and by letter only among faces of the very same
 * weight descriptor. So every script of a family, lent or its own, is declared under the same slots: one
 * range where all files are variable, one slot for a family of one weight, else regular and bold.
 */
interface Slot {
  weight: string;
  isBold: boolean;
}

const boldFrom = 550;
const oneSlot = (weight: string): Slot[] => [{ weight, isBold: false }];
const twoSlots = (from: number, to: number): Slot[] => [
  { weight: `${from} ${boldFrom - 1}`, isBold: false },
  { weight: `${boldFrom} ${to}`, isBold: true },
];

/**
 * `@font-face` rules of the text and the heading family, and nothing else. Russian sites also get
 * Cyrillic faces; a family without Cyrillic borrows its partner's under its own name, so CSS asks for
 * one family whatever the letters are. Each family has a local stand-in of the same size.
 */
export function fontFaceCss(fonts: Fonts, { language, currency }: Site, manifest: FontManifest): string {
  return familiesInUse(fonts)
    .flatMap((family) => [
      ...faceRules(family, facesOf(family, language, manifest), currency === 'RUB'),
      ...fallbackRules(family, language, manifest),
    ])
    .join('\n');
}

/**
 * Addresses of the files that the first screen needs, two and 60 KB at most: on Russian sites the
 * Cyrillic letters first, then the Latin file with digits, spaces and punctuation.
 */
export function fontPreloads(fonts: Fonts, language: string, manifest: FontManifest): string[] {
  const needed = language === 'ru' ? (['cyrillic', 'latin'] as const) : (['latin'] as const);
  const wanted = [
    ...needed.map((script) => pickFace(fonts.fontText, script, '400', manifest)),
    pickFace(fonts.fontHeading, needed[0], '700', manifest),
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

function faceRules(family: FontFamily, faces: FontFile[], withData: boolean): string[] {
  return chooseSlots(faces).flatMap((slot) =>
    scripts.flatMap((script) => {
      const ofScript = faces.filter((face) => face.script === script);
      const face = ofScript.find(({ weight }) => weight === (slot.isBold ? '700' : '400')) ?? ofScript[0];
      if (!face) return [];
      const source = withData && face.data ? `data:font/woff2;base64,${face.data}` : fontUrl(face.file);
      return [faceRule(family, face, source, slot.weight)];
    }),
  );
}

function chooseSlots(faces: FontFile[]): Slot[] {
  const latin = faces.filter(({ script }) => script === 'latin');
  if (faces.every(isVariable)) return oneSlot('400 700');
  return latin.length === 1 && !latin.some(isVariable) ? oneSlot('400') : twoSlots(400, 700);
}

function isVariable(face: FontFile): boolean {
  return face.weight.includes(' ');
}

function faceRule(family: FontFamily, face: FontFile, source: string, weight: string): string {
  return `@font-face{font-family:'${family}';font-style:normal;font-weight:${weight};font-display:swap;src:url(${source}) format('woff2');unicode-range:${face.unicodeRange}}`;
}

function fontUrl(file: string): string {
  return `/fonts/${file}`;
}

function fallbackRules(family: FontFamily, language: string, manifest: FontManifest): string[] {
  const own = manifest[family];
  const cyrillic = manifest[cyrillicPartners[family] ?? family];
  const hasBold = own.fallbacks.some(({ script, isBold }) => script === 'latin' && isBold);
  const slots = hasBold ? twoSlots(100, 900) : oneSlot('100 900');
  return slots.flatMap((slot) => [
    ...fallbackRule(family, own, 'latin', slot),
    ...(language === 'ru' ? fallbackRule(family, cyrillic, 'cyrillic', slot) : []),
  ]);
}

function fallbackRule(
  family: FontFamily,
  { kind, fallbacks }: FontEntry,
  script: FallbackMetrics['script'],
  { weight, isBold }: Slot,
): string[] {
  const metrics = fallbacks.find((entry) => entry.script === script && entry.isBold === isBold);
  if (!metrics) return [];
  const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;
  const names = localFonts[kind][isBold ? 'bold' : 'regular'].map((name) => `local('${name}')`);
  const range = script === 'cyrillic' ? ';unicode-range:U+400-52F' : '';
  return [
    `@font-face{font-family:'${family} Fallback';font-weight:${weight};src:${names.join(',')};size-adjust:${percent(metrics.sizeAdjust)};ascent-override:${percent(metrics.ascent)};descent-override:${percent(metrics.descent)};line-gap-override:${percent(metrics.lineGap)}${range}}`,
  ];
}
