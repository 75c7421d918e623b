import type { Part, Triangle, Vertex } from './mesh.ts';

/** Where a vertex falls on a raster: column, row, nearness (larger is nearer). */
export type Project = (vertex: Vertex) => readonly [column: number, row: number, nearness: number];

/** A depth buffer that remembers which triangle won each cell; 0 means none, else index + 1. */
export interface DepthMap {
  width: number;
  height: number;
  nearness: Float32Array;
  winners: Int32Array;
}

export interface IndexedTriangle {
  corners: Triangle;
  part: Part;
}

export function listTriangles(parts: readonly Part[]): IndexedTriangle[] {
  return parts.flatMap((part) => part.triangles.map((corners) => ({ corners, part })));
}

/** Draws triangles into a depth buffer by edge functions over each triangle's box. */
export function rasterize(triangles: readonly IndexedTriangle[], project: Project, width: number, height: number): DepthMap {
  const nearness = new Float32Array(width * height).fill(-Infinity);
  const winners = new Int32Array(width * height);
  const places = new Map<Vertex, readonly [number, number, number]>();
  const locate = (vertex: Vertex): readonly [number, number, number] => {
    const known = places.get(vertex);
    if (known) return known;
    const place = project(vertex);
    places.set(vertex, place);
    return place;
  };
  triangles.forEach(({ corners }, index) => {
    const [ax, ay, az] = locate(corners[0]);
    const [bx, by, bz] = locate(corners[1]);
    const [cx, cy, cz] = locate(corners[2]);
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (Math.abs(area) < 1e-9) return;
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    const inverse = 1 / area;
    for (let row = top; row <= bottom; row++) {
      const y = row + 0.5;
      for (let column = left; column <= right; column++) {
        const x = column + 0.5;
        const wb = ((x - ax) * (cy - ay) - (y - ay) * (cx - ax)) * inverse;
        const wc = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) * inverse;
        const wa = 1 - wb - wc;
        if (wa < -1e-6 || wb < -1e-6 || wc < -1e-6) continue;
        const near = wa * az + wb * bz + wc * cz;
        const cell = row * width + column;
        if (near > (nearness[cell] ?? 0)) {
          nearness[cell] = near;
          winners[cell] = index + 1;
        }
      }
    }
  });
  return { width, height, nearness, winners };
}
