import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { z } from 'zod';

export const pdfWeights = ['regular', 'bold'] as const;
export type PdfWeight = (typeof pdfWeights)[number];

/** A font's file, and which characters are its own. */
export interface PdfFont {
  name: string;
  bytes: Buffer;
  has(codePoint: number): boolean;
}

/**
 * Noto Sans and IBM Plex Sans Arabic (OFL 1.1). Plex has a glyph for each form of a letter, where Noto adds dots to
 * shared ones: what is copied out of a document would have lost its dots.
 */
const families = [
  ['noto-sans', ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese']],
  ['ibm-plex-sans-arabic', ['arabic']],
] as const;
const weightOf: Readonly<Record<PdfWeight, number>> = { regular: 400, bold: 600 };
const rangesSchema = z.record(z.string(), z.string());

/** What documents are set in. The first that has a character draws it. */
export function readPdfFonts(weight: PdfWeight): PdfFont[] {
  const { resolve } = createRequire(import.meta.url);
  return families.flatMap(([family, scripts]) => {
    const folder = dirname(resolve(`@fontsource/${family}/package.json`));
    const ranges = rangesSchema.parse(JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')));
    return scripts.map((script) => {
      const name = `${family}-${script}-${weightOf[weight]}-normal`;
      const known = readRanges(ranges[script] ?? '');
      return {
        name,
        // Not WOFF2: fontkit cannot cut its composed glyphs out (2.0.4).
        bytes: readFileSync(join(folder, 'files', `${name}.woff`)),
        has: (codePoint: number) => known.some(([from, to]) => codePoint >= from && codePoint <= to),
      };
    });
  });
}

/** `U+0000-00FF,U+0131`, as a style sheet's `unicode-range` has it. */
function readRanges(list: string): [from: number, to: number][] {
  return list.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}
