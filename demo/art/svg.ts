export interface Size {
  width: number;
  height: number;
}

export type Point = readonly [x: number, y: number];

/** A gradient stop: offset 0–1, colour, opacity 0–1 (1 when left out). */
export type Stop = readonly [offset: number, color: string, opacity?: number];

/** Rounds to two decimals: finer is invisible and only makes the file heavier. */
export function fmt(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function fmtPoint([x, y]: Point): string {
  return `${fmt(x)} ${fmt(y)}`;
}

export function polyline(points: readonly Point[], closed = false): string {
  return `M${points.map(fmtPoint).join('L')}${closed ? 'Z' : ''}`;
}

/** A smooth path through the points (Catmull–Rom turned into cubic béziers). */
export function smoothPath(points: readonly Point[], closed = false, tension = 1): string {
  const count = points.length;
  const first = points[0];
  if (!first || count < 3) return polyline(points, closed);
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? first;
  let path = `M${fmtPoint(first)}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [x0, y0] = at(index - 1);
    const [x1, y1] = at(index);
    const [x2, y2] = at(index + 1);
    const [x3, y3] = at(index + 2);
    const pull = tension / 6;
    path += `C${fmt(x1 + (x2 - x0) * pull)} ${fmt(y1 + (y2 - y0) * pull)} ${fmt(x2 - (x3 - x1) * pull)} ${fmt(y2 - (y3 - y1) * pull)} ${fmt(x2)} ${fmt(y2)}`;
  }
  return closed ? `${path}Z` : path;
}

/** An outline around a centre line whose half-width varies from start (0) to end (1). */
export function ribbonPath(spine: readonly Point[], halfWidth: (position: number) => number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach(([x, y], index) => {
    const [px, py] = spine[Math.max(0, index - 1)] ?? [x, y];
    const [nx, ny] = spine[Math.min(spine.length - 1, index + 1)] ?? [x, y];
    const length = Math.hypot(nx - px, ny - py) || 1;
    const width = halfWidth(index / (spine.length - 1));
    left.push([x - ((ny - py) / length) * width, y + ((nx - px) / length) * width]);
    right.push([x + ((ny - py) / length) * width, y - ((nx - px) / length) * width]);
  });
  return smoothPath([...left, ...right.reverse()], true);
}

/** Collects one drawing. Definitions are named by their content, so nested drawings never clash. */
export class Drawing {
  readonly size: Size;
  private readonly definitions = new Map<string, string>();
  private readonly shapes: string[] = [];

  constructor(size: Size) {
    this.size = size;
  }

  add(...shapes: string[]): void {
    this.shapes.push(...shapes);
  }

  /** Adds a definition (`<clipPath …>` without its id) and returns `url(#…)`. */
  define(tag: string, attributes: string, content: string): string {
    const id = `d${hashText(tag + attributes + content)}`;
    this.definitions.set(id, `<${tag} id="${id}" ${attributes}>${content}</${tag}>`);
    return `url(#${id})`;
  }

  /** A linear gradient over the shape's box, from one corner (0–1) to another. */
  linear(stops: readonly Stop[], from: Point = [0, 0], to: Point = [0, 1]): string {
    return this.define(
      'linearGradient',
      `x1="${fmt(from[0])}" y1="${fmt(from[1])}" x2="${fmt(to[0])}" y2="${fmt(to[1])}"`,
      writeStops(stops),
    );
  }

  /** A radial gradient over the shape's box. */
  radial(stops: readonly Stop[], center: Point = [0.5, 0.5], radius = 0.5): string {
    return this.define(
      'radialGradient',
      `cx="${fmt(center[0])}" cy="${fmt(center[1])}" r="${fmt(radius)}"`,
      writeStops(stops),
    );
  }

  /** A blur filter; librsvg pays by area, so keep it to small groups. */
  blur(deviation: number): string {
    return this.define(
      'filter',
      'x="-40%" y="-40%" width="180%" height="180%"',
      `<feGaussianBlur stdDeviation="${fmt(deviation)}"/>`,
    );
  }

  clip(content: string): string {
    return this.define('clipPath', '', content);
  }

  /** The drawing as a document. Its units stay `size`, shown at `shown` when given. */
  toString(shown: Size = this.size): string {
    const { width, height } = this.size;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${fmt(shown.width)}" height="${fmt(shown.height)}" viewBox="0 0 ${fmt(width)} ${fmt(height)}"><defs>${[...this.definitions.values()].join('')}</defs>${this.shapes.join('')}</svg>`;
  }
}

/** Places a finished drawing inside another. */
export function placeSvg(svg: string, x: number, y: number): string {
  return svg.replace('<svg ', `<svg x="${fmt(x)}" y="${fmt(y)}" `);
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${fmt(x)}" y="${fmt(y)}" width="${fmt(width)}" height="${fmt(height)}" fill="${fill}" ${more}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${fmt(x)}" cy="${fmt(y)}" r="${fmt(radius)}" fill="${fill}" ${more}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${fmt(x)}" cy="${fmt(y)}" rx="${fmt(rx)}" ry="${fmt(ry)}" fill="${fill}" ${more}/>`;
}

export function shape(path: string, fill: string, more = ''): string {
  return `<path d="${path}" fill="${fill}" ${more}/>`;
}

export function stroke(path: string, color: string, width: number, more = ''): string {
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${fmt(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

function writeStops(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${fmt(offset)}" stop-color="${color}"${opacity === 1 ? '' : ` stop-opacity="${fmt(opacity)}"`}/>`,
    )
    .join('');
}

/** FNV-1a over the text, twice with different offsets: 64 bits, so equal names mean equal content. */
function hashText(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x1b873593;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x01000193) ^ (b >>> 15);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}
