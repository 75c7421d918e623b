/** A round step of which a range has about a hundred: 1, 2 or 5 of a power of ten, at least 1. */
export function stepOf(width: number): number {
  const wanted = width / 100;
  const power = 10 ** Math.floor(Math.log10(Math.max(wanted, 1)));
  const factor = [1, 2, 5, 10].find((one) => one * power >= wanted) ?? 10;
  return factor * power;
}

interface Range {
  low: number;
  high: number;
  step: number;
}

/** The nearest multiple of the step, or an end of the range where that is nearer than half a step. */
export function roundToStep(value: number, { low, high, step }: Range): number {
  if (value - low < step / 2) return low;
  if (high - value < step / 2) return high;
  return Math.min(Math.max(Math.round(value / step) * step, low), high);
}

/** Where a value lies between the ends, from 0 to 1. */
export function fractionOf(value: number, low: number, high: number): number {
  return high > low ? (value - low) / (high - low) : 0;
}
