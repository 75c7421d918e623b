import type { Finish } from './materials.ts';
import { normalize, type Vector } from './mesh.ts';

/** The studio: a large softbox high on the left, a weak strip on the right, light bouncing off the paper. */
export interface Lighting {
  /** Direction to the key light. */
  key: Vector;
  /** Linear colour thrown up by the floor. */
  bounce: Vector;
  /** Strength of the key, 1 as measured for white glaze just below clipping. */
  power: number;
}

export const studioLight: Lighting = {
  key: normalize([-0.66, 0.72, 0.52]),
  bounce: [0.62, 0.56, 0.5],
  power: 1,
};

const ramp = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** A soft-edged window in reflected direction: 1 inside, 0 outside. */
const pane = (value: number, from: number, to: number, soft: number): number =>
  ramp(from - soft, from + soft, value) * (1 - ramp(to - soft, to + soft, value));

/**
 * Light leaving a surface towards the viewer, in linear RGB.
 * `lit` is the share of key light that arrives (0 in shadow), `openness` the share of sky.
 */
export function shade(
  finish: Finish,
  normal: Vector,
  view: Vector,
  lit: number,
  openness: number,
  light: Lighting,
  out: [number, number, number],
): void {
  const [nx, ny, nz] = normal;
  const [kx, ky, kz] = light.key;
  const facing = nx * view[0] + ny * view[1] + nz * view[2];
  const toKey = nx * kx + ny * ky + nz * kz;
  const wrapped = Math.max(0, (toKey + 0.18) / 1.18) ** 1.25;
  const key = 0.98 * light.power * wrapped * lit * (0.35 + 0.65 * openness);
  const fill = 0.1 * Math.max(0, nx * 0.8 + nz * 0.5) * openness;
  const up = ny * 0.5 + 0.5;
  const sky = 0.3 * up * openness;
  const floor = 0.24 * (1 - up) * openness;
  const rx = 2 * facing * nx - view[0];
  const ry = 2 * facing * ny - view[1];
  const rz = 2 * facing * nz - view[2];
  const azimuth = Math.atan2(rx, rz);
  const elevation = Math.asin(Math.max(-1, Math.min(1, ry)));
  const soft = 0.05 + 0.75 * (1 - finish.sharpness) ** 1.6;
  const spread = 1 / (1 + soft * 2.2);
  const window = pane(azimuth, -1.35, -0.62, soft) * pane(elevation, 0.0, 0.95, soft);
  const strip = pane(azimuth, 1.25, 1.6, soft) * pane(elevation, -0.5, 0.9, soft);
  const fresnel = 0.045 + 0.955 * (1 - Math.max(0, facing)) ** 5;
  const mirror =
    finish.gloss *
    spread *
    openness *
    ((0.3 + 1.3 * fresnel) * window * (0.35 + 0.65 * lit) + (0.1 + 0.6 * fresnel) * strip);
  const haze = finish.gloss * fresnel * 0.32 * openness;
  // Real glazes scatter white light too; without it colours look like plastic.
  const grey = 0.1 * (0.3 * finish.red + 0.6 * finish.green + 0.1 * finish.blue);
  const red = finish.red * 0.9 + grey;
  const green = finish.green * 0.9 + grey;
  const blue = finish.blue * 0.9 + grey;
  out[0] =
    red * (key * 1.02 + fill * 0.95 + sky * 0.98 + floor * light.bounce[0] * 1.5) +
    mirror +
    haze * light.bounce[0];
  out[1] =
    green * (key + fill + sky + floor * light.bounce[1] * 1.5) + mirror * 0.985 + haze * light.bounce[1];
  out[2] =
    blue * (key * 0.95 + fill * 1.08 + sky * 1.06 + floor * light.bounce[2] * 1.5) +
    mirror * 0.96 +
    haze * light.bounce[2];
}
