/** Samples of each kind; `TIMING_SAMPLES=1000` on a quiet machine narrows the bar. */
const samples = Number(process.env['TIMING_SAMPLES'] ?? 150);

/**
 * For the area under the curve of `compareTimes`. Chance alone leaves 0.43 to 0.57 in 99 of 100 runs of 150
 * samples, and neighbours on the machine more; what tells two kinds apart by a hash or a commit is at 0 or 1.
 */
const areaBar = samples >= 1000 ? { min: 0.45, max: 0.55 } : { min: 0.35, max: 0.65 };
/**
 * As a share of the longer median. A quiet machine shows less than that by chance of the run (0.1 to 0.9 of 24 ms,
 * measured in twelve), which nobody finds out over a network in the few tries that a client has; a pass of a hash is half.
 */
const gapBar = 0.1;

/** Chance does not come back the same way; what the code does, does. */
const rounds = 3;

interface TimesCompared {
  /** The share of pairs whose unknown one took longer (the area under the ROC curve); 0.5 tells nothing. */
  area: number;
  /** Between the medians, as a share of the longer one. */
  gap: number;
  tellsApart: boolean;
}

/**
 * How well the time of a call tells a known email from an unknown one. Calls are interleaved in an order drawn by
 * chance, as one that repeats every four calls may give each kind two of Node's four threads for itself. Where a
 * series tells them apart, two more have to do so in the same direction.
 */
export async function compareTimes(
  call: (kind: 'known' | 'unknown', round: number) => Promise<number>,
): Promise<TimesCompared> {
  let compared = await compareOnce(call);
  const isLonger = compared.area > 0.5;
  for (let again = 1; again < rounds && compared.tellsApart; again++) {
    compared = await compareOnce(call);
    if (compared.area > 0.5 !== isLonger) return { ...compared, tellsApart: false };
  }
  return compared;
}

async function compareOnce(call: Parameters<typeof compareTimes>[0]): Promise<TimesCompared> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < samples; round++) {
    const isKnownFirst = Math.random() < 0.5;
    for (const kind of isKnownFirst ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      times[kind].push(await call(kind, round));
    }
  }
  let wins = 0;
  for (const a of times.known) for (const b of times.unknown) wins += b > a ? 1 : b === a ? 0.5 : 0;
  const area = wins / (samples * samples);
  const medians = [medianOf(times.known), medianOf(times.unknown)];
  const gap = 1 - Math.min(...medians) / Math.max(...medians);
  return { area, gap, tellsApart: (area < areaBar.min || area > areaBar.max) && gap > gapBar };
}

function medianOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
