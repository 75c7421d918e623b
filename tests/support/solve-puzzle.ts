import { createHash } from 'node:crypto';

import { hasZeroBits, puzzleParts, puzzleText, writeProof, type OrderPuzzle } from '#domain/order-puzzle.ts';

/** What a browser does for an order that costs a proof. */
export function solvePuzzle(puzzle: OrderPuzzle): string {
  const isAnswer = (part: number, answer: number) =>
    hasZeroBits(
      createHash('sha256')
        .update(puzzleText(puzzle.id, part, answer))
        .digest(),
      puzzle.bits,
    );
  const answers = Array.from({ length: puzzleParts }, (_, part) => {
    let answer = 0;
    while (!isAnswer(part, answer)) answer++;
    return answer;
  });
  return writeProof(puzzle, answers);
}
