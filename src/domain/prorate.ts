/**
 * Divides an amount among weights (whole numbers, minor units), each by its part, the largest remainders first and of
 * equal ones the first, so that the parts are exactly the amount. Weights that are all 0 get nothing. Throws RangeError
 * for an amount below 0.
 */
export function prorate(amount: number, weights: readonly number[]): number[] {
  if (amount < 0) throw new RangeError('Nothing below 0 is divided');
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  // Products of two amounts are beyond what a number holds exactly.
  const exact = weights.map((weight) => BigInt(weight) * BigInt(amount));
  const parts = exact.map((each) => Number(each / BigInt(whole)));
  const rests = exact.map((each, index) => ({ index, rest: each % BigInt(whole) }));
  rests.sort((a, b) => Number(b.rest - a.rest));
  const missing = amount - parts.reduce((sum, each) => sum + each, 0);
  for (const { index } of rests.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
