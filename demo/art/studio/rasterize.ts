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
export function rasterize(
  triangles: readonly IndexedTriangle[],
  project: Project,
  width: number,
  height: number,
): DepthMap {
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
    // Both weights are linear in x, so along a row they only grow by a constant.
    const stepB = (cy - ay) * inverse;
    const stepC = (ay - by) * inverse;
    for (let row = top; row <= bottom; row++) {
      const x = left + 0.5 - ax;
      const y = row + 0.5 - ay;
      let wb = (x * (cy - ay) - y * (cx - ax)) * inverse;
      let wc = ((bx - ax) * y - (by - ay) * x) * inverse;
      const start = row * width;
      for (let cell = start + left; cell <= start + right; cell++, wb += stepB, wc += stepC) {
        if (wb < -1e-6 || wc < -1e-6 || wb + wc > 1.000001) continue;
        const near = az + wb * (bz - az) + wc * (cz - az);
        if (near > (nearness[cell] ?? 0)) {
          nearness[cell] = near;
          winners[cell] = index + 1;
        }
      }
    }
  });
  return { width, height, nearness, winners };
}
