import { type Ground, measureCells, paintGround } from '../ground.ts';
import type { Camera } from './camera.ts';
import { createLightMap, type Visibility } from './light-map.ts';
import { type Lighting, studioLight } from './lighting.ts';
import type { Part } from './mesh.ts';
import { encodePngUrl } from './png.ts';
import { type IndexedTriangle, listTriangles } from './rasterize.ts';
import { renderSubject } from './render-subject.ts';

export interface Photograph {
  /** `<image>` of everything that stands in the scene, over a clear ground. */
  subject: string;
  /** `<image>` of the shadows on the floor (y = 0) and, when asked for, the wall behind; with the ground if one was given. */
  shadow: string;
}

export interface PhotographOptions {
  light?: Lighting;
  /** Depth of a wall behind the scene that also receives shadows. */
  wall?: number;
  /** Painted under the shadows; without it they lie on a clear ground. */
  ground?: Ground;
}

const shadowColor = [38, 26, 20] as const;

/** Renders parts with soft light to two images to be laid over any backdrop. */
export function takePhotograph(
  parts: readonly Part[],
  camera: Camera,
  { light = studioLight, wall, ground }: PhotographOptions = {},
): Photograph {
  const triangles = listTriangles(parts);
  const key = createLightMap(triangles, light.key, 500);
  const dark = measureShadow(triangles, camera, key, wall);
  return {
    subject: renderSubject(triangles, camera, light, key),
    shadow: ground
      ? paintGround(camera, ground, { values: dark, color: shadowColor })
      : paintShadow(camera, dark),
  };
}

/** Darkness of the floor and wall, 0–1, on the coarse raster of backdrops: enlarging hides the rest. */
function measureShadow(
  triangles: readonly IndexedTriangle[],
  camera: Camera,
  key: Visibility,
  wall: number | undefined,
): Float32Array {
  const above = createLightMap(triangles, [0.02, 0.98, 0.19], 220);
  const { step, columns, rows } = measureCells(camera);
  const cos = Math.cos(camera.pitch);
  const sin = Math.sin(camera.pitch);
  const dark = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = ((column + 0.5) * step - camera.originX) / camera.scale;
      const rise = (camera.originY - (row + 0.5) * step) / camera.scale;
      const depth = -rise / sin;
      const turn = ((column * 5 + row * 3) % 7) * 0.9;
      if (wall !== undefined && depth < wall) {
        dark[row * columns + column] = 0.42 * (1 - key(x, (rise + wall * sin) / cos, wall, 0.5, turn));
      } else {
        const direct = 1 - key(x, 0, depth, 0.42, turn);
        const ambient = 1 - above(x, 0, depth, 1.3, turn);
        dark[row * columns + column] = 1 - (1 - 0.44 * direct) * (1 - 0.5 * ambient ** 1.3);
      }
    }
  }
  return smooth(smooth(dark, columns, rows), columns, rows);
}

function paintShadow(camera: Camera, dark: Float32Array): string {
  const { step, columns, rows } = measureCells(camera);
  const rgba = new Uint8Array(columns * rows * 4);
  dark.forEach((value, index) => {
    rgba.set([...shadowColor, Math.round(Math.min(1, value) * 255)], index * 4);
  });
  return `<image x="0" y="0" width="${columns * step}" height="${rows * step}" preserveAspectRatio="none" href="${encodePngUrl(rgba, columns, rows)}"/>`;
}

/** A 3×3 box blur. */
function smooth(source: Float32Array, width: number, height: number): Float32Array {
  return source.map((_, index) => {
    const row = Math.floor(index / width);
    const column = index % width;
    let sum = 0;
    for (let dy = -1; dy <= 1; dy++) {
      const y = Math.min(height - 1, Math.max(0, row + dy));
      for (let dx = -1; dx <= 1; dx++) {
        sum += source[y * width + Math.min(width - 1, Math.max(0, column + dx))] ?? 0;
      }
    }
    return sum / 9;
  });
}
