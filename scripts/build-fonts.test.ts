import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import subsetFont from 'subset-font';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';

import {
  cyrillicPartners,
  fontFamilies,
  greekPartners,
  type FontFamily,
} from '../src/domain/font-families.ts';
import { languageCodes } from '../src/locales/languages.ts';
import { stylesSettingsSchema } from '../src/domain/settings/styles.schema.ts';
import { fontFaceCss, fontPreloads, moreFontSheets } from '../src/site/theme/font-faces.ts';
import { readFontManifest, type FontManifest } from '../src/site/theme/font-manifest.ts';
import type { FontScript } from '../src/site/theme/font-scripts.ts';
import { fallbackNames } from '../src/site/theme/local-fonts.ts';
import { buildFonts } from './build-fonts.ts';
import * as cutter from './fonts/cut-font.ts';
import { formatUnicodeRange } from './fonts/cut-font.ts';
import { readSfnt } from './fonts/read-sfnt.ts';

const styles = stylesSettingsSchema.parse({});
let folder = '';
let manifest: FontManifest;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-fonts-'));
  await buildFonts(folder);
  manifest = await readFontManifest(join(folder, 'fonts/fonts.json'));
}, 300_000);
afterAll(() => rm(folder, { recursive: true }));

it('cuts nothing the second time', async () => {
  const cut = vi.spyOn(cutter, 'cutFamily');
  const again = await mkdtemp(join(tmpdir(), 'vitrina-fonts-'));
  onTestFinished(() => rm(again, { recursive: true }));
  await buildFonts(again);
  expect(cut).not.toHaveBeenCalled();
  expect(await readdir(join(again, 'fonts'))).toEqual(await readdir(join(folder, 'fonts')));
});

const sites = {
  en: { language: 'en', currency: 'USD' },
  ru: { language: 'ru', currency: 'RUB' },
  ar: { language: 'ar', currency: 'AED' },
} as const;

describe.each(fontFamilies)('%s', (family) => {
  it.each([
    ['en', 'Aé€—$₽łęčřşțαΩЖїعپ'],
    ['ru', 'AЖ₽ёЩ№ łęčřşțαΩعپ'],
    ['ar', 'Aé€Жłαعلىآًپےﷺ'],
  ] as const)(
    'draws the letters of all neighbours on a site in %s, and its ranges tell the truth',
    async (language, letters) => {
      const faces = parseFaces(
        fontFaceCss({ fontText: family, fontHeading: family }, sites[language], manifest),
        family,
      );
      for (const letter of letters) {
        const code = letter.codePointAt(0) ?? 0;
        const face = faces.findLast(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to));
        expect(face, `${letter} in ${family}`).toBeDefined();
        const font = face?.data ?? (await readFile(join(folder, face?.url ?? '')));
        const drawn = readSfnt(await subsetFont(font, letter, { targetFormat: 'truetype' }));
        expect(drawn.glyphs.has(code), `${letter} in ${family}`).toBe(true);
      }
    },
  );

  it('has a stand-in of the same size for each kind of local font', () => {
    const css = fontFaceCss({ fontText: family, fontHeading: family }, sites.ru, manifest);
    const fallbacks = css.split('\n').filter((rule) => rule.includes(`'${family} Fallback`));
    const kinds = fallbackNames(family);
    // Arial's has a face a script, the others have one for both; each has a bold one.
    expect(fallbacks.length).toBe((kinds.length + 1) * (family === 'Anton' ? 1 : 2));
    for (const kind of kinds) expect(css).toContain(`font-family:'${kind}'`);
    for (const rule of fallbacks) {
      expect(rule).toMatch(/size-adjust:\d+(\.\d+)?%;ascent-override:\d+(\.\d+)?%;descent-override/);
    }
    for (const { sizeAdjust } of manifest[family].fallbacks) {
      expect(sizeAdjust).toBeGreaterThan(0.68);
      expect(sizeAdjust).toBeLessThan(1.45);
    }
  });

  it('has one for Arabic where the local font is known to have its letters', () => {
    const css = fontFaceCss({ fontText: family, fontHeading: family }, sites.ar, manifest);
    const arabic = css.split('\n').filter((rule) => rule.includes('Fallback') && rule.includes('U+600-6FF'));
    expect(arabic.length).toBe(family === 'Anton' ? 1 : 2);
    for (const rule of arabic) expect(rule).toContain(`'${family} Fallback DejaVu'`);
  });

  it('leaves to a file of its own what pages seldom need, each letter by one and the same face', async () => {
    const fonts = { fontText: family, fontHeading: family };
    const sheet = await readFile(join(folder, moreFontSheets(fonts, manifest)[0] ?? ''), 'utf8');
    const page = fontFaceCss(fonts, sites.en, manifest, false);
    expect(page).not.toMatch(/-(latin-ext|vietnamese|greek|cyrillic|arabic)-/);
    expect(parseFaces(page + '\n' + sheet, family).length).toBe(
      parseFaces(fontFaceCss(fonts, sites.en, manifest), family).length,
    );
    const weights = (css: string) => new Set(parseFaces(css, family).map(({ weight }) => weight));
    // Browsers choose by weight before they look at letters.
    expect(weights(sheet)).toEqual(weights(page));
  });

  it('is written to disk as the manifest says', async () => {
    for (const face of manifest[family].faces) {
      expect((await stat(join(folder, 'fonts', face.file))).size).toBe(face.bytes);
    }
  });
});

