import { sumOfParts, type RefundParts } from './refund-amounts.ts';

/**
 * Spreads what is given back over the money that it can come from: each amount (minor units, above 0) is used up before
 * the next, and gives the parts that it pays, which are empty for one that is not reached. What of a line comes from
 * several is pieces in the first of them and money alone in the others. Throws RangeError where they are not enough.
 */
export function spreadRefund(parts: RefundParts, amounts: readonly number[]): RefundParts[] {
  const most = amounts.reduce((sum, amount) => sum + amount, 0);
  if (sumOfParts(parts) > most) throw new RangeError('More than there is cannot be given back');
  // Pieces that cost nothing go with the first.
  const lines = parts.lines.toSorted((a, b) => Number(a.amount > 0) - Number(b.amount > 0));
  let from = 0;
  return amounts.map((amount) => {
    const stretch = { from, to: from + amount };
    from = stretch.to;
    return cutOut({ ...parts, lines }, stretch);
  });
}

/** What of the parts, laid end to end, lies in a stretch of their sum. */
function cutOut({ lines, delivery }: RefundParts, { from, to }: { from: number; to: number }): RefundParts {
  let at = 0;
  const advance = (amount: number): number => {
    const start = at;
    at += amount;
    return Math.max(0, Math.min(at, to) - Math.max(start, from));
  };
  const cut = lines.flatMap((line) => {
    const isBegunHere = at >= from && at < to;
    const amount = advance(line.amount);
    const quantity = isBegunHere ? line.quantity : 0;
    return amount > 0 || quantity > 0 ? [{ id: line.id, quantity, amount }] : [];
  });
  return { lines: cut, delivery: advance(delivery) };
}
