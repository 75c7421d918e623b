import { describe, expect, test } from 'vitest';

import { toneGrid, toneRange } from './image-tones.ts';

const { columns, rows } = toneGrid;

/** A picture whose left half is light and calm and whose right half goes from black to white. */
const halves = Array.from({ length: rows }, () =>
  Array.from({ length: columns }, (_, column) => (column < columns / 2 ? 'c8dc' : '00ff')).join(''),
).join('');

const grey = (value: number) => ({ r: value, g: value, b: value, a: 1 });

describe('the tones of a part of a picture', () => {
  test('are its darkest and its brightest', () => {
    expect(toneRange(halves, { x: 0, y: 0, width: 0.5, height: 1 })).toEqual({
      darkest: grey(0xc8),
      brightest: grey(0xdc),
    });
    expect(toneRange(halves, { x: 0.5, y: 0, width: 0.5, height: 1 })).toEqual({
      darkest: grey(0),
      brightest: grey(255),
    });
  });

  test('count every part of the grid that is touched', () => {
    expect(toneRange(halves, { x: 0.2, y: 0.3, width: 0.32, height: 0.1 })?.darkest).toEqual(grey(0));
  });

  test('are not known of a picture that nobody has measured', () => {
    expect(toneRange(undefined, { x: 0, y: 0, width: 1, height: 1 })).toBeNull();
    expect(toneRange('c8dc', { x: 0, y: 0, width: 1, height: 1 })).toBeNull();
  });
});
