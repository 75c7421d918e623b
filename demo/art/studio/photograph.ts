import { fmt } from '../svg.ts';
import { createLightMap, type Visibility } from './light-map.ts';
import { type Lighting, shade, studioLight } from './lighting.ts';
import type { Finish } from './materials.ts';
import type { Part, Vector } from './mesh.ts';
import { encodePngUrl } from './png.ts';
import { type IndexedTriangle, listTriangles, rasterize } from './rasterize.ts';

/** A long lens looking slightly down. Units are the scene's; the picture is in pixels. */
export interface Camera {
  /** Radians above the horizon. */
  pitch: number;
  /** Pixels a unit. */
  scale: number;
  /** Where the scene's origin (on the floor) falls in the picture. */
  originX: number;
  originY: number;
  width: number;
  height: number;
}

export interface Photograph {
  /** `<image>` of everything that stands in the scene, over a clear ground. */
  subject: string;
  /** `<image>` of the shadows on the floor (y = 0) and, when asked for, the wall behind. */
  shadow: string;
}

export interface PhotographOptions {
  light?: Lighting;
  /** Depth of a wall behind the scene that also receives shadows. */
  wall?: number;
  shadowColor?: readonly [number, number, number];
  shadowStrength?: number;
}

const shadowStep = 8;
/** Raster cells a picture pixel: 0.8 takes 0.64 of the time, and film grain hides the difference. */
const subjectDensity = 0.8;

/** Renders parts with soft light to two images to be laid over any backdrop. */
export function takePhotograph(parts: readonly Part[], camera: Camera, options: PhotographOptions = {}): Photograph {
  const light = options.light ?? studioLight;
  const triangles = listTriangles(parts);
  const key = createLightMap(triangles, light.key, 560);
  return {
    subject: renderSubject(triangles, camera, light, key),
    shadow: renderShadow(triangles, camera, light, key, options),
  };
}

function renderSubject(triangles: readonly IndexedTriangle[], camera: Camera, light: Lighting, key: Visibility): string {
  const { scale, originX, originY } = reduceCamera(camera);
  const cos = Math.cos(camera.pitch);
  const sin = Math.sin(camera.pitch);
  const view: Vector = [0, sin, cos];
  const toScreen = (x: number, y: number, z: number): readonly [number, number] => [
    originX + x * scale,
    originY - (y * cos - z * sin) * scale,
  ];
  const box = measureBox(triangles, toScreen, reduceCamera(camera));
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const samples = rasterize(
    triangles,
    ({ x, y, z }) => {
      const [column, row] = toScreen(x, y, z);
      return [(column - box.left) * 2, (row - box.top) * 2, z * cos + y * sin];
    },
    width * 2,
    height * 2,
  );
  const rgba = new Uint8Array(width * height * 4);
  const finish: Finish = { red: 0, green: 0, blue: 0, gloss: 0, sharpness: 0, relief: 0 };
  const point = { x: 0, y: 0, z: 0, openness: 1 };
  const color: [number, number, number] = [0, 0, 0];
  // Shadows change slowly: one look at the light serves a 2×2 block of one part, which quarters the cost.
  const blocks = new Float32Array(((width >> 1) + 2) * ((height >> 1) + 2)).fill(-1);
  const owners = new Int32Array(blocks.length);
  const partNumbers = new Map<Part, number>();
  const lightPoint = (winner: number, px: number, py: number): void => {
    const hit = triangles[winner - 1];
    if (!hit) return;
    const [a, b, c] = hit.corners;
    const [ax, ay] = toScreen(a.x, a.y, a.z);
    const [bx, by] = toScreen(b.x, b.y, b.z);
    const [cx, cy] = toScreen(c.x, c.y, c.z);
    const inverse = 1 / ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
    const wb = ((px - ax) * (cy - ay) - (py - ay) * (cx - ax)) * inverse;
    const wc = ((bx - ax) * (py - ay) - (by - ay) * (px - ax)) * inverse;
    const wa = 1 - wb - wc;
    point.x = wa * a.ox + wb * b.ox + wc * c.ox;
    point.y = wa * a.oy + wb * b.oy + wc * c.oy;
    point.z = wa * a.oz + wb * b.oz + wc * c.oz;
    point.openness = wa * a.openness + wb * b.openness + wc * c.openness;
    hit.part.material(point, finish);
    let nx = wa * a.nx + wb * b.nx + wc * c.nx;
    let ny = wa * a.ny + wb * b.ny + wc * c.ny + finish.relief;
    let nz = wa * a.nz + wb * b.nz + wc * c.nz;
    const length = Math.hypot(nx, ny, nz) || 1;
    const turn = ny * sin + nz * cos < 0 ? -1 / length : 1 / length;
    nx *= turn;
    ny *= turn;
    nz *= turn;
    const x = wa * a.x + wb * b.x + wc * c.x;
    const y = wa * a.y + wb * b.y + wc * c.y;
    const z = wa * a.z + wb * b.z + wc * c.z;
    const towards = nx * light.key[0] + ny * light.key[1] + nz * light.key[2];
    const offset = 0.012;
    const number = partNumbers.get(hit.part) ?? partNumbers.size;
    if (number === partNumbers.size) partNumbers.set(hit.part, number);
    const block = (((py | 0) - box.top) >> 1) * ((width >> 1) + 1) + (((px | 0) - box.left) >> 1);
    let lit = blocks[block] ?? 1;
    if (lit < 0 || owners[block] !== number) {
      lit =
        towards < -0.2
          ? 0.5
          : key(x + nx * offset, y + ny * offset, z + nz * offset, 0.32, (((px >> 1) * 3 + (py >> 1) * 5) % 8) * 0.785);
      blocks[block] = lit;
      owners[block] = number;
    }
    const grounded = 0.5 + 0.5 * Math.min(1, Math.max(0, y) / 0.16) ** 0.7;
    shade(finish, [nx, ny, nz], view, lit, point.openness * grounded, light, color);
  };
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const corner = row * 2 * width * 2 + column * 2;
      const below = corner + width * 2;
      const first = samples.winners[corner] ?? 0;
      const second = samples.winners[corner + 1] ?? 0;
      const third = samples.winners[below] ?? 0;
      const fourth = samples.winners[below + 1] ?? 0;
      if ((first | second | third | fourth) === 0) continue;
      const px = box.left + column + 0.5;
      const py = box.top + row + 0.5;
      let red = 0;
      let green = 0;
      let blue = 0;
      let cover = 0;
      const part = triangles[first - 1]?.part;
      // All four samples on one surface: one shading will do.
      const interior =
        part !== undefined &&
        triangles[second - 1]?.part === part &&
        triangles[third - 1]?.part === part &&
        triangles[fourth - 1]?.part === part &&
        Math.abs((samples.nearness[corner] ?? 0) - (samples.nearness[below + 1] ?? 0)) < 0.03 &&
        Math.abs((samples.nearness[corner + 1] ?? 0) - (samples.nearness[below] ?? 0)) < 0.03;
      if (interior) {
        lightPoint(first, px, py);
        [red, green, blue] = color;
        cover = 4;
      } else {
        for (let sample = 0; sample < 4; sample++) {
          const winner = samples.winners[(sample < 2 ? corner : below) + (sample & 1)] ?? 0;
          if (winner === 0) continue;
          lightPoint(winner, px - 0.25 + (sample & 1) * 0.5, py - 0.25 + (sample >> 1) * 0.5);
          red += Math.min(1.2, color[0]);
          green += Math.min(1.2, color[1]);
          blue += Math.min(1.2, color[2]);
          cover++;
        }
      }
      const parts = interior ? 1 : cover;
      const target = (row * width + column) * 4;
      rgba[target] = develop(red / parts);
      rgba[target + 1] = develop(green / parts);
      rgba[target + 2] = develop(blue / parts);
      rgba[target + 3] = Math.round((cover / 4) * 255);
    }
  }
  const grow = 1 / subjectDensity;
  return `<image x="${fmt(box.left * grow)}" y="${fmt(box.top * grow)}" width="${fmt(width * grow)}" height="${fmt(height * grow)}" preserveAspectRatio="none" href="${encodePngUrl(rgba, width, height)}"/>`;
}

