import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import subsetFont from 'subset-font';

const modules = join(import.meta.dirname, '../../../node_modules');

/** What a machine may have: Arimo stands for Arial, Liberation and Nimbus, Tinos for a font that no page names. */
export const machines = {
  'Arial or Liberation': 'arimo',
  DejaVu: 'dejavu',
  'Noto Sans': 'noto-sans',
  Roboto: 'roboto',
  'no font that is named': 'tinos',
} as const;
export type Machine = keyof typeof machines;

/** Lays out one machine's fonts in `folder`; gives the configuration for `FONTCONFIG_FILE`. */
export async function layOutFonts(machine: Machine, folder: string): Promise<string> {
  const fonts = join(folder, machines[machine]);
  mkdirSync(fonts, { recursive: true });
  const slug = machines[machine];
  for (const weight of [400, 700]) {
    const path = join(fonts, `${weight}.ttf`);
    if (slug === 'dejavu')
      copyFileSync(
        join(modules, `dejavu-fonts-ttf/ttf/DejaVuSans${weight === 700 ? '-Bold' : ''}.ttf`),
        path,
      );
    else
      writeFileSync(
        path,
        await subsetFont(
          readFileSync(join(modules, `@fontsource/${slug}/files/${slug}-latin-${weight}-normal.woff2`)),
          everyLatinLetter,
          { targetFormat: 'truetype' },
        ),
      );
  }
  const configuration = join(fonts, 'fonts.conf');
  const head = '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">';
  writeFileSync(
    configuration,
    `${head}<fontconfig><dir>${fonts}</dir><cachedir>${fonts}/cache</cachedir></fontconfig>`,
  );
  return configuration;
}

const everyLatinLetter = String.fromCodePoint(
  ...Array.from({ length: 0x260 }, (_, index) => index + 0x20),
  ...Array.from({ length: 0x2300 - 0x2000 }, (_, index) => index + 0x2000),
);
