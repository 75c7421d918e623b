import type { Color } from './color.ts';

/**
 * A picture is measured in a grid of this many parts. `tones` holds two bytes of each in hexadecimal, row by row: the
 * greys as bright as its darkest and its brightest place (WCAG's relative luminance).
 */
export const toneGrid = { columns: 12, rows: 6 } as const;

export const tonesLength = toneGrid.columns * toneGrid.rows * 4;

/** A part of a picture, in shares of its width and height from the upper left corner. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The greys between which all tones lie. */
export interface ToneRange {
  darkest: Color;
  brightest: Color;
}

/** The tones of all the grid's parts that `part` touches; null for a picture that was not measured. */
export function toneRange(tones: string | undefined, part: Part): ToneRange | null {
  if (tones?.length !== tonesLength) return null;
  const { columns, rows } = toneGrid;
  let darkest = 255;
  let brightest = 0;
  for (let row = firstOf(part.y, rows); row < endOf(part.y + part.height, rows); row++) {
    for (let column = firstOf(part.x, columns); column < endOf(part.x + part.width, columns); column++) {
      const at = (row * columns + column) * 4;
      darkest = Math.min(darkest, Number.parseInt(tones.slice(at, at + 2), 16));
      brightest = Math.max(brightest, Number.parseInt(tones.slice(at + 2, at + 4), 16));
    }
  }
  return darkest <= brightest ? { darkest: greyOf(darkest), brightest: greyOf(brightest) } : null;
}

/** A thousandth of a part more or less is rounding. */
const slack = 1e-3;
const firstOf = (share: number, count: number) => Math.max(0, Math.floor(share * count + slack));
const endOf = (share: number, count: number) => Math.min(count, Math.ceil(share * count - slack));
const greyOf = (value: number): Color => ({ r: value, g: value, b: value, a: 1 });
