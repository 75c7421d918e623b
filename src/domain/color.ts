/** sRGB channels 0-255 and alpha 0-1. */
export interface Color {
  r: number;
  g: number;
  b: number;
  a: number;
}

const hexPattern = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const rgbPattern =
  /^rgba?\(\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*(?:[,/]\s*(0|1|0?\.\d+|1\.0+|\d{1,3}%)\s*)?\)$/i;

/** Reads `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()` and `rgba()`; anything else is null. */
export function parseColor(text: string): Color | null {
  const value = text.trim();
  return hexPattern.test(value) ? parseHex(value.slice(1)) : parseRgb(value);
}

function parseHex(digits: string): Color {
  const wide = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const channel = (at: number) => Number.parseInt(wide.slice(at, at + 2), 16);
  return { r: channel(0), g: channel(2), b: channel(4), a: wide.length === 8 ? channel(6) / 255 : 1 };
}

function parseRgb(value: string): Color | null {
  const match = rgbPattern.exec(value);
  if (!match) return null;
  const [, r, g, b, alpha = '100%'] = match;
  const color = { r: Number(r), g: Number(g), b: Number(b), a: Math.min(1, parseAlpha(alpha)) };
  return Math.max(color.r, color.g, color.b) > 255 ? null : color;
}

function parseAlpha(text: string): number {
  return Number.parseFloat(text) / (text.endsWith('%') ? 100 : 1);
}

/** `#rrggbb`, or `#rrggbbaa` where the colour is not opaque. Built from numbers, so it is safe in CSS. */
export function formatColor(color: Color): string {
  const channels = color.a < 1 ? [color.r, color.g, color.b, color.a * 255] : [color.r, color.g, color.b];
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Linear mix in sRGB; `amount` 0 gives the first colour, 1 the second. Channels are whole, as CSS gets
 * them, so what is measured on a mix holds for what is shown.
 */
export function mixColors(from: Color, to: Color, amount: number): Color {
  const mix = (a: number, b: number) => a + (b - a) * amount;
  return {
    r: Math.round(mix(from.r, to.r)),
    g: Math.round(mix(from.g, to.g)),
    b: Math.round(mix(from.b, to.b)),
    a: mix(from.a, to.a),
  };
}

/** Relative luminance 0-1 (WCAG 2.2). Alpha is ignored. */
export function relativeLuminance(color: Color): number {
  return 0.2126 * linearize(color.r) + 0.7152 * linearize(color.g) + 0.0722 * linearize(color.b);
}

function linearize(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** WCAG contrast ratio, 1-21. */
export function contrastRatio(a: Color, b: Color): number {
  const lights = [relativeLuminance(a), relativeLuminance(b)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

export const black: Color = { r: 0, g: 0, b: 0, a: 1 };
export const white: Color = { r: 255, g: 255, b: 255, a: 1 };

/** Black or white, whichever reads better; never below 4.58:1 on an opaque colour. */
export function readableTextOn(background: Color): Color {
  return contrastRatio(white, background) >= contrastRatio(black, background) ? white : black;
}

/**
 * The colour itself where it reaches `ratio` on all the backgrounds, else the nearest step from it
 * towards black or white, whichever reads better on the first of them, that does. Where none does (a
 * ratio above 4.58 on a middle grey) it is black or white.
 */
export function ensureContrast(
  color: Color,
  backgrounds: readonly [Color, ...Color[]],
  ratio: number,
): Color {
  const target = readableTextOn(backgrounds[0]);
  for (let step = 0; step <= 20; step++) {
    const candidate = mixColors(color, target, step / 20);
    if (backgrounds.every((background) => contrastRatio(candidate, background) >= ratio)) return candidate;
  }
  return target;
}
