import { expect, test } from 'vitest';

import { toneRange, tonesLength } from '#domain/image-tones.ts';

import { measureTones, toneRaster } from './measure-tones.ts';

const { width, height } = toneRaster;

/** Left half `left`, right half `right`. */
function paint(left: readonly number[], right: readonly number[]) {
  const data = new Uint8Array(width * height * left.length);
  for (let pixel = 0; pixel < width * height; pixel++) {
    data.set(pixel % width < width / 2 ? left : right, pixel * left.length);
  }
  return { data, channels: left.length };
}

test('a half of one grey is that grey, a colour the grey that is as bright', () => {
  const tones = measureTones(paint([200, 200, 200], [255, 0, 0])) ?? '';
  expect(tones).toHaveLength(tonesLength);
  expect(toneRange(tones, { x: 0, y: 0, width: 0.5, height: 1 })?.darkest.r).toBe(200);
  expect(toneRange(tones, { x: 0, y: 0, width: 0.5, height: 1 })?.brightest.r).toBe(200);
  // Red has 0.2126 of white's light: the grey of 127.
  expect(toneRange(tones, { x: 0.5, y: 0, width: 0.5, height: 1 })?.brightest.r).toBe(128);
});

test('what shows through is not measured', () => {
  expect(measureTones(paint([9, 9, 9, 255], [9, 9, 9, 254]))).toBeNull();
  expect(measureTones(paint([9, 9, 9, 255], [9, 9, 9, 255]))).toHaveLength(tonesLength);
});
