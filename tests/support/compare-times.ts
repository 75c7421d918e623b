/** Samples of each kind; `TIMING_SAMPLES=1000` on a quiet machine narrows the bar. */
const samples = Number(process.env['TIMING_SAMPLES'] ?? 150);

/**
 * For the area under the curve of `compareTimes`. Chance alone leaves 0.43 to 0.57 in 99 of 100 runs of 150
 * samples, and neighbours on the machine more; what tells two kinds apart by a hash or a commit is at 0 or 1.
 */
export const timingBar = samples >= 1000 ? { min: 0.45, max: 0.55 } : { min: 0.35, max: 0.65 };

/**
 * How well the time of a call tells a known email from an unknown one: the area under the ROC curve, which is
 * the share of pairs whose unknown one took longer; 0.5 tells nothing. Calls are interleaved.
 */
export async function compareTimes(
  call: (kind: 'known' | 'unknown', round: number) => Promise<number>,
): Promise<number> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < samples; round++) {
    for (const kind of round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      times[kind].push(await call(kind, round));
    }
  }
  let wins = 0;
  for (const a of times.known) for (const b of times.unknown) wins += b > a ? 1 : b === a ? 0.5 : 0;
  return wins / (samples * samples);
}
