import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { hasZeroBits, mostPuzzleBits, puzzleParts, puzzleText } from '#domain/order-puzzle.ts';

import { solvePuzzle } from './solve-puzzle.ts';

test.each([1, 8, mostPuzzleBits])('finds a number for every part: %i bits', async (bits) => {
  const id = crypto.randomUUID();
  const [given, ...answers] = (await solvePuzzle({ id, bits })).split('.');
  expect(given).toBe(id);
  expect(answers).toHaveLength(puzzleParts);
  for (const [part, answer] of answers.entries()) {
    const hash = createHash('sha256')
      .update(puzzleText(id, part, Number(answer)))
      .digest();
    expect(hasZeroBits(hash, bits)).toBe(true);
  }
});

test('zero bits are counted from the first one on', () => {
  expect(hasZeroBits(new Uint8Array([0, 0b0000_0111, 255]), 13)).toBe(true);
  expect(hasZeroBits(new Uint8Array([0, 0b0000_1000, 0]), 13)).toBe(false);
  expect(hasZeroBits(new Uint8Array([128, 0, 0]), 1)).toBe(false);
});
