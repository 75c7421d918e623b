import type { FontFamily } from '#domain/font-families.ts';

type Weights = Record<'regular' | 'bold', number>;

/** Fonts of visitors' own machines that have one and the same width. */
export interface LocalFont {
  /** Ends the name of the face that stretches it: `'Manrope Fallback DejaVu'`. */
  suffix: '' | ' DejaVu' | ' Noto' | ' Roboto';
  /** Full or PostScript names, as `local()` wants them. */
  names: Record<keyof Weights, readonly string[]>;
  /** Mean advance of the sample texts (scripts/fonts/fallback-metrics.ts) in shares of the em. */
  advances: Record<'latin' | 'cyrillic', Weights> & { arabic?: Weights };
}

/**
 * Windows, macOS and iOS have Arial, Linux has what its distribution brings (Debian's fontconfig wants DejaVu,
 * Liberation, Croscore's Arimo or URW's Nimbus Sans, Fedora and SUSE have Noto), Android has Roboto. Widths that
 * differ need faces of their own: bold DejaVu is a fifth wider than bold Arial. Android's Roboto is one variable
 * file, whose bold cut `local()` does not find. The widths are measured anew by
 * scripts/fonts/fallback-metrics.test.ts; Arial, Liberation, Arimo and Nimbus have the same ones. Of their Arabic
 * letters only DejaVu's are open to be measured; the others have none, or keep the width that the Latin ones give.
 */
export const localFonts: Record<'sans' | 'serif', readonly LocalFont[]> = {
  sans: [
    {
      suffix: '',
      names: {
        regular: ['Arial', 'LiberationSans', 'Arimo Regular', 'NimbusSans-Regular'],
        bold: ['Arial Bold', 'LiberationSans-Bold', 'Arimo Bold', 'NimbusSans-Bold'],
      },
      advances: {
        latin: { regular: 0.4374, bold: 0.4721 },
        cyrillic: { regular: 0.5547, bold: 0.601 },
      },
    },
    {
      suffix: ' DejaVu',
      names: { regular: ['DejaVuSans'], bold: ['DejaVuSans-Bold'] },
      advances: {
        latin: { regular: 0.5029, bold: 0.5678 },
        cyrillic: { regular: 0.6416, bold: 0.7045 },
        arabic: { regular: 0.5089, bold: 0.6114 },
      },
    },
    {
      suffix: ' Noto',
      names: { regular: ['NotoSans-Regular'], bold: ['NotoSans-Bold'] },
      advances: {
        latin: { regular: 0.465, bold: 0.497 },
        cyrillic: { regular: 0.587, bold: 0.6323 },
      },
    },
    {
      suffix: ' Roboto',
      names: { regular: ['Roboto-Regular'], bold: ['Roboto-Bold', 'Roboto-Regular'] },
      advances: {
        latin: { regular: 0.4353, bold: 0.4425 },
        cyrillic: { regular: 0.5733, bold: 0.5835 },
      },
    },
  ],
  serif: [
    {
      suffix: '',
      names: {
        regular: ['Times New Roman', 'LiberationSerif', 'Tinos Regular', 'NimbusRoman-Regular'],
        bold: ['Times New Roman Bold', 'LiberationSerif-Bold', 'Tinos Bold', 'NimbusRoman-Bold'],
      },
      advances: {
        latin: { regular: 0.4018, bold: 0.4264 },
        cyrillic: { regular: 0.5069, bold: 0.5412 },
      },
    },
    {
      suffix: ' DejaVu',
      names: { regular: ['DejaVuSerif'], bold: ['DejaVuSerif-Bold'] },
      advances: {
        latin: { regular: 0.5091, bold: 0.5596 },
        cyrillic: { regular: 0.6334, bold: 0.7082 },
      },
    },
    {
      suffix: ' Noto',
      names: { regular: ['NotoSerif-Regular'], bold: ['NotoSerif-Bold'] },
      advances: {
        latin: { regular: 0.4773, bold: 0.5049 },
        cyrillic: { regular: 0.6114, bold: 0.6394 },
      },
    },
  ],
};

const serifs: ReadonlySet<FontFamily> = new Set(['Petrona', 'Lora', 'Playfair Display']);

export function fontKind(family: FontFamily): 'sans' | 'serif' {
  return serifs.has(family) ? 'serif' : 'sans';
}

/** Of every local font that may stand in for the family, the name of its stretched face. */
export function fallbackNames(family: FontFamily): string[] {
  return localFonts[fontKind(family)].map(({ suffix }) => `${family} Fallback${suffix}`);
}
