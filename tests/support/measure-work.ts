/** CPU of this process in milliseconds: neighbours on the machine do not count. */
export function cpuOf(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Work of a kind with rendering, in plain JavaScript: what a machine needs for it says how fast it is. */
export function calibrate(): number {
  let text = '';
  for (let n = 0; n < 4000; n++) {
    const attributes = { id: `n-${n}`, class: 'vt-calibration', 'data-place': String(n) };
    for (const [name, value] of Object.entries(attributes))
      text += ` ${name}="${value.replaceAll('"', '&quot;')}"`;
  }
  return text.length;
}

/**
 * How many times as much four times the size costs: 4 where work grows with its size, 16 where it grows with the
 * size's square. The cheapest of a few rounds tells what each costs; less than half a millisecond tells nothing.
 */
export function measureGrowth(work: (size: number) => unknown, size: number): number {
  let [once, fourTimes] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < 6; round++) {
    once = Math.min(
      once,
      cpuOf(() => work(size)),
    );
    fourTimes = Math.min(
      fourTimes,
      cpuOf(() => work(4 * size)),
    );
  }
  return fourTimes / Math.max(once, 0.5);
}

/** Between what grows with the size and what grows with its square. */
export const growthBar = 9;
