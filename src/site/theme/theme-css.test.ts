import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { contrastRatio, parseColor, type Color } from '#domain/color.ts';
import { stylesSettingsSchema, type StylesSettings } from '#domain/settings/styles.schema.ts';

import { themeCss } from './theme-css.ts';

const styles = stylesSettingsSchema.parse({});
const backgrounds = ['white', 'grey', 'light', 'middle', 'dark'] as const;

describe('the :root variables', () => {
  const css = themeCss(styles, { language: 'en' });

  it('equal the settings', () => {
    for (const [name, color] of Object.entries(styles.palette)) {
      expect(rule(css, ':root')[`color-${name}`]).toBe(color);
    }
    expect(rule(css, ':root')).toMatchObject({
      'radius-block': '16px',
      'radius-button': '8px',
      'radius-input': '8px',
      'content-width': '1170px',
      'color-on-primary': '#ffffff',
      'font-text':
        "'Manrope','Manrope Fallback','Manrope Fallback DejaVu','Manrope Fallback Noto','Manrope Fallback Roboto',system-ui,sans-serif",
    });
  });

  it('hold sizes for mobile, tablet and desktop', () => {
    const [mobile, tablet, desktop] = css.split('@media');
    expect(mobile).toContain('--vt-size-h1:2rem');
    expect(tablet).toMatch(/width >= 568px.*--vt-size-h1:2.5rem/);
    expect(desktop).toMatch(/width >= 1025px.*--vt-size-h1:3rem/);
  });

  it('give Anton no weight that it does not have', () => {
    const anton = themeCss({ ...styles, fontHeading: 'Anton' }, { language: 'en' });
    expect(rule(anton, ':root')['weight-heading']).toBe('400');
  });
});

describe('contrast', () => {
  it('of the default palette is 4.5:1 on every background, without any colour being moved [R157]', () => {
    const css = themeCss(styles, { language: 'en' });
    for (const name of backgrounds) expectReadable(css, name);
    for (const name of backgrounds.filter((name) => name !== 'dark')) {
      expect(rule(css, `[data-background=${name}]`)).toMatchObject({
        'color-text': styles.palette.text,
        'color-muted': styles.palette.muted,
        'color-link': styles.palette.primary,
        'color-sale': styles.palette.sale,
      });
    }
  });

  it('holds for any palette that an owner may choose', () => {
    const color = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    const palettes = fc.record(
      Object.fromEntries(Object.keys(styles.palette).map((name) => [name, color])) as Record<
        keyof StylesSettings['palette'],
        typeof color
      >,
    );
    fc.assert(
      fc.property(palettes, (palette) => {
        const css = themeCss({ ...styles, palette }, { language: 'en' });
        for (const name of backgrounds) expectReadable(css, name);
        expect(css).not.toContain('undefined');
      }),
      { numRuns: 300 },
    );
  });
});

describe('hostile values', () => {
  const payloads = [
    'red;}body{display:none}',
    '#fff}</style><script>alert(1)</script>',
    'url(javascript:alert(1))',
    'expression(alert(1))',
    "';@import 'https://evil.example/x.css",
    '#fff\\}',
  ];

  it.each(payloads)('%s is refused by the schema', (payload) => {
    expect(stylesSettingsSchema.safeParse({ palette: { primary: payload } }).success).toBe(false);
    expect(stylesSettingsSchema.parse({ fontText: payload }).fontText).toBe('Manrope');
    expect(stylesSettingsSchema.safeParse({ contentWidth: payload }).success).toBe(false);
  });

  it.each(payloads)('%s cannot end a rule even where it got past the schema', (payload) => {
    const hostile = {
      palette: Object.fromEntries(Object.keys(styles.palette).map((name) => [name, payload])),
      fontText: payload,
      fontHeading: payload,
      fontSize: { desktop: payload, tablet: payload, mobile: payload },
      headings: styles.headings,
      radii: { block: payload, button: Number.NaN, input: Number.POSITIVE_INFINITY },
      contentWidth: payload,
    };
    // The type is broken on purpose: stored settings of an older release may be anything.
    const css = themeCss(JSON.parse(JSON.stringify(hostile)) as StylesSettings, { language: 'en' });
    expect(css).toBe(themeCss(styles, { language: 'en' }));
  });
});

function rule(css: string, selector: string): Record<string, string> {
  const start = css.indexOf(`${selector}{`) + selector.length + 1;
  const body = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    body
      .split(';')
      .map((pair) => pair.split(/:(.*)/s))
      .map(([name = '', value = '']) => [name.replace('--vt-', ''), value]),
  );
}

const textPairs = [
  ...['text', 'muted', 'link', 'error', 'success', 'sale'].flatMap((name) => [
    [`color-${name}`, 'color-background'],
    [`color-${name}`, 'color-surface'],
  ]),
  ['button-text', 'button-background'],
  ['button-text', 'button-background-hover'],
  ['button-secondary-text', 'button-secondary-background'],
  ['button-secondary-text', 'button-secondary-background-hover'],
  ['button-outline-text', 'color-background'],
] as const;

function expectReadable(css: string, background: string) {
  const colors = rule(css, `[data-background=${background}]`);
  for (const [text = '', ground = ''] of textPairs) {
    const ratio = contrastRatio(read(colors[text]), read(colors[ground]));
    expect(ratio, `${text} ${colors[text]} on ${ground} ${colors[ground]}`).toBeGreaterThanOrEqual(4.5);
  }
  for (const edge of ['color-border-control', 'color-focus']) {
    for (const ground of ['color-background', 'color-surface']) {
      expect(contrastRatio(read(colors[edge]), read(colors[ground]))).toBeGreaterThanOrEqual(3);
    }
  }
}

function read(text: string | undefined): Color {
  const color = parseColor(text ?? '');
  if (!color) throw new Error(`Not a colour: ${text}`);
  return color;
}
