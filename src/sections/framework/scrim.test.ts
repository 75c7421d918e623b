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

test('no colour of its own stays none', () => {
  expect(scrimFor(null).readable(null)).toBeUndefined();
});
