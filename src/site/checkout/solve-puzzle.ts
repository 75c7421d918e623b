import { sha256 } from '@noble/hashes/sha2.js';

import { hasZeroBits, puzzleParts, puzzleText, writeProof, type OrderPuzzle } from '#domain/order-puzzle.ts';

/** Between two of these the page answers whoever uses it. */
const sliceMs = 30;
const hashesPerLook = 100;

/** The proof that an order wants (`domain/order-puzzle.ts`). Loaded only when one is asked for. */
export async function solvePuzzle(puzzle: OrderPuzzle): Promise<string> {
  const encoder = new TextEncoder();
  const isAnswer = (part: number, answer: number) =>
    hasZeroBits(sha256(encoder.encode(puzzleText(puzzle.id, part, answer))), puzzle.bits);
  const answers: number[] = [];
  let answer = 0;
  while (answers.length < puzzleParts) {
    const end = performance.now() + sliceMs;
    while (answers.length < puzzleParts && performance.now() < end) {
      for (const last = answer + hashesPerLook; answer < last; answer++) {
        if (!isAnswer(answers.length, answer)) continue;
        answers.push(answer);
        answer = 0;
        break;
      }
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
  return writeProof(puzzle, answers);
}
