import { describe, expect, test } from 'vitest';

import { black, contrastRatio, mixColors, parseColor, white, type Color } from '#domain/color.ts';

import { scrimFor } from './scrim.ts';

const read = (color: string | undefined): Color => parseColor(color ?? '') ?? { r: 1, g: 2, b: 3, a: 1 };

describe.each([null, '#ffffff', '#fff8e0', '#211e1b', '#2a3a9e', '#808080', '#c9b38c', '#ff0000'])(
  'text %s',
  (color) => {
    const scrim = scrimFor(color);
    const veil = scrim.channels === '0 0 0' ? black : white;

    test.each([
      ['white', white],
      ['black', black],
      ['grey', { r: 128, g: 128, b: 128, a: 1 }],
    ])('reads at 4.5:1 over a %s picture', (_, picture) => {
      const ground = mixColors(picture, veil, scrim.alpha);
      expect(contrastRatio(read(scrim.text), ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(read(scrim.readable('#777777')), ground)).toBeGreaterThanOrEqual(4.5);
    });

    test('leaves the picture to be seen', () => {
      expect(scrim.alpha).toBeLessThanOrEqual(0.8);
    });
  },
);

test('white gets a thin black scrim and keeps its colour', () => {
  expect(scrimFor(null)).toMatchObject({ channels: '0 0 0', text: '#ffffff', onText: '#000000' });
  expect(scrimFor(null).alpha).toBeLessThan(0.6);
});

test('dark text gets a white scrim', () => {
  expect(scrimFor('#211e1b').channels).toBe('255 255 255');
});

describe('over a picture that was measured', () => {
  const grey = (value: number): Color => ({ r: value, g: value, b: value, a: 1 });
  const calm = { darkest: grey(196), brightest: grey(224) };

  test('words on a calm wall need no scrim, and take the colour that reads there', () => {
    expect(scrimFor(null, calm)).toMatchObject({ alpha: 0, text: '#211e1b' });
    expect(scrimFor(null, { darkest: grey(20), brightest: grey(60) })).toMatchObject({
      alpha: 0,
      text: '#ffffff',
    });
  });

  test('a colour that the owner chose gets as much as it needs, and no more', () => {
    const { alpha, text, channels } = scrimFor('#ffffff', calm);
    const at = (share: number) => contrastRatio(read(text), mixColors(calm.brightest, black, share));
    expect(channels).toBe('0 0 0');
    expect(at(alpha)).toBeGreaterThanOrEqual(4.5);
    expect(at(alpha - 0.02)).toBeLessThan(4.5);
  });

  test.each([
    [grey(0), grey(255)],
    [grey(90), grey(140)],
    [grey(120), grey(120)],
  ])('every tone between %o and %o lets words and headings be read', (darkest, brightest) => {
    for (const color of [null, '#ffffff', '#211e1b', '#a34a26']) {
      const scrim = scrimFor(color, { darkest, brightest });
      const veil = scrim.channels === '0 0 0' ? black : white;
      for (const tone of [darkest, brightest]) {
        const ground = mixColors(tone, veil, scrim.alpha);
        expect(contrastRatio(read(scrim.text), ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(read(scrim.readable('#777777')), ground)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

test('no colour of its own stays none', () => {
  expect(scrimFor(null).readable(null)).toBeUndefined();
});
