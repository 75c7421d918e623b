/** What payments by gift card are called where others name their provider. */
export const giftCardMethod = 'giftCard';

/** What each card pays of a total, in their order, so far as its balance goes; minor units. */
export function divideAmongCards(total: number, balances: readonly number[]): number[] {
  let left = total;
  return balances.map((balance) => {
    const amount = Math.min(left, balance);
    left -= amount;
    return amount;
  });
}
