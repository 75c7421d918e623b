import { cyrillicPartners, greekPartners, type FontFamily } from '#domain/font-families.ts';
import type { StylesSettings } from '#domain/settings/styles.schema.ts';
import { languages, type Language } from '#locales/languages.ts';

import type { FallbackMetrics, FontFile, FontManifest } from './font-manifest.ts';
import { fontScripts, type FontScript } from './font-scripts.ts';
import { fontKind, localFonts, type LocalFont } from './local-fonts.ts';

type Fonts = Pick<StylesSettings, 'fontText' | 'fontHeading'>;

interface Site {
  language: Language;
  /** The rouble sign's face is part of the page, 0.6 KB of it, where prices are written so; a file elsewhere. */
  currency: string;
}

/** Budget of requirement 732 for the fonts of a page, bytes. */
const preloadBudget = 60 * 1024;
const preloadLimit = 2;

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
 * `@font-face` rules of the text and the heading family, and nothing else: what a site's language is written
 * with, and local stand-ins of the same size. A family without Cyrillic or Greek borrows its partner's under
 * its own name, so CSS asks for one family whatever the letters are. `everything` adds the faces that pages
 * get from `moreFontsCss` when a letter asks for them.
 */
export function fontFaceCss(
  fonts: Fonts,
  { language, currency }: Site,
  manifest: FontManifest,
  everything = true,
): string {
  const own: FontScript[] = [...lettersOf(language)].reverse();
  if (currency === 'RUB') own.push('ruble');
  const wanted = everything ? fontScripts : own;
  return familiesInUse(fonts)
    .flatMap((family) => [
      // Prices are written in the font of the text.
      ...faceRules(family, wanted, manifest, currency === 'RUB' && family === fonts.fontText),
      ...fallbackRules(family, language, manifest),
    ])
    .join('\n');
}

/**
 * The faces of a family that a page's own style leaves out: Polish, Turkish, Vietnamese, Cyrillic in an English
 * shop, Greek, Arabic and so on. The same for every site, so the build writes them to a file for good.
 */
export function moreFontsCss(family: FontFamily, manifest: FontManifest): string {
  const beyond = fontScripts.filter((script) => script !== 'latin');
  return faceRules(family, beyond, manifest, true).join('\n');
}

/** Addresses of the style sheets with the letters beyond a page's own, for the families in use. */
export function moreFontSheets(fonts: Fonts, manifest: FontManifest): string[] {
  return familiesInUse(fonts).map((family) => fontUrl(manifest[family].more));
}

/**
 * Addresses of the files that the first screen needs, two and 60 KB at most: on Russian sites the
 * Cyrillic letters first, on Arabic ones the Arabic, then the Latin file with digits, spaces and punctuation.
 */
export function fontPreloads(fonts: Fonts, language: Language, manifest: FontManifest): string[] {
  const needed = lettersOf(language);
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

/** The scripts of a language's pages, the most of their letters first; every page has digits, signs and spaces. */
function lettersOf(language: Language): [FallbackMetrics['script'], ...FallbackMetrics['script'][]] {
  const { letters } = languages[language];
  return letters === 'latin' ? ['latin'] : [letters, 'latin'];
}

function familiesInUse(fonts: Fonts): FontFamily[] {
  return [...new Set([fonts.fontText, fonts.fontHeading])];
}

/** All faces of a family, its own and the lent ones. */
function facesOf(family: FontFamily, manifest: FontManifest): FontFile[] {
  const lent = [
    { partner: cyrillicPartners[family], of: isCyrillic },
    { partner: greekPartners[family], of: isGreek },
  ];
  return [
    ...manifest[family].faces,
    ...lent.flatMap(({ partner, of }) => (partner ? manifest[partner].faces.filter(of) : [])),
  ];
}

function isCyrillic({ script }: FontFile): boolean {
  return script === 'cyrillic' || script === 'cyrillic-ext';
}

function isGreek({ script }: FontFile): boolean {
  return script === 'greek' || script === 'greek-ext';
}

/** The face of this weight; a variable face holds all of them, and Anton has only one. */
function pickFace(
  family: FontFamily,
  script: FallbackMetrics['script'],
  weight: string,
  manifest: FontManifest,
): FontFile | undefined {
  const faces = facesOf(family, manifest).filter((face) => face.script === script);
  return faces.find((face) => face.weight.includes(weight)) ?? faces[0];
}

function faceRules(
  family: FontFamily,
  scripts: readonly FontScript[],
  manifest: FontManifest,
  withData: boolean,
): string[] {
  const faces = facesOf(family, manifest);
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
  return `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(${source}) format('woff2');unicode-range:${face.unicodeRange}}`;
}

function fontUrl(file: string): string {
  return `/fonts/${file}`;
}

function fallbackRules(family: FontFamily, language: Language, manifest: FontManifest): string[] {
  const hasBold = manifest[family].fallbacks.some(({ script, isBold }) => script === 'latin' && isBold);
  const slots = hasBold ? twoSlots(100, 900) : oneSlot('100 900');
  const { letters } = languages[language];
  return localFonts[fontKind(family)].flatMap(({ suffix }) =>
    slots.flatMap((slot) => {
      const rules = (script: FallbackMetrics['script'], range = '') =>
        fallbackRule({ family, suffix, script, slot, range }, manifest);
      if (letters === 'arabic') return [...rules('latin'), ...rules('arabic', ';unicode-range:U+600-6FF')];
      if (letters === 'latin') return rules('latin');
      // The rarer local fonts have one face for both scripts: each page carries its bytes.
      return suffix === ''
        ? [...rules('latin'), ...rules('cyrillic', ';unicode-range:U+400-52F')]
        : rules('cyrillic');
    }),
  );
}

interface FallbackFace {
  family: FontFamily;
  suffix: LocalFont['suffix'];
  script: FallbackMetrics['script'];
  slot: Slot;
  range: string;
}

/** Who draws the script is who is stood in for: Petrona's Cyrillic is Lora's, and Arabic is a sans in all. */
function fallbackRule(
  { family, suffix, script, slot: { weight, isBold }, range }: FallbackFace,
  manifest: FontManifest,
): string[] {
  const drawn = script === 'cyrillic' ? (cyrillicPartners[family] ?? family) : family;
  const kind = script === 'arabic' ? 'sans' : fontKind(drawn);
  const local = localFonts[kind].find((one) => one.suffix === suffix);
  const metrics = manifest[drawn].fallbacks.find(
    (one) => one.suffix === suffix && one.script === script && one.isBold === isBold,
  );
  if (!local || !metrics) return [];
  const { sizeAdjust, ascent, descent } = metrics;
  const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;
  const sources = local.names[isBold ? 'bold' : 'regular'].map((name) => `local('${name}')`);
  return [
    `@font-face{font-family:'${family} Fallback${suffix}';font-weight:${weight};src:${sources.join(',')};size-adjust:${percent(sizeAdjust)};ascent-override:${percent(ascent)};descent-override:${percent(descent)}${range}}`,
  ];
}
