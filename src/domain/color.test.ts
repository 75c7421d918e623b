import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  black,
  contrastRatio,
  ensureContrast,
  formatColor,
  mixColors,
  parseColor,
  readableTextOn,
  relativeLuminance,
  white,
} from './color.ts';

const anyColor = fc.record({
  r: fc.integer({ min: 0, max: 255 }),
  g: fc.integer({ min: 0, max: 255 }),
  b: fc.integer({ min: 0, max: 255 }),
  a: fc.constant(1),
});

describe('parseColor', () => {
  it.each([
    ['#fff', '#ffffff'],
    ['#2A3A9E', '#2a3a9e'],
    ['#00000080', '#00000080'],
    ['rgb(42, 58, 158)', '#2a3a9e'],
    ['rgb(42 58 158)', '#2a3a9e'],
    ['rgba(0,0,0,.5)', '#00000080'],
    ['rgb(0 0 0 / 50%)', '#00000080'],
    ['rgb(255, 255, 255)', '#ffffff'],
    ['rgba(1, 2, 3, 300%)', '#010203'],
    [' #0008 ', '#00000088'],
  ])('reads %s', (text, expected) => {
    const color = parseColor(text);
    expect(color && formatColor(color)).toBe(expected);
  });

  it.each(['', 'red', '#ff', '#ggg', 'rgb(256,0,0)', 'rgb(1,2)', '#fff;}', 'var(--x)', 'rgb(1,2,3)}'])(
    'refuses %j',
    (text) => {
      expect(parseColor(text)).toBeNull();
    },
  );

  it('reads back what formatColor wrote', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        expect(parseColor(formatColor(color))).toEqual(color);
      }),
    );
  });
});

describe('contrast', () => {
  it('follows the WCAG formula', () => {
    expect(relativeLuminance(white)).toBeCloseTo(1);
    expect(contrastRatio(black, white)).toBeCloseTo(21);
    expect(contrastRatio(white, black)).toBeCloseTo(21);
    expect(contrastRatio(white, { r: 118, g: 118, b: 118, a: 1 })).toBeCloseTo(4.54, 2);
  });

  it('takes dark channels as straight and the others by the curve', () => {
    const grey = (channel: number) => relativeLuminance({ r: channel, g: channel, b: channel, a: 1 });
    expect(grey(5)).toBeCloseTo(0.001518, 6);
    expect(grey(10)).toBeCloseTo(0.003035, 6);
    expect(grey(11)).toBeCloseTo(0.003347, 6);
    expect(grey(128)).toBeCloseTo(0.215861, 6);
  });

  it('picks black or white so that it is always readable', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        expect(contrastRatio(readableTextOn(color), color)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(ensureContrast(color, [color], 4.5), color)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('leaves a colour alone that is readable already', () => {
    const ink = { r: 33, g: 30, b: 27, a: 1 };
    expect(ensureContrast(ink, [white], 4.5)).toEqual(ink);
  });
});

it('mixes by share', () => {
  expect(formatColor(mixColors(black, white, 0.5))).toBe('#808080');
});
