/** One JSON line a figure; `bar` fields say what it is held to. */
export function report(name: string, figures: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify({ bench: name, ...figures })}\n`);
}
