import { mixColors, type Rgb, toLinear } from '../color.ts';
import { hashLattice, noise3d } from '../random.ts';
import type { Glaze } from './glazes.ts';

/** A point being lit: its place on the object (before moving) and how high it stands. */
interface SurfacePoint {
  x: number;
  y: number;
  z: number;
  openness: number;
}

/** What the light meets: linear colour 0–1, gloss 0–1, sharpness of reflections 0–1, relief (small turns of the normal). */
export interface Finish {
  red: number;
  green: number;
  blue: number;
  gloss: number;
  sharpness: number;
  relief: number;
}

/** Writes the finish at a point into `out`, so the inner loop allocates nothing. */
export type Material = (point: SurfacePoint, out: Finish) => void;

const write = (out: Finish, color: Rgb, shade: number): void => {
  out.red = color[0] * shade;
  out.green = color[1] * shade;
  out.blue = color[2] * shade;
};

const blend = (out: Finish, color: Rgb, amount: number): void => {
  out.red += (color[0] - out.red) * amount;
  out.green += (color[1] - out.green) * amount;
  out.blue += (color[2] - out.blue) * amount;
};

const smoothstep = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** A plain surface with faint mottling: paper, wax, leaf, painted wood. */
export function plain(
  hex: string,
  options: { gloss?: number; sharpness?: number; mottle?: number; grain?: number } = {},
): Material {
  const { gloss = 0.15, sharpness = 0.2, mottle = 0.08, grain = 9 } = options;
  const color = toLinear(hex);
  return ({ x, y, z }, out) => {
    write(out, color, 1 - mottle / 2 + mottle * noise3d(x * grain, y * grain, z * grain, 5));
    out.gloss = gloss;
    out.sharpness = sharpness;
    out.relief = 0;
  };
}

/** Wood with the grain along x (or y when `upright`). */
export function wood(hex: string, upright = false): Material {
  const light = toLinear(hex);
  const dark = toLinear(mixColors(hex, '#3a2212', 0.45));
  return ({ x, y, z }, out) => {
    const along = upright ? y : x;
    const across = upright ? x : y;
    const warp = noise3d(along * 1.3, across * 5, z * 5, 31) * 2.2;
    const ring = 0.5 + 0.5 * Math.sin((across * 16 + z * 11 + warp * 4) * 1.9);
    const fibre = noise3d(along * 5, across * 80, z * 80, 12);
    write(out, light, 1);
    blend(out, dark, 0.1 + 0.26 * ring * ring + 0.22 * fibre);
    out.gloss = 0.22;
    out.sharpness = 0.25;
    out.relief = 0;
  };
}

interface GlazeOptions {
  /** Height of the pot in its own units. */
  height: number;
  seed: number;
  /** Share of the height left bare at the foot; overrides the glaze. */
  bare?: number;
}

/** Glaze over clay: pooling, breaking, a wandering dip line, speckles, throwing lines. */
export function glazed(glaze: Glaze, { height, seed, bare = glaze.bare }: GlazeOptions): Material {
  const main = toLinear(glaze.main);
  const second = toLinear(glaze.second);
  const clay = toLinear(glaze.clay);
  const speckle = toLinear(glaze.speckle);
  return ({ x, y, z, openness }, out) => {
    const level = y / height;
    const wander =
      noise3d(x * 2.1, 0, z * 2.1, seed) - 0.5 + 0.5 * (noise3d(x * 6, 0, z * 6, seed + 1) - 0.5);
    const inside = openness < 0.98;
    const dip = inside ? -1 : bare + wander * glaze.wander;
    const throwing = Math.sin(y * 62 + 4 * wander) * 0.5;
    const cloud =
      noise3d(x * 3.2, y * 2.4, z * 3.2, seed + 2) * 0.65 + noise3d(x * 9, y * 7, z * 9, seed + 3) * 0.35;
    const edge = smoothstep(dip - 0.004, dip + 0.004, level);
    write(out, clay, edge === 1 ? 1 : 0.93 + 0.14 * noise3d(x * 30, y * 30, z * 30, seed + 4));
    if (edge > 0) {
      const pooled = glaze.pooling * (1 - smoothstep(dip, dip + 0.32, level + wander * 0.25));
      const thin = glaze.breaking * smoothstep(0.9, 1.02, level + (cloud - 0.5) * 0.12);
      const veil = glaze.veil * smoothstep(0.02, -0.02, 0.62 + wander * glaze.wander * 3 - level);
      const shade = 1 + glaze.mottle * (cloud - 0.5);
      const { red, green, blue } = out;
      write(out, main, shade);
      blend(out, second, Math.min(1, pooled + thin + veil));
      out.red = red + (out.red - red) * edge;
      out.green = green + (out.green - green) * edge;
      out.blue = blue + (out.blue - blue) * edge;
    }
    if (glaze.speckling > 0) {
      const spot =
        speckleAt(x, y, z, 26, seed + 11, glaze.speckling, 0.3) * 0.85 +
        speckleAt(x, y, z, 60, seed + 12, glaze.speckling, 0.34) * 0.6;
      blend(out, speckle, Math.min(0.9, spot) * (0.35 + 0.65 * edge));
    }
    out.gloss = 0.06 + (glaze.gloss - 0.06) * edge;
    out.sharpness = glaze.gloss * edge;
    out.relief = throwing * 0.022 + (cloud - 0.5) * 0.05;
  };
}

/** One possible speck a cell, kept inside the cell so that no neighbour need be asked. */
function speckleAt(
  x: number,
  y: number,
  z: number,
  frequency: number,
  seed: number,
  amount: number,
  size: number,
): number {
  const cx = Math.floor(x * frequency);
  const cy = Math.floor(y * frequency);
  const cz = Math.floor(z * frequency);
  const chance = hashLattice(cx, cy, cz, seed);
  if (chance > amount) return 0;
  const radius = size * (0.35 + 0.65 * (chance / amount));
  const wander = 1 - 2 * radius;
  const dx = x * frequency - cx - radius - wander * hashLattice(cx, cy, cz, seed + 50);
  const dy = y * frequency - cy - radius - wander * hashLattice(cx, cy, cz, seed + 51);
  const dz = z * frequency - cz - radius - wander * hashLattice(cx, cy, cz, seed + 52);
  return smoothstep(radius, radius * 0.55, Math.hypot(dx, dy, dz));
}
