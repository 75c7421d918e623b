import { formatColor, parseColor, readableTextOn } from '#domain/color.ts';
import { isFontFamily, type FontFamily } from '#domain/font-families.ts';
import { stylesSettingsSchema, type StylesSettings } from '#domain/settings/styles.schema.ts';
import { languages, type Language } from '#locales/languages.ts';

import { deriveBackgroundPalette, isDarkGround, type ThemePalette } from './background-palette.ts';
import { fallbackNames, fontKind } from './local-fonts.ts';

const defaults = stylesSettingsSchema.parse({});
const backgrounds = ['white', 'grey', 'light', 'middle', 'dark'] as const;
const devices = ['mobile', 'tablet', 'desktop'] as const;
type Device = (typeof devices)[number];

/**
 * Only where a shop wants them: rules that every page carries are paid for by every page. Names and sentences, such
 * as a question and its answer, stay as they were written.
 */
const headingCapitals =
  ':is(h1,h2,h3):not(.vt-card__title,.vt-article-card__title,.vt-faq__question>*,.vt-review__name),.vt-empty__title{text-transform:uppercase}';
const buttonCapitals = '.vt-button{font-size:.875rem;letter-spacing:.06em;text-transform:uppercase}';

/** Families that exist only as static files hold 400 and 700; Anton holds 400 alone. */
const twoWeights: ReadonlySet<FontFamily> = new Set([
  'Barlow Semi Condensed',
  'Fira Sans',
  'Oxygen',
  'Poppins',
  'PT Sans',
  'Ubuntu',
]);

/** Russian words are a fifth longer than English ones: tight tracking makes them hard to read. */
const headingTracking = { latin: '-.02em', cyrillic: '-.01em', arabic: '0' } as const;

/** Letters that join come apart when spaced, and reach further up and down than a Latin heading's line. */
const joinedLetters =
  '*{letter-spacing:0!important}:is(h1,h2,h3,h4,[class*=title],[class*=heading]){line-height:1.4!important}';

interface ThemeCssOptions {
  language: Language;
}

/**
 * The shop's look as custom properties: the palette as the owner set it on `:root`, sizes for each
 * device, and for `body` and each `[data-background]` the colours that are readable there.
 *
 * Nothing of the settings is copied as text: colours and numbers are parsed and written anew, and font
 * names come from the list, so no value can end a rule (specification section 3, theme settings).
 */
export function themeCss(styles: StylesSettings, { language }: ThemeCssOptions): string {
  const palette = parsePalette(styles);
  const [mobile, tablet, desktop] = devices.map((device) => declareSizes(styles, device));
  return [
    `:root{${declare({ ...declarePalette(palette), ...declareFonts(styles, language), ...declareShape(styles), ...mobile })}}`,
    `@media (width >= 568px){:root{${declare(tablet ?? {})}}}`,
    `@media (width >= 1025px){:root{${declare(desktop ?? {})}}}`,
    ...backgrounds.map((name) => backgroundRule(palette, name)),
    ...(styles.headingUppercase === true ? [headingCapitals] : []),
    ...(styles.buttonUppercase === true ? [buttonCapitals] : []),
    ...(languages[language].letters === 'arabic' ? [joinedLetters] : []),
  ].join('\n');
}

function parsePalette(styles: StylesSettings): ThemePalette {
  const names = Object.keys(defaults.palette) as (keyof ThemePalette)[];
  const entries = names.map((name) => [
    name,
    parseColor(String(styles.palette[name])) ?? parseColor(defaults.palette[name]),
  ]);
  return Object.fromEntries(entries) as ThemePalette;
}

function declarePalette(palette: ThemePalette): Record<string, string> {
  const colors: Record<string, string> = {};
  for (const [name, color] of Object.entries(palette)) colors[`color-${name}`] = formatColor(color);
  for (const name of ['primary', 'secondary', 'error', 'success', 'sale'] as const) {
    colors[`color-on-${name}`] = formatColor(readableTextOn(palette[name]));
  }
  return colors;
}

function declareFonts(styles: StylesSettings, language: Language): Record<string, string> {
  const heading = isFontFamily(styles.fontHeading) ? styles.fontHeading : defaults.fontHeading;
  return {
    'font-text': fontStack(styles.fontText),
    'font-heading': fontStack(heading),
    'weight-heading': String(headingWeight(heading, styles.headingWeight)),
    'tracking-heading': headingTracking[languages[language].letters],
  };
}

function headingWeight(family: FontFamily, wanted: number): number {
  if (family === 'Anton') return 400;
  const weight = [400, 500, 600, 700].includes(wanted) ? wanted : defaults.headingWeight;
  if (twoWeights.has(family)) return weight > 500 ? 700 : 400;
  return weight;
}

/** `'Manrope Fallback'` and those after it are local fonts with the metrics of the real one (font-faces.ts). */
function fontStack(name: string): string {
  const family = isFontFamily(name) ? name : defaults.fontText;
  const names = [family, ...fallbackNames(family)].map((name) => `'${name}'`);
  return [...names, fontKind(family) === 'serif' ? 'serif' : 'system-ui,sans-serif'].join(',');
}

function declareShape(styles: StylesSettings): Record<string, string> {
  return {
    'radius-block': pixels(styles.radii.block, defaults.radii.block),
    'radius-button': pixels(styles.radii.button, defaults.radii.button),
    'radius-input': pixels(styles.radii.input, defaults.radii.input),
    'content-width': pixels(styles.contentWidth, defaults.contentWidth),
  };
}

function declareSizes(styles: StylesSettings, device: Device): Record<string, string> {
  const sizes: Record<string, string> = {
    'size-text': rem(styles.fontSize[device], defaults.fontSize[device]),
  };
  for (const level of ['h1', 'h2', 'h3', 'h4'] as const) {
    sizes[`size-${level}`] = rem(styles.headings[level][device], defaults.headings[level][device]);
  }
  return sizes;
}

function backgroundRule(palette: ThemePalette, name: (typeof backgrounds)[number]): string {
  const selector = name === 'white' ? 'body,[data-background=white]' : `[data-background=${name}]`;
  const colors: Record<string, string> = {};
  for (const [property, color] of Object.entries(deriveBackgroundPalette(palette, palette[name]))) {
    colors[property] = formatColor(color);
  }
  return `${selector}{${declare(colors)};color-scheme:${isDarkGround(palette[name]) ? 'dark' : 'light'}}`;
}

function declare(properties: Record<string, string>): string {
  return Object.entries(properties)
    .map(([name, value]) => `--vt-${name}:${value}`)
    .join(';');
}

const pixels = (value: number, fallback: number) => `${finite(value, fallback)}px`;
const rem = (value: number, fallback: number) => `${finite(value, fallback) / 16}rem`;
const finite = (value: number, fallback: number) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value < 10_000 ? value : fallback;
