import { createHash } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { hasZeroBits, puzzleParts, puzzleText, type OrderPuzzle } from '#domain/order-puzzle.ts';

import { insertPuzzle, takePuzzle } from './guest-orders.queries.ts';

const proofPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:\.\d{1,10}){16}$/;
/** Time to solve it on whatever there is, and to look at the order once more. */
const minutes = 30;

export async function issuePuzzle(db: Kysely<Database>, bits: number): Promise<OrderPuzzle> {
  return { id: await insertPuzzle(db, bits, minutes), bits };
}

/**
 * Whether the proof solves a puzzle of this shop that was not used yet. It is used up in the caller's
 * transaction: an order that comes to nothing gives it back.
 */
export async function redeemProof(trx: Kysely<Database>, proof: string): Promise<boolean> {
  if (!proofPattern.test(proof)) return false;
  const [id = '', ...answers] = proof.split('.');
  if (answers.length !== puzzleParts) return false;
  const bits = await takePuzzle(trx, id);
  return bits !== null && answers.every((answer, part) => isRight(id, part, Number(answer), bits));
}

function isRight(id: string, part: number, answer: number, bits: number): boolean {
  return hasZeroBits(
    createHash('sha256')
      .update(puzzleText(id, part, answer))
      .digest(),
    bits,
  );
}
