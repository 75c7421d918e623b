import { contrastRatio, parseColor } from '#domain/color.ts';
import { readPath, type Fields } from '#domain/editing/fields.ts';
import type { StylesByScreen } from '#domain/schemas/section.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';

export type Palette = Settings['styles']['palette'];

const leastContrast = 4.5;
const textColors = [
  ['heading', 'color'],
  ['heading', 'colorNote'],
  ['content', 'colorText'],
  ['footer', 'colorNote'],
];
const screens = [undefined, 'desktop', 'tablet', 'mobile'] as const;

export interface LowContrast {
  /** As `#aaaaaa on #ffffff`. */
  detail: string;
  /** Leads from the section to the text's colour. */
  path: string[];
}

/**
 * Colours that somebody chose for a section's texts and that are hard to read on its background, each pair
 * once. Colours of the theme are not asked about: they follow the background.
 */
export function findLowContrast(
  { options, styles }: { options: Fields; styles: StylesByScreen },
  palette: Palette,
): LowContrast[] {
  const background = backgroundOf(options, palette);
  const chosen = textColors.map((path) => ({
    path: ['options', ...path],
    text: readPath(options, path),
  }));
  const pairs = screens.flatMap((screen) => {
    const style = screen && styles[screen];
    const own = screen ? [{ path: ['styles', screen, 'color'], text: style?.color }] : [];
    const on = style?.background ?? background;
    return [...chosen, ...own].flatMap(({ path, text }) =>
      typeof text === 'string' && isHardToRead(text, on) ? [{ detail: `${text} on ${on}`, path }] : [],
    );
  });
  return [...new Map(pairs.toReversed().map((pair) => [pair.detail, pair])).values()].toReversed();
}

function backgroundOf(options: Fields, palette: Palette): string {
  switch (options['background']) {
    case 'grey':
    case 'light':
    case 'middle':
    case 'dark':
      return palette[options['background']];
    default:
      return palette.white;
  }
}

function isHardToRead(text: string, background: string): boolean {
  const [color, below] = [parseColor(text), parseColor(background)];
  return color !== null && below !== null && contrastRatio(color, below) < leastContrast;
}
