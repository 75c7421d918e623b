/** Medians in milliseconds by what was measured and the number of products. */
const medians = new Map<string, Map<number, number>>();

/** One JSON line a figure; `bar` fields say what it is held to. */
export function report(name: string, figures: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify({ bench: name, ...figures })}\n`);
  const { products, p50, call } = figures;
  if (typeof products !== 'number' || typeof p50 !== 'number') return;
  const measured = typeof call === 'string' ? `${name} ${call}` : name;
  const bySize = medians.get(measured) ?? new Map<number, number>();
  medians.set(measured, bySize.set(products, p50));
}

/** How many times as long everything takes in the largest shop as in the smallest, from the figures of this run. */
export function reportGrowth(): void {
  for (const [of, bySize] of medians) {
    const sizes = [...bySize.keys()].toSorted((a, b) => a - b);
    const [smallest = 0, largest = 0] = [sizes[0], sizes.at(-1)];
    const ratio = (bySize.get(largest) ?? 0) / Math.max(bySize.get(smallest) ?? 0, 0.1);
    if (sizes.length > 1)
      report('growth', { of, from: smallest, to: largest, ratio: Number(ratio.toFixed(2)), bar: 1.5 });
  }
}
