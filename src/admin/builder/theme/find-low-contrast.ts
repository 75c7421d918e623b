import { contrastRatio, parseColor } from '#domain/color.ts';
import type { StylesSettings } from '#domain/settings/styles.schema.ts';

export type Palette = StylesSettings['palette'];
export type ColorName = keyof Palette;

const leastContrast = 4.5;
const grounds = ['white', 'grey', 'light', 'middle'] as const;
/** Colours that texts are written in. */
const inks: ReadonlySet<ColorName> = new Set(['primary', 'text', 'muted', 'error', 'success', 'sale']);

export interface LowContrast {
  /** Backgrounds of the palette on which the colour is hard to read. */
  grounds: ColorName[];
  /** The worst of them, rounded down to a tenth. */
  ratio: number;
}

/** Where a colour of the palette is hard to read (WCAG 2.2, 1.4.3); null when it is not, or is no text's. */
export function findLowContrast(palette: Palette, name: ColorName): LowContrast | null {
  if (!inks.has(name)) return null;
  const weak = grounds
    .map((ground) => ({ ground, ratio: ratioOf(palette[name], palette[ground]) }))
    .filter(({ ratio }) => ratio < leastContrast);
  if (weak.length === 0) return null;
  const worst = Math.min(...weak.map(({ ratio }) => ratio));
  return { grounds: weak.map(({ ground }) => ground), ratio: Math.floor(worst * 10) / 10 };
}

function ratioOf(text: string, ground: string): number {
  const [color, below] = [parseColor(text), parseColor(ground)];
  return color && below ? contrastRatio(color, below) : Number.POSITIVE_INFINITY;
}
