import { expect, test } from 'vitest';

import { spreadEvenly } from './spread-evenly.ts';

function heightsOf(heights: readonly number[], columns: number): number[] {
  const totals = Array.from({ length: columns }, () => 0);
  spreadEvenly(heights, columns).forEach((column, place) => {
    totals[column] = (totals[column] ?? 0) + (heights[place] ?? 0);
  });
  return totals;
}

test('pictures of one shape follow one another from column to column', () => {
  expect(spreadEvenly([5, 5, 5, 5, 5, 5], 3)).toEqual([0, 1, 2, 0, 1, 2]);
});

test('wide and tall ones are mixed until the columns end together', () => {
  expect(heightsOf([13, 33, 13, 33, 13, 33], 3)).toEqual([46, 46, 46]);
  expect(heightsOf([30, 10, 10, 10, 20, 20, 20], 3)).toEqual([40, 40, 40]);
});

test('the first pictures stay on top of their columns when nothing is gained by moving them', () => {
  expect(spreadEvenly([20, 20, 20, 10], 3).slice(0, 3)).toEqual([0, 1, 2]);
});

test('one column takes all, and a hundred pictures are soon spread', () => {
  expect(spreadEvenly([3, 4], 1)).toEqual([0, 0]);
  const many = Array.from({ length: 100 }, (_, place) => 10 + ((place * 7) % 23));
  const totals = heightsOf(many, 4);
  expect(Math.max(...totals) - Math.min(...totals)).toBeLessThanOrEqual(2);
});
