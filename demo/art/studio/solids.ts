import type { Material } from './materials.ts';
import { cross, gridPart, normalize, type Part, sampleCurve, subtract, type Vector } from './mesh.ts';

/** A point of a lathe profile: radius and height. */
export type ProfilePoint = readonly [radius: number, height: number];

export interface LatheOptions {
  material: Material;
  /** Wall thickness, more than any groove is deep; the inside follows the outside. 0 makes a solid. */
  wall?: number;
  /** Vertical grooves around the body. */
  flutes?: { count: number; depth: number };
  /** Horizontal ribs up the body. */
  ribs?: { count: number; depth: number };
  columns?: number;
}

/** Turns a profile (foot to rim) about the vertical: a pot with a real inside and a rounded rim. */
export function lathe(outline: readonly ProfilePoint[], options: LatheOptions): Part {
  const { material, wall = 0.03, flutes, ribs, columns = flutes ? 240 : 72 } = options;
  const outer = smoothProfile(outline, ribs ? 150 : 46);
  const top = outer.at(-1) ?? [0, 0];
  const foot = outer[0] ?? [0, 0];
  const profile: ProfilePoint[] = [[0, foot[1]], [Math.max(0, foot[0] - 0.02), foot[1]], ...outer];
  const rimIndex = profile.length - 1;
  if (wall > 0) {
    profile.push([top[0] - wall * 0.3, top[1] + wall * 0.32], [top[0] - wall * 0.72, top[1] + wall * 0.3]);
    for (const [radius, height] of [...outer].reverse()) {
      if (height > foot[1] + wall * 1.2) profile.push([Math.max(0.004, radius - wall), height]);
    }
    profile.push([0, foot[1] + wall * 1.4]);
  } else {
    profile.push([0, top[1]]);
  }
  const rows = profile.length - 1;
  const span = top[1] - foot[1];
  const place = (u: number, v: number): Vector => {
    const scaled = v * rows;
    const index = Math.min(rows - 1, Math.floor(scaled));
    const from = profile[index] ?? [0, 0];
    const to = profile[index + 1] ?? from;
    const t = scaled - index;
    let radius = from[0] + (to[0] - from[0]) * t;
    const height = from[1] + (to[1] - from[1]) * t;
    const angle = u * 2 * Math.PI;
    const level = (height - foot[1]) / span;
    const body = Math.min(1, Math.max(0, level * 9)) * Math.min(1, Math.max(0, (1 - level) * 9));
    if (scaled <= rimIndex) {
      if (flutes) radius -= flutes.depth * body * (0.5 + 0.5 * Math.cos(angle * flutes.count)) ** 2;
      if (ribs) radius -= ribs.depth * body * (0.5 + 0.5 * Math.cos(level * 2 * Math.PI * ribs.count)) ** 2;
    }
    return [radius * Math.sin(angle), height, radius * Math.cos(angle)];
  };
  const openness = (_u: number, v: number): number => {
    if (wall === 0 || v * rows <= rimIndex + 1) return 1;
    const [, height] = profile[Math.round(v * rows)] ?? top;
    return Math.max(0.1, 1 / (1 + (1.15 * (top[1] - height)) / Math.max(0.05, top[0])) ** 1.6);
  };
  return gridPart(place, { columns, rows, wrap: true, material, openness });
}

/** Catmull–Rom through the outline; repeat a point to make a corner. */
export function smoothProfile(outline: readonly ProfilePoint[], samples: number): ProfilePoint[] {
  const curve = outline.map(([radius, height]): Vector => [radius, height, 0]);
  return Array.from({ length: samples + 1 }, (_, index): ProfilePoint => {
    const [radius, height] = sampleCurve(curve, index / samples);
    return [Math.max(0.002, radius), height];
  });
}