describe('fontFaceCss', () => {
  it('names only the families in use, and on a page only what its language is written with [R567]', () => {
    const css = fontFaceCss({ fontText: 'Poppins', fontHeading: 'Anton' }, sites.en, manifest, false);
    const names = (family: FontFamily) => [family, ...fallbackNames(family)];
    expect(new Set(css.match(/(?<=font-family:')[^']+/g))).toEqual(
      new Set([...names('Poppins'), ...names('Anton')]),
    );
    expect(css).not.toContain('cyrillic');
    expect(css).not.toMatch(/https?:|U\+4[0-9A-F]{2}/);
    expect(css.match(/font-display:swap/g)?.length).toBe(css.match(/format\('woff2'\)/g)?.length);
  });

  it.each([
    ...Object.entries(cyrillicPartners).map((pair) => [...pair, 'cyrillic'] as const),
    ...Object.entries(greekPartners).map((pair) => [...pair, 'greek'] as const),
  ] as [FontFamily, FontFamily, FontScript][])(
    '%s borrows from %s, under its own name, its %s',
    (family, partner, lentScript) => {
      const css = fontFaceCss({ fontText: family, fontHeading: family }, sites.ru, manifest);
      const lent = manifest[partner].faces.find(({ script }) => script === lentScript);
      expect(css).toContain(`font-family:'${family}'`);
      expect(css).toContain(lent?.file);
      expect(css).not.toContain(`font-family:'${partner}'`);
    },
  );

  it('inlines ₽ faces where prices are in roubles, so that none costs a request', () => {
    for (const family of fontFamilies) {
      const ruble = manifest[family].faces.filter(({ script }) => script === 'ruble');
      const fonts = { fontText: family, fontHeading: family };
      for (const { data, file } of ruble) {
        expect(fontFaceCss(fonts, sites.ru, manifest)).toContain(data);
        expect(fontFaceCss(fonts, sites.en, manifest)).toContain(file);
        expect(fontFaceCss(fonts, sites.en, manifest)).not.toContain('data:');
      }
    }
  });
});

describe('the default theme', () => {
  it.each(['en', 'ru', 'ar'] as const)(
    'needs two files and 60 KB at most in %s, and preloads them',
    (language) => {
      const faces = parseFaces(fontFaceCss(styles, sites[language], manifest, false), 'Manrope');
      const needed = faces.filter(({ data }) => !data);
      const bytes = manifest.Manrope.faces
        .filter(({ file }) => needed.some(({ url }) => url?.endsWith(file)))
        .reduce((sum, face) => sum + face.bytes, 0);
      expect(needed.length).toBeLessThanOrEqual(2);
      expect(bytes).toBeLessThan(60 * 1024);
      expect(fontPreloads(styles, language, manifest).sort()).toEqual(needed.map(({ url }) => url).sort());
    },
  );
});

it('never preloads more than two files', () => {
  for (const fontText of fontFamilies) {
    for (const fontHeading of fontFamilies) {
      for (const language of languageCodes) {
        expect(fontPreloads({ fontText, fontHeading }, language, manifest).length).toBeLessThanOrEqual(2);
      }
    }
  }
});

it('writes unicode ranges compactly', () => {
  expect(formatUnicodeRange([0x20, 0x21, 0x22, 0xa0, 0x20bd])).toBe('U+20-22,U+A0,U+20BD');
});

interface Face {
  weight: string;
  url?: string;
  data?: Buffer;
  ranges: (readonly [number, number])[];
}

function parseFaces(css: string, family: string): Face[] {
  return css
    .split('\n')
    .filter((rule) => rule.includes(`font-family:'${family}';`))
    .map((rule) => {
      const url = /url\(([^)]+)\)/.exec(rule)?.[1] ?? '';
      const ranges = (/unicode-range:([^}]+)/.exec(rule)?.[1] ?? '').split(',').map((range) => {
        const [from = 0, to = from] = range
          .slice(2)
          .split('-')
          .map((hex) => Number.parseInt(hex, 16));
        return [from, to] as const;
      });
      const weight = /font-weight:([^;]+)/.exec(rule)?.[1] ?? '';
      return url.startsWith('data:')
        ? { weight, data: Buffer.from(url.split(',')[1] ?? '', 'base64'), ranges }
        : { weight, url, ranges };
    });
}
