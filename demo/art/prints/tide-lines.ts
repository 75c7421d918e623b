import { createRandom, fractalNoise2d } from '../random.ts';
import { fmtPoint, type Point, stroke } from '../svg.ts';
import { drawSheet, type PrintSeries } from './print-series.ts';

/** Evenly spaced streamlines of a slow current (after Jobard and Lefer, 1997). */
export const drawTideLines: PrintSeries = (seed, palette, size) =>
  drawSheet(size, palette, (drawing, { x, y, width, height }) => {
    const random = createRandom(seed);
    const gap = random.range(11, 14);
    const bend = random.range(1.1, 2);
    const lean = random.range(-0.6, 0.6);
    const columns = Math.ceil(width / gap) + 1;
    const buckets = new Map<number, Point[]>();
    const angleAt = (px: number, py: number): number =>
      lean + (fractalNoise2d((px / width) * bend, (py / width) * bend, seed, 2) - 0.5) * Math.PI * 2.6;
    const bucketOf = (px: number, py: number): number =>
      Math.floor((py - y) / gap) * columns + Math.floor((px - x) / gap);
    const isFree = (px: number, py: number, distance: number): boolean => {
      if (px < x || py < y || px > x + width || py > y + height) return false;
      const bucket = bucketOf(px, py);
      for (let row = -1; row <= 1; row++) {
        for (let column = -1; column <= 1; column++) {
          for (const [ox, oy] of buckets.get(bucket + row * columns + column) ?? []) {
            if ((ox - px) ** 2 + (oy - py) ** 2 < distance ** 2) return false;
          }
        }
      }
      return true;
    };
    const follow = (from: Point, direction: number): Point[] => {
      const line: Point[] = [];
      let [px, py] = from;
      for (let step = 0; step < 130; step++) {
        const angle = angleAt(px, py);
        px += Math.cos(angle) * 5 * direction;
        py += Math.sin(angle) * 5 * direction;
        if (!isFree(px, py, gap * 0.62)) break;
        line.push([px, py]);
      }
      return line;
    };
    const islandX = x + width * random.range(0.3, 0.7);
    const islandY = y + height * random.range(0.28, 0.45);
    const island = width * random.range(0.13, 0.19);
    const inks = [palette.ink, palette.deep, palette.deep, palette.mid, palette.mid, palette.light];
    for (let attempt = 0; attempt < 5200; attempt++) {
      const from: Point = [x + random.next() * width, y + random.next() * height];
      if (!isFree(from[0], from[1], gap * 0.95)) continue;
      const line = [...follow(from, -1).reverse(), from, ...follow(from, 1)];
      if (line.length < 7) continue;
      for (const point of line) {
        const bucket = bucketOf(point[0], point[1]);
        const held = buckets.get(bucket);
        if (held) held.push(point);
        else buckets.set(bucket, [point]);
      }
      const tone = fractalNoise2d(from[0] / 330, from[1] / 330, seed + 40, 2) + random.range(-0.12, 0.12);
      const middle = line[Math.floor(line.length / 2)] ?? from;
      const near = Math.hypot(middle[0] - islandX, middle[1] - islandY) < island;
      const color = near
        ? palette.accent
        : (inks[Math.min(5, Math.max(0, Math.floor((tone - 0.2) * 10)))] ?? palette.deep);
      drawing.add(
        stroke(
          `M${line
            .filter((_, index) => index % 2 === 0)
            .map(fmtPoint)
            .join('L')}`,
          color,
          gap * random.range(0.34, 0.56),
        ),
      );
    }
  });
