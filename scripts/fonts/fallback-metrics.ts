import type { FallbackMetrics } from '../../src/site/theme/font-manifest.ts';
import type { LocalFont } from '../../src/site/theme/local-fonts.ts';
import type { SfntFont } from './read-sfnt.ts';

/** Ordinary shop prose: an average letter is as wide as letters are in use, not as in the alphabet. */
const sampleTexts = {
  latin:
    'Each piece is thrown by hand and fired twice, so no two are quite alike. Delivery takes two to five days; you may return anything within a month.',
  cyrillic:
    'Каждая вещь сделана вручную и обожжена дважды, поэтому двух одинаковых не бывает. Доставка занимает от двух до пяти дней; вернуть покупку можно в течение месяца.',
  /** In presentation forms, as letters stand in words: those that stand alone are far wider. */
  arabic:
    'ﻛﻞﻗﻄﻌﺔﻣﺼﻨﻮﻋﺔﺑﺎﻟﻴﺪﻭﻣﺤﺮﻭﻗﺔﻣﺮﺗﻴﻦﻓﻼﺗﺘﺸﺎﺑﻪﻗﻄﻌﺘﺎﻥﺗﻤﺎﻣﺎﻳﺴﺘﻐﺮﻕﺍﻟﺘﻮﺻﻴﻞﻣﻦﻳﻮﻣﻴﻦﺇﻟﻰﺧﻤﺴﺔﺃﻳﺎﻡﻭﻳﻤﻜﻨﻜﻢﺇﺭﺟﺎﻉﺃﻱﺷﻲﺀﺧﻼﻝﺷﻬﺮﻭﺍﺣﺪ',
} as const;

/** Mean advance of `text` in shares of the em; letters that the font lacks are left out. */
export function averageAdvance(font: SfntFont, text: string): number {
  const widths = [...text].flatMap((letter) => {
    const glyph = font.glyphs.get(letter.codePointAt(0) ?? 0);
    if (glyph === undefined) return [];
    return [font.advances[Math.min(glyph, font.advances.length - 1)] ?? 0];
  });
  return widths.reduce((sum, width) => sum + width, 0) / widths.length / font.unitsPerEm;
}

/**
 * `size-adjust` stretches the local font to the real one's width; the overrides are shares of the
 * stretched size, so that the line box stays the real font's (CSS Fonts 5, 4.2-4.4). Null where nobody has measured the
 * local font in this script.
 */
export function computeFallback(
  font: SfntFont,
  { suffix, advances }: LocalFont,
  script: FallbackMetrics['script'],
  isBold: boolean,
): FallbackMetrics | null {
  const own = advances[script];
  if (!own) return null;
  // Spaces stand in the Latin file only; both sides leave them out for other letters.
  const sizeAdjust = averageAdvance(font, lettersOf(script)) / own[isBold ? 'bold' : 'regular'];
  const share = (value: number) => round(value / font.unitsPerEm / sizeAdjust);
  return {
    suffix,
    script,
    isBold,
    sizeAdjust: round(sizeAdjust),
    ascent: share(font.ascent),
    descent: share(font.descent),
  };
}

/** What is measured of a script: Latin prose with its spaces, letters alone of the others. */
export function lettersOf(script: FallbackMetrics['script']): string {
  if (script !== 'cyrillic') return sampleTexts[script];
  return sampleTexts.cyrillic.replaceAll(/[^\u0400-\u04ff]/g, '');
}

const round = (share: number) => Math.round(share * 10_000) / 10_000;