/** The same view on a coarser raster. */
function reduceCamera(camera: Camera): Camera {
  return {
    pitch: camera.pitch,
    scale: camera.scale * subjectDensity,
    originX: camera.originX * subjectDensity,
    originY: camera.originY * subjectDensity,
    width: Math.ceil(camera.width * subjectDensity),
    height: Math.ceil(camera.height * subjectDensity),
  };
}

/** Shadows on the floor and wall, at an eighth of the size: they are soft, and bilinear enlarging hides the rest. */
function renderShadow(
  triangles: readonly IndexedTriangle[],
  camera: Camera,
  light: Lighting,
  key: Visibility,
  options: PhotographOptions,
): string {
  const { shadowColor = [38, 26, 20], shadowStrength = 1, wall } = options;
  const above = createLightMap(triangles, [0.02, 0.98, 0.19], 220);
  const cos = Math.cos(camera.pitch);
  const sin = Math.sin(camera.pitch);
  const width = Math.ceil(camera.width / shadowStep);
  const height = Math.ceil(camera.height / shadowStep);
  const dark = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const x = ((column + 0.5) * shadowStep - camera.originX) / camera.scale;
      const rise = (camera.originY - (row + 0.5) * shadowStep) / camera.scale;
      const depth = -rise / sin;
      const turn = ((column * 5 + row * 3) % 7) * 0.9;
      if (wall !== undefined && depth < wall) {
        dark[row * width + column] = 0.42 * (1 - key(x, (rise + wall * sin) / cos, wall, 0.5, turn));
      } else {
        const direct = 1 - key(x, 0, depth, 0.42, turn);
        const ambient = 1 - above(x, 0, depth, 1.3, turn);
        dark[row * width + column] = 1 - (1 - 0.44 * direct) * (1 - 0.5 * ambient ** 1.3);
      }
    }
  }
  const soft = smooth(smooth(dark, width, height), width, height);
  const rgba = new Uint8Array(width * height * 4);
  soft.forEach((value, index) => {
    rgba.set([...shadowColor, Math.round(Math.min(1, value * shadowStrength * light.power) * 255)], index * 4);
  });
  return `<image x="0" y="0" width="${width * shadowStep}" height="${height * shadowStep}" preserveAspectRatio="none" href="${encodePngUrl(rgba, width, height)}"/>`;
}

/** A 3×3 box blur. */
function smooth(source: Float32Array, width: number, height: number): Float32Array {
  return source.map((_, index) => {
    const row = Math.floor(index / width);
    const column = index % width;
    let sum = 0;
    for (let dy = -1; dy <= 1; dy++) {
      const y = Math.min(height - 1, Math.max(0, row + dy));
      for (let dx = -1; dx <= 1; dx++) sum += source[y * width + Math.min(width - 1, Math.max(0, column + dx))] ?? 0;
    }
    return sum / 9;
  });
}

function measureBox(
  triangles: readonly IndexedTriangle[],
  toScreen: (x: number, y: number, z: number) => readonly [number, number],
  camera: Camera,
): { left: number; right: number; top: number; bottom: number } {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { corners } of triangles) {
    for (const { x, y, z } of corners) {
      const [column, row] = toScreen(x, y, z);
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
