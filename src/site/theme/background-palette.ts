import {
  black,
  contrastRatio,
  ensureContrast,
  mixColors,
  readableTextOn,
  relativeLuminance,
  white,
  type Color,
} from '#domain/color.ts';

/** Parsed palette of the theme settings. */
export type ThemePalette = Record<
  | 'primary'
  | 'secondary'
  | 'text'
  | 'muted'
  | 'white'
  | 'grey'
  | 'light'
  | 'middle'
  | 'dark'
  | 'border'
  | 'error'
  | 'success'
  | 'sale'
  | 'rating',
  Color
>;

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for the edges of controls. */
const textContrast = 4.5;
const controlContrast = 3;

/**
 * The colours of everything that stands on `background`, by custom property name without `--vt-`.
 * Whatever palette the owner picks, each text reaches 4.5:1 and each control edge 3:1: a colour that
 * does not is moved towards black or white until it does. On a dark ground text turns to paper white, but in
 * a dark palette, whose own text is made for it.
 */
export function deriveBackgroundPalette(palette: ThemePalette, background: Color): Record<string, Color> {
  const isDark = isDarkGround(background);
  const surface = isDark ? darkSurface(background) : lightSurface(palette, background);
  const readable = (color: Color) => ensureContrast(color, [background, surface], textContrast);
  const control = (color: Color) => ensureContrast(color, [background, surface], controlContrast);

  const isTurned = isDark && contrastRatio(palette.text, background) < textContrast;
  const text = readable(isTurned ? palette.white : palette.text);
  const primary = contrastRatio(palette.primary, background) >= controlContrast ? palette.primary : text;
  const secondary = contrastRatio(palette.secondary, background) >= 1.15 ? palette.secondary : surface;
  const keepsBorder = !isTurned && contrastRatio(palette.border, background) >= 1.12;
  return {
    'color-background': background,
    'color-surface': surface,
    'color-text': text,
    'color-muted': readable(isTurned ? mixColors(text, background, 0.3) : palette.muted),
    'color-link': readable(palette.primary),
    'color-border': keepsBorder ? palette.border : mixColors(background, text, 0.16),
    'color-border-control': isDark ? control(mixColors(background, text, 0.5)) : control(palette.border),
    'color-focus': control(palette.primary),
    'color-error': readable(palette.error),
    'color-success': readable(palette.success),
    'color-sale': readable(palette.sale),
    'color-rating': control(palette.rating),
    'button-background': primary,
    'button-background-hover': shadeForHover(primary),
    'button-text': readableTextOn(primary),
    'button-secondary-background': secondary,
    'button-secondary-background-hover': shadeForHover(secondary),
    'button-secondary-text': readableTextOn(secondary),
    'button-outline-text': text,
  };
}

/** Whether white reads better than black on it. */
export function isDarkGround(background: Color): boolean {
  return readableTextOn(background) === white;
}

/** Lighter than its ground, so a text that is dark enough for the ground is dark enough for it. */
function lightSurface(palette: ThemePalette, background: Color): Color {
  const isLighter = relativeLuminance(palette.white) >= relativeLuminance(background);
  return isLighter ? palette.white : mixColors(background, white, 0.5);
}

/** A shade up from a dark ground; down from a middling one, where a step up would lose the text. */
function darkSurface(background: Color): Color {
  return relativeLuminance(background) < 0.05
    ? mixColors(background, white, 0.07)
    : mixColors(background, black, 0.12);
}

/** Away from its text colour, so hovering never lowers the contrast, unless there is no way to go. */
function shadeForHover(color: Color): Color {
  const text = readableTextOn(color);
  const away = mixColors(color, text === white ? black : white, 0.18);
  return contrastRatio(away, color) >= 1.06 ? away : mixColors(color, text, 0.12);
}
