import { contrastRatio, parseColor } from '#domain/color.ts';
import { readPath, type Fields } from '#domain/editing/set-paths.ts';
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

/**
 * Colours that somebody chose for a section's texts and that are hard to read on its background, as
 * `#aaaaaa on #ffffff`. Colours of the theme are not asked about: they follow the background.
 */
export function findLowContrast(
  { options, styles }: { options: Fields; styles: StylesByScreen },
  palette: Palette,
): string[] {
  const background = backgroundOf(options, palette);
  const chosen = textColors.map((path) => readPath(options, path));
  const screens = [undefined, styles.desktop, styles.tablet, styles.mobile];
  const pairs = screens.flatMap((screen) => {
    const on = screen?.background ?? background;
    return [...chosen, screen?.color].flatMap((text) =>
      typeof text === 'string' && isHardToRead(text, on) ? [`${text} on ${on}`] : [],
    );
  });
  return [...new Set(pairs)];
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
