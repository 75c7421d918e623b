import { fmt } from '../svg.ts';
import { type Camera, reduceCamera } from './camera.ts';
import type { Visibility } from './light-map.ts';
import { type Lighting, shade } from './lighting.ts';
import type { Finish } from './materials.ts';
import type { Part, Vector } from './mesh.ts';
import { encodePngUrl } from './png.ts';
import { type IndexedTriangle, rasterize } from './rasterize.ts';

/** Raster cells a picture pixel: 0.74 takes 0.55 of the time, and film grain hides the difference. */
const density = 0.74;
const blockSize = 2;

/** A point found under a pixel: world place, normal towards the viewer, place on the object. */
interface Hit {
  part: Part | undefined;
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
  point: { x: number; y: number; z: number; openness: number };
}

/** Renders everything that stands in the scene to an `<image>` over a clear ground, four depth samples a pixel. */
export function renderSubject(
  triangles: readonly IndexedTriangle[],
  fullCamera: Camera,
  light: Lighting,
  key: Visibility,
): string {
  const camera = reduceCamera(fullCamera, density);
  const cos = Math.cos(camera.pitch);
  const sin = Math.sin(camera.pitch);
  const view: Vector = [0, sin, cos];
  const toColumn = (x: number): number => camera.originX + x * camera.scale;
  const toRow = (y: number, z: number): number => camera.originY - (y * cos - z * sin) * camera.scale;
  const box = measureBox(triangles, toColumn, toRow, camera);
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const samples = rasterize(
    triangles,
    ({ x, y, z }) => [(toColumn(x) - box.left) * 2, (toRow(y, z) - box.top) * 2, z * cos + y * sin],
    width * 2,
    height * 2,
  );
  const hit: Hit = {
    part: undefined,
    x: 0,
    y: 0,
    z: 0,
    nx: 0,
    ny: 0,
    nz: 0,
    point: { x: 0, y: 0, z: 0, openness: 1 },
  };

  /** Finds the surface of a triangle under a place in the raster. */
  const findHit = (winner: number, px: number, py: number): void => {
    const triangle = triangles[winner - 1];
    hit.part = triangle?.part;
    if (!triangle) return;
    const [a, b, c] = triangle.corners;
    const ax = toColumn(a.x) - box.left;
    const ay = toRow(a.y, a.z) - box.top;
    const bx = toColumn(b.x) - box.left - ax;
    const by = toRow(b.y, b.z) - box.top - ay;
    const cx = toColumn(c.x) - box.left - ax;
    const cy = toRow(c.y, c.z) - box.top - ay;
    const inverse = 1 / (bx * cy - by * cx);
    const wb = ((px - ax) * cy - (py - ay) * cx) * inverse;
    const wc = (bx * (py - ay) - by * (px - ax)) * inverse;
    const wa = 1 - wb - wc;
    hit.x = wa * a.x + wb * b.x + wc * c.x;
    hit.y = wa * a.y + wb * b.y + wc * c.y;
    hit.z = wa * a.z + wb * b.z + wc * c.z;
    hit.point.x = wa * a.ox + wb * b.ox + wc * c.ox;
    hit.point.y = wa * a.oy + wb * b.oy + wc * c.oy;
    hit.point.z = wa * a.oz + wb * b.oz + wc * c.oz;
    hit.point.openness = wa * a.openness + wb * b.openness + wc * c.openness;
    hit.nx = wa * a.nx + wb * b.nx + wc * c.nx;
    hit.ny = wa * a.ny + wb * b.ny + wc * c.ny;
    hit.nz = wa * a.nz + wb * b.nz + wc * c.nz;
    faceViewer(hit, sin, cos);
  };

  const blockColumns = Math.ceil(width / blockSize);
  const lit = measureLight(blockColumns, Math.ceil(height / blockSize), (column, row) => {
    const px = Math.min(width - 1, column * blockSize + 1);
    const py = Math.min(height - 1, row * blockSize + 1);
    findHit(samples.winners[py * 2 * width * 2 + px * 2] ?? 0, px + 0.25, py + 0.25);
    if (!hit.part) return undefined;
    const towards = hit.nx * light.key[0] + hit.ny * light.key[1] + hit.nz * light.key[2];
    const lift = 0.012;
    const turn = ((column * 3 + row * 5) % 8) * 0.785;
    const amount =
      towards < -0.2
        ? 0.5
        : key(hit.x + hit.nx * lift, hit.y + hit.ny * lift, hit.z + hit.nz * lift, 0.32, turn);
    return { part: hit.part, amount };
  });

  const finish: Finish = { red: 0, green: 0, blue: 0, gloss: 0, sharpness: 0, relief: 0 };
  const color: [number, number, number] = [0, 0, 0];
  const lightPoint = (winner: number, px: number, py: number): void => {
    findHit(winner, px, py);
    if (!hit.part) return;
    hit.part.material(hit.point, finish);
    hit.ny += finish.relief;
    faceViewer(hit, sin, cos);
    const block = Math.floor(py / blockSize) * blockColumns + Math.floor(px / blockSize);
    const grounded = 0.5 + 0.5 * Math.min(1, Math.max(0, hit.y) / 0.16) ** 0.7;
    shade(
      finish,
      [hit.nx, hit.ny, hit.nz],
      view,
      lit[block] ?? 1,
      hit.point.openness * grounded,
      light,
      color,
    );
  };

  const rgba = new Uint8Array(width * height * 4);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const corner = row * 2 * width * 2 + column * 2;
      const below = corner + width * 2;
      const first = samples.winners[corner] ?? 0;
      const second = samples.winners[corner + 1] ?? 0;
      const third = samples.winners[below] ?? 0;
      const fourth = samples.winners[below + 1] ?? 0;
      if ((first | second | third | fourth) === 0) continue;
      const part = triangles[first - 1]?.part;
      // All four samples on one surface: one shading will do.
      const interior =
        part !== undefined &&
        triangles[second - 1]?.part === part &&
        triangles[third - 1]?.part === part &&
        triangles[fourth - 1]?.part === part &&
        Math.abs((samples.nearness[corner] ?? 0) - (samples.nearness[below + 1] ?? 0)) < 0.03 &&
        Math.abs((samples.nearness[corner + 1] ?? 0) - (samples.nearness[below] ?? 0)) < 0.03;
      let red = 0;
      let green = 0;
      let blue = 0;
      let shadings = 0;
      for (let sample = 0; sample < (interior ? 1 : 4); sample++) {
        const winner = samples.winners[(sample < 2 ? corner : below) + (sample & 1)] ?? 0;
        if (winner === 0) continue;
        const shift = interior ? 0.5 : 0.25;
        lightPoint(winner, column + shift + (sample & 1) * 0.5, row + shift + (sample >> 1) * 0.5);
        red += Math.min(1.2, color[0]);
        green += Math.min(1.2, color[1]);
        blue += Math.min(1.2, color[2]);
        shadings++;
      }
      const target = (row * width + column) * 4;
      rgba[target] = develop(red / shadings);
      rgba[target + 1] = develop(green / shadings);
      rgba[target + 2] = develop(blue / shadings);
      rgba[target + 3] = interior ? 255 : Math.round((shadings / 4) * 255);
    }
  }
  const grow = 1 / density;
  return `<image x="${fmt(box.left * grow)}" y="${fmt(box.top * grow)}" width="${fmt(width * grow)}" height="${fmt(height * grow)}" preserveAspectRatio="none" href="${encodePngUrl(rgba, width, height)}"/>`;
}

