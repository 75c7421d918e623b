/** A seeded source of numbers: the same seed gives the same picture on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A number in [min, max). */
  range(min: number, max: number): number;
  /** A whole number in [min, max], both ends included. */
  integer(min: number, max: number): number;
  /** One of the items; throws on an empty list. */
  pick<T>(items: readonly T[]): T;
  /** Normally distributed, by Box–Muller. */
  gaussian(mean: number, deviation: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): T[];
}

/** Creates a mulberry32 generator: 32 bits of state are plenty for pictures. */
export function createRandom(seed: number): Random {
  let state = (seed * 2654435761) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const random: Random = {
    next,
    range: (min, max) => min + (max - min) * next(),
    integer: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError('Nothing to pick from');
      return item;
    },
    gaussian: (mean, deviation) =>
      mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    chance: (probability) => next() < probability,
    shuffle: (items) =>
      items
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
  };
  return random;
}

/** Hashes a lattice point to [0, 1). */
export function hashLattice(x: number, y: number, z: number, seed: number): number {
  let hash = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647);
  hash = Math.imul(hash ^ Math.imul(seed, 1274126177) ^ (hash >>> 13), 1103515245);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return ((hash ^ (hash >>> 15)) >>> 0) / 4294967296;
}

const fade = (t: number): number => t * t * (3 - 2 * t);

/** Smooth value noise in [0, 1]. */
export function noise3d(x: number, y: number, z: number, seed: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const z0 = Math.floor(z);
  const fx = fade(x - x0);
  const fy = fade(y - y0);
  const fz = fade(z - z0);
  const near = blendPlane(x0, y0, z0, fx, fy, seed);
  return near + (blendPlane(x0, y0, z0 + 1, fx, fy, seed) - near) * fz;
}

function blendPlane(x0: number, y0: number, z0: number, fx: number, fy: number, seed: number): number {
  const a = hashLattice(x0, y0, z0, seed);
  const b = hashLattice(x0 + 1, y0, z0, seed);
  const c = hashLattice(x0, y0 + 1, z0, seed);
  const d = hashLattice(x0 + 1, y0 + 1, z0, seed);
  const top = a + (b - a) * fx;
  return top + (c + (d - c) * fx - top) * fy;
}

/** Smooth value noise in [0, 1]. */
function noise2d(x: number, y: number, seed: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = fade(x - x0);
  const fy = fade(y - y0);
  return blendPlane(x0, y0, 0, fx, fy, seed);
}

/** Octaves of `noise2d`, each twice as fine and half as strong; in [0, 1]. */
export function fractalNoise2d(x: number, y: number, seed: number, octaves: number): number {
  let sum = 0;
  let weight = 0;
  for (let octave = 0; octave < octaves; octave++) {
    const scale = 2 ** octave;
    sum += noise2d(x * scale, y * scale, seed + octave * 101) / scale;
    weight += 1 / scale;
  }
  return sum / weight;
}
