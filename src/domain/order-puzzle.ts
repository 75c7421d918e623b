/**
 * A proof of work: for each part a number with which the SHA-256 of `id.part.number` begins with so many zero
 * bits. Many small parts take about equally long for everybody, which one large one would not: 16 parts of 13
 * bits are 131,000 hashes on average, one to two seconds on a weak phone (100,000 a second).
 */
export const puzzleParts = 16;
export const mostPuzzleBits = 13;

/** What an order is refused with (429, `data.puzzle`) as long as it is not solved. */
export interface OrderPuzzle {
  id: string;
  bits: number;
}

/** The header in which the answers come: the id and the numbers, joined by dots. */
export const proofHeader = 'order-proof';

export function puzzleText(id: string, part: number, answer: number): string {
  return `${id}.${part}.${answer}`;
}

/** Whether a SHA-256 begins with that many zero bits. */
export function hasZeroBits(hash: Uint8Array, bits: number): boolean {
  const [a = 0, b = 0, c = 0] = hash;
  return ((a << 16) | (b << 8) | c) >>> (24 - bits) === 0;
}

export function writeProof({ id }: OrderPuzzle, answers: readonly number[]): string {
  return [id, ...answers].join('.');
}