/** Turns a normal to the viewer and makes it one long: every surface seen is seen from outside. */
function faceViewer(hit: Hit, sin: number, cos: number): void {
  const length = Math.hypot(hit.nx, hit.ny, hit.nz) || 1;
  const turn = hit.ny * sin + hit.nz * cos < 0 ? -1 / length : 1 / length;
  hit.nx *= turn;
  hit.ny *= turn;
  hit.nz *= turn;
}

/**
 * Key light on a grid of 2×2 blocks: shadows change slowly, so a quarter of the looks will do.
 * A 5×5 mean within each part then melts the rotated tap pattern into a smooth penumbra.
 */
function measureLight(
  columns: number,
  rows: number,
  look: (column: number, row: number) => { part: Part; amount: number } | undefined,
): Float32Array {
  const amounts = new Float32Array(columns * rows);
  const owners = new Uint16Array(columns * rows);
  const numbers = new Map<Part, number>();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const found = look(column, row);
      if (!found) continue;
      const number = numbers.get(found.part) ?? numbers.size + 1;
      numbers.set(found.part, number);
      amounts[row * columns + column] = found.amount;
      owners[row * columns + column] = number;
    }
  }
  const across = meanWithinOwner(amounts, owners, columns, rows, 1);
  const smooth = meanWithinOwner(across, owners, columns, rows, columns);
  // Blocks just outside the outline borrow from a neighbour, for the pixels of its soft edge.
  return smooth.map((value, cell) => {
    if (owners[cell] !== 0) return value;
    const near = [cell - 1, cell + 1, cell - columns, cell + columns].find(
      (other) => (owners[other] ?? 0) !== 0,
    );
    return near === undefined ? 1 : (smooth[near] ?? 1);
  });
}

/** Five-cell mean along one direction, over cells of the same owner. */
function meanWithinOwner(
  amounts: Float32Array,
  owners: Uint16Array,
  columns: number,
  rows: number,
  stride: number,
): Float32Array {
  const out = new Float32Array(amounts.length);
  for (let cell = 0; cell < columns * rows; cell++) {
    const owner = owners[cell] ?? 0;
    if (owner === 0) continue;
    let sum = 0;
    let count = 0;
    for (let offset = -2; offset <= 2; offset++) {
      const other = cell + offset * stride;
      if (owners[other] !== owner) continue;
      sum += amounts[other] ?? 0;
      count++;
    }
    out[cell] = sum / count;
  }
  return out;
}

function measureBox(
  triangles: readonly IndexedTriangle[],
  toColumn: (x: number) => number,
  toRow: (y: number, z: number) => number,
  camera: Camera,
): { left: number; right: number; top: number; bottom: number } {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { corners } of triangles) {
    for (const { x, y, z } of corners) {
      const column = toColumn(x);
      const row = toRow(y, z);
      left = Math.min(left, column);
      right = Math.max(right, column);
      top = Math.min(top, row);
      bottom = Math.max(bottom, row);
    }
  }
  return {
    left: Math.max(0, Math.floor(left) - 1),
    right: Math.min(camera.width, Math.ceil(right) + 1),
    top: Math.max(0, Math.floor(top) - 1),
    bottom: Math.min(camera.height, Math.ceil(bottom) + 1),
  };
}

const curve = Uint8Array.from({ length: 4097 }, (_, index) => {
  // A gentle shoulder keeps highlights from clipping hard, then sRGB encoding.
  const value = (index / 4096) * 1.6;
  const rolled = value < 0.7 ? value : 0.7 + 0.3 * (1 - Math.exp(-(value - 0.7) / 0.3));
  return Math.round(255 * (rolled <= 0.0031308 ? 12.92 * rolled : 1.055 * rolled ** (1 / 2.4) - 0.055));
});

/** Linear light to an sRGB byte. */
function develop(value: number): number {
  return curve[Math.min(4096, Math.max(0, Math.round((value / 1.6) * 4096)))] ?? 255;
}
