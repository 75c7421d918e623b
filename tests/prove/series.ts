/** A long series of one fault, run by hand and before a release: `npm run prove -- NAME`. */
export interface Series {
  /** One line: what is done how often, and what must come out. */
  about: string;
  /** Rounds, unless `--count` says otherwise. */
  count: number;
  /** The figures that came out; throws when one of them breaks the promise. */
  run(context: SeriesContext): Promise<Record<string, number>>;
}

export interface SeriesContext {
  count: number;
  /** An empty folder of its own, which stays when the series fails. */
  folder: string;
  /** Tells how far it is. */
  say(figures: Record<string, number>): void;
}

/** The value below which the given share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

/** Ends the series where a list of complaints is not empty. */
export function expectNone(what: string, complaints: readonly unknown[]): void {
  if (complaints.length === 0) return;
  throw new Error(`${what}: ${JSON.stringify(complaints.slice(0, 5), null, 2)}`);
}
