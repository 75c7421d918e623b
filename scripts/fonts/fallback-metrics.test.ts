import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';

import { localFonts, type LocalFont } from '../../src/site/theme/local-fonts.ts';
import { averageAdvance, lettersOf } from './fallback-metrics.ts';
import { readSfnt } from './read-sfnt.ts';

const modules = join(import.meta.dirname, '../../node_modules');
const scripts = ['latin', 'cyrillic', 'arabic'] as const;
const weights = ['regular', 'bold'] as const;

type FileOf = (script: (typeof scripts)[number], weight: (typeof weights)[number]) => string;

const fromFontsource =
  (slug: string): FileOf =>
  (script, weight) =>
    `@fontsource/${slug}/files/${slug}-${script}-${weight === 'bold' ? 700 : 400}-normal.woff2`;
const fromDejaVu =
  (name: string): FileOf =>
  (_, weight) =>
    `dejavu-fonts-ttf/ttf/${name}${weight === 'bold' ? '-Bold' : ''}.ttf`;

/** Open fonts with the widths that visitors' machines have; Arimo and Tinos were drawn to Arial's and Times'. */
const measured: Record<'sans' | 'serif', Record<string, FileOf>> = {
  sans: {
    '': fromFontsource('arimo'),
    ' DejaVu': fromDejaVu('DejaVuSans'),
    ' Noto': fromFontsource('noto-sans'),
    ' Roboto': fromFontsource('roboto'),
  },
  serif: {
    '': fromFontsource('tinos'),
    ' DejaVu': fromDejaVu('DejaVuSerif'),
    ' Noto': fromFontsource('noto-serif'),
  },
};

describe.each(['sans', 'serif'] as const)('local %s fonts', (kind) => {
  it.each(localFonts[kind])('$names.regular are as wide as said', async ({ suffix, advances }) => {
    const fileOf = measured[kind][suffix];
    const found: LocalFont['advances'] = {
      latin: { regular: 0, bold: 0 },
      cyrillic: { regular: 0, bold: 0 },
    };
    for (const script of scripts.filter((one) => advances[one])) {
      const widths = { regular: 0, bold: 0 };
      for (const weight of weights) {
        const file = await readFile(join(modules, fileOf?.(script, weight) ?? ''));
        const font = await subsetFont(file, lettersOf(script), { targetFormat: 'truetype', noHinting: true });
        const advance = averageAdvance(readSfnt(font), lettersOf(script));
        widths[weight] = Math.round(advance * 10_000) / 10_000;
      }
      found[script] = widths;
    }
    expect(found).toEqual(advances);
  });
});
