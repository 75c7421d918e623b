import type { Material } from './materials.ts';

/** A point of a surface: world place, outward normal, place before the object was moved, and openness (0 buried, 1 in the open). */
export interface Vertex {
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
  ox: number;
  oy: number;
  oz: number;
  openness: number;
}

export type Triangle = readonly [Vertex, Vertex, Vertex];
export type Vector = readonly [x: number, y: number, z: number];

/** A surface and what it is made of. */
export interface Part {
  triangles: Triangle[];
  material: Material;
}

interface GridOptions {
  columns: number;
  rows: number;
  wrap: boolean;
  material: Material;
  /** Openness at u, v; 1 when left out. */
  openness?: (u: number, v: number) => number;
}

/** A surface over a grid of u, v in 0–1. Normals come from neighbours; the renderer turns them to the viewer. */
export function gridPart(place: (u: number, v: number) => Vector, options: GridOptions): Part {
  const { columns, rows, wrap, material, openness } = options;
  const step = 0.25 / Math.max(columns, rows);
  const vertexAt = (column: number, row: number): Vertex => {
    const u = column / columns;
    const v = row / rows;
    const [x, y, z] = place(u, v);
    const v0 = Math.max(0, v - step);
    const v1 = Math.min(1, v + step);
    const u0 = wrap ? u - step : Math.max(0, u - step);
    const u1 = wrap ? u + step : Math.min(1, u + step);
    const a = subtract(place(u1, v), place(u0, v));
    const b = subtract(place(u, v1), place(u, v0));
    const [nx, ny, nz] = normalize(cross(a, b));
    return { x, y, z, nx, ny, nz, ox: x, oy: y, oz: z, openness: openness ? openness(u, v) : 1 };
  };
  const grid: Vertex[][] = [];
  for (let row = 0; row <= rows; row++) {
    const line: Vertex[] = [];
    for (let column = 0; column <= columns; column++) line.push(vertexAt(column, row));
    grid.push(line);
  }
  const triangles: Triangle[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const a = grid[row]?.[column];
      const b = grid[row]?.[column + 1];
      const c = grid[row + 1]?.[column];
      const d = grid[row + 1]?.[column + 1];
      if (a && b && c && d) triangles.push([a, b, c], [b, d, c]);
    }
  }
  return { triangles, material };
}

/** Turns (about the vertical), scales and moves parts; textures stay on the object. */
export function placeParts(parts: readonly Part[], at: Vector, scale = 1, turn = 0): Part[] {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const moved = new Map<Vertex, Vertex>();
  const move = (vertex: Vertex): Vertex => {
    const known = moved.get(vertex);
    if (known) return known;
    const { x, y, z, nx, nz } = vertex;
    const next = {
      ...vertex,
      x: at[0] + scale * (x * cos + z * sin),
      y: at[1] + scale * y,
      z: at[2] + scale * (z * cos - x * sin),
      nx: nx * cos + nz * sin,
      nz: nz * cos - nx * sin,
    };
    moved.set(vertex, next);
    return next;
  };
  return parts.map(({ triangles, material }) => ({
    material,
    triangles: triangles.map(([a, b, c]): Triangle => [move(a), move(b), move(c)]),
  }));
}

/** Tips parts about the z axis (radians, clockwise) before they are placed. */
export function tipParts(parts: readonly Part[], angle: number): Part[] {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const tip = (vertex: Vertex): Vertex => ({
    ...vertex,
    x: vertex.x * cos + vertex.y * sin,
    y: vertex.y * cos - vertex.x * sin,
    nx: vertex.nx * cos + vertex.ny * sin,
    ny: vertex.ny * cos - vertex.nx * sin,
  });
  return parts.map(({ triangles, material }) => ({
    material,
    triangles: triangles.map(([a, b, c]): Triangle => [tip(a), tip(b), tip(c)]),
  }));
}

/** A smooth curve through the points, sampled at 0–1 (Catmull–Rom). */
export function sampleCurve(points: readonly Vector[], position: number): Vector {
  const last = points.length - 1;
  const scaled = Math.min(1, Math.max(0, position)) * last;
  const index = Math.min(last - 1, Math.floor(scaled));
  const t = scaled - index;
  const at = (i: number): Vector => points[Math.min(last, Math.max(0, i))] ?? [0, 0, 0];
  const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
  const blend = (axis: 0 | 1 | 2): number =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * t +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
  return [blend(0), blend(1), blend(2)];
}

export function subtract(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function normalize(a: Vector): Vector {
  const length = Math.hypot(a[0], a[1], a[2]) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}
