import { describe, expect, test } from 'vitest';

import {
  black,
  contrastRatio,
  formatColor,
  mixColors,
  parseColor,
  white,
  type Color,
} from '#domain/color.ts';
import { settingsSchema } from '#domain/settings/settings.schema.ts';
import { readyThemeNames, readyThemes } from '#domain/themes/ready-themes.ts';

import { shopCss } from './shop-css.ts';

/** Header and body stand on white; the footer on the one that the theme names. */
const grounds = ['white', 'grey', 'light', 'middle', 'dark'] as const;

/** What is written, and what it is written on, by custom properties; on every ground and its surface. */
const texts = ['text', 'muted', 'link', 'error', 'success', 'sale'].flatMap((role) => [
  [role, `color-${role}`, 'color-background'],
  [`${role} on a card`, `color-${role}`, 'color-surface'],
]);
const roles = [
  ...texts,
  ['heading', 'color-text', 'color-background'],
  ['placeholder', 'color-muted', 'color-surface'],
  ['input', 'color-text', 'color-surface'],
  ['badge', 'color-text', 'color-surface'],
  ['badge of a lowered price', 'color-background', 'color-sale'],
  ['mark of a mistake', 'color-surface', 'color-error'],
  ['button', 'button-text', 'button-background'],
  ['button under a pointer', 'button-text', 'button-background-hover'],
  ['second button', 'button-secondary-text', 'button-secondary-background'],
  ['second button under a pointer', 'button-secondary-text', 'button-secondary-background-hover'],
  ['outlined button', 'button-outline-text', 'color-background'],
  ['text button', 'color-text', 'color-background'],
] as const;

/** Edges and signs, 3:1 (WCAG 2.2, 1.4.11): of fields on their ground and on their own paper. */
const edges = [
  ['edge of a field', 'color-border-control', 'color-background'],
  ['edge of a field from within', 'color-border-control', 'color-surface'],
  ['focus ring', 'color-focus', 'color-background'],
  ['focus ring on a card', 'color-focus', 'color-surface'],
  ['stars', 'color-rating', 'color-background'],
] as const;

describe.each(readyThemeNames)('the theme %s', (name) => {
  const settings = settingsSchema.parse(readyThemes[name]);
  const css = shopCss(settings);
  const root = readRule(css, ':root');

  test.each(grounds)('every text reads at 4.5:1 on %s, every edge shows at 3:1', (ground) => {
    const colors = readRule(css, `[data-background=${ground}]`);
    const weakOf = (pairs: typeof roles | typeof edges, least: number) =>
      pairs.flatMap(([what, ink = '', paper = '']) => {
        const ratio = contrastRatio(colorOf(colors[ink]), colorOf(colors[paper]));
        return ratio >= least ? [] : [`${what}: ${colors[ink]} on ${colors[paper]} is ${ratio.toFixed(2)}`];
      });
    const weak = [...weakOf(roles, 4.5), ...weakOf(edges, 3)];
    expect(weak).toEqual([]);
  });

  test('a light field that the pointer tints, and a colour for itself, still read', () => {
    const colors = readRule(css, '[data-background=white]');
    const tint = (color: string | undefined, amount: number) =>
      mixColors(colorOf(colors['color-background']), colorOf(color), amount);
    const pairs: [string, Color, Color][] = [
      ['cart count', colorOf(root['color-on-primary']), colorOf(root['color-primary'])],
      ['link to the content', colorOf(root['color-on-primary']), colorOf(root['color-primary'])],
      ['outlined button under a pointer', colorOf(colors['color-text']), tint(colors['color-text'], 0.08)],
      ['message of the checkout', colorOf(colors['color-text']), tint(root['color-primary'], 0.08)],
      ['menu entry under a pointer', colorOf(colors['color-text']), colorOf(root['color-grey'])],
    ];
    const weak = pairs.filter(([, ink, paper]) => contrastRatio(ink, paper) < 4.5);
    expect(weak.map(([what, ink, paper]) => `${what}: ${formatColor(ink)} on ${formatColor(paper)}`)).toEqual(
      [],
    );
  });

  test('no colour of its palette is moved to be read: what is chosen is what is seen', () => {
    for (const ground of grounds.filter((one) => one !== 'dark')) {
      const { text, muted, primary, sale, error, success } = readyThemes[name].styles.palette;
      expect(readRule(css, `[data-background=${ground}]`)).toMatchObject({
        'color-text': text,
        'color-muted': muted,
        'color-link': primary,
        'color-sale': sale,
        'color-error': error,
        'color-success': success,
      });
    }
  });

  test('grounds are told apart from paper, and the dark one is dark [R157,573]', () => {
    const { palette } = readyThemes[name].styles;
    const paper = colorOf(palette.white);
    expect(contrastRatio(colorOf(palette.middle), paper)).toBeGreaterThan(1.15);
    // A theme that is dark all over has nothing lighter to stand out from.
    const least = contrastRatio(paper, black) > contrastRatio(paper, white) ? 12 : 1;
    expect(contrastRatio(colorOf(palette.dark), paper)).toBeGreaterThan(least);
    expect(contrastRatio(colorOf(palette.dark), black)).toBeLessThan(
      contrastRatio(colorOf(palette.dark), white),
    );
  });
});

test('no two share letters, corners, header, card or product page', () => {
  const all = readyThemeNames.map((name) => readyThemes[name]);
  const differ = (read: (theme: (typeof all)[number]) => unknown) =>
    new Set(all.map((theme) => JSON.stringify(read(theme)))).size;
  expect(all).toHaveLength(6);
  expect(differ(({ styles }) => styles.fontHeading)).toBe(6);
  expect(differ(({ styles }) => styles.radii)).toBe(6);
  expect(differ(({ styles }) => styles.palette.primary)).toBe(6);
  expect(differ(({ header }) => [header.template, header.background, header.desktop.main])).toBe(6);
  expect(differ(({ footer }) => [footer.template, footer.background])).toBeGreaterThanOrEqual(4);
  expect(differ(({ ecommerce }) => ecommerce.templateListing)).toBe(6);
  expect(differ(({ ecommerce }) => ecommerce.template)).toBe(6);
  expect(differ(({ home }) => home.map(({ type }) => type))).toBe(6);
});

function readRule(css: string, selector: string): Record<string, string> {
  const start = css.indexOf(`${selector}{`) + selector.length + 1;
  const body = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    body.split(';').map((pair) => {
      const [property = '', value = ''] = pair.split(/:(.*)/s);
      return [property.replace('--vt-', ''), value];
    }),
  );
}

function colorOf(text: string | undefined): Color {
  const color = parseColor(text ?? '');
  if (!color) throw new Error(`Not a colour: ${text}`);
  return color;
}