/** A bar bent along a curve: handles, spouts, stems, legs. */
export function tube(
  curve: readonly Vector[],
  radius: (position: number) => number,
  material: Material,
  options: { rows?: number; columns?: number; flatten?: number } = {},
): Part {
  const { rows = 40, columns = 20, flatten = 1 } = options;
  const place = (u: number, v: number): Vector => {
    const center = sampleCurve(curve, v);
    const along = normalize(subtract(sampleCurve(curve, v + 0.01), sampleCurve(curve, v - 0.01)));
    const guide: Vector = Math.abs(along[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1];
    const side = normalize(cross(along, guide));
    const other = cross(side, along);
    const angle = u * 2 * Math.PI;
    const reach = radius(v);
    const a = Math.cos(angle) * reach * flatten;
    const b = Math.sin(angle) * reach;
    return [
      center[0] + side[0] * a + other[0] * b,
      center[1] + side[1] * a + other[1] * b,
      center[2] + side[2] * a + other[2] * b,
    ];
  };
  return gridPart(place, { columns, rows, wrap: true, material });
}

/** A ring lying upright and facing the viewer. */
export function torus(major: number, minor: number, center: Vector, material: Material, squash = 1): Part {
  const place = (u: number, v: number): Vector => {
    const around = v * 2 * Math.PI;
    const across = u * 2 * Math.PI;
    const reach = major + minor * Math.cos(across);
    return [
      center[0] + reach * Math.sin(around),
      center[1] + reach * Math.cos(around),
      center[2] + minor * squash * Math.sin(across),
    ];
  };
  return gridPart(place, { columns: 48, rows: 128, wrap: true, material });
}

/** A rounded box: `roundness` 1 is an ellipsoid, 0.1 nearly a box. */
export function roundedBox(
  center: Vector,
  half: Vector,
  roundness: number,
  material: Material,
  detail = 48,
): Part {
  const power = (value: number): number => Math.sign(value) * Math.abs(value) ** roundness;
  const place = (u: number, v: number): Vector => {
    const around = u * 2 * Math.PI;
    const up = (v - 0.5) * Math.PI;
    return [
      center[0] + half[0] * power(Math.cos(up)) * power(Math.sin(around)),
      center[1] + half[1] * power(Math.sin(up)),
      center[2] + half[2] * power(Math.cos(up)) * power(Math.cos(around)),
    ];
  };
  return gridPart(place, { columns: detail * 2, rows: detail, wrap: true, material });
}

/** A leaf from `base` to `tip`, bent by `droop` and folded a little along its middle. */
export function leaf(base: Vector, tip: Vector, width: number, droop: number, material: Material): Part {
  const along = subtract(tip, base);
  const flat = normalize(cross(along, [0.25, 0.3, 1]));
  const up = normalize(cross(flat, along));
  const place = (u: number, v: number): Vector => {
    const across = (u - 0.5) * 2;
    const breadth = width * Math.sin(Math.PI * v ** 0.8) ** 0.85;
    const lift = droop * 4 * v * (1 - v) + Math.abs(across) * breadth * 0.35;
    return [
      base[0] + along[0] * v + flat[0] * across * breadth + up[0] * lift,
      base[1] + along[1] * v + flat[1] * across * breadth + up[1] * lift,
      base[2] + along[2] * v + flat[2] * across * breadth + up[2] * lift,
    ];
  };
  return gridPart(place, { columns: 6, rows: 16, wrap: false, material });
}

/** A box with flat faces and sharp edges. */
export function box(center: Vector, half: Vector, material: Material): Part {
  const faces: readonly (readonly [axis: 0 | 1 | 2, sign: number])[] = [
    [0, 1],
    [0, -1],
    [1, 1],
    [1, -1],
    [2, 1],
    [2, -1],
  ];
  const triangles = faces.flatMap(([axis, sign]) => {
    const place = (u: number, v: number): Vector => {
      const offsets = [0, 0, 0];
      offsets[axis] = sign;
      offsets[(axis + 1) % 3] = u * 2 - 1;
      offsets[(axis + 2) % 3] = v * 2 - 1;
      const [dx = 0, dy = 0, dz = 0] = offsets;
      return [center[0] + dx * half[0], center[1] + dy * half[1], center[2] + dz * half[2]];
    };
    return gridPart(place, { columns: 2, rows: 2, wrap: false, material }).triangles;
  });
  return { triangles, material };
}
