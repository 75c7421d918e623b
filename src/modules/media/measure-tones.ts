import { relativeLuminance } from '#domain/color.ts';
import { toneGrid } from '#domain/image-tones.ts';

/** Pixels of a part's side: a picture is looked at in this many times the grid. */
const cell = 8;

export const toneRaster = { width: toneGrid.columns * cell, height: toneGrid.rows * cell } as const;

interface Raster {
  data: Uint8Array;
  /** 3 or 4. */
  channels: number;
}

/**
 * How dark and how light each part of a picture is, as `tones` of `#domain/image-tones.ts` has it, from sRGB of the
 * size of `toneRaster`. Null where something shows through, for then it is as dark as what lies behind it.
 */
export function measureTones({ data, channels }: Raster): string | null {
  if (channels < 3) return null;
  const { columns, rows } = toneGrid;
  const darkest = new Uint8Array(columns * rows).fill(255);
  const brightest = new Uint8Array(columns * rows);
  for (let y = 0; y < toneRaster.height; y++) {
    for (let x = 0; x < toneRaster.width; x++) {
      const at = (y * toneRaster.width + x) * channels;
      if (channels === 4 && data[at + 3] !== 255) return null;
      const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
      const grey = greyAsBrightAs(relativeLuminance({ r, g, b, a: 1 }));
      const part = Math.floor(y / cell) * columns + Math.floor(x / cell);
      darkest[part] = Math.min(darkest[part] ?? 255, Math.floor(grey));
      brightest[part] = Math.max(brightest[part] ?? 0, Math.ceil(grey));
    }
  }
  return [...darkest].map((value, part) => hex(value) + hex(brightest[part] ?? 0)).join('');
}

/** 0-255: the sRGB curve (IEC 61966-2-1) turned round. */
function greyAsBrightAs(luminance: number): number {
  const value = luminance <= 0.0031308 ? luminance * 12.92 : 1.055 * luminance ** (1 / 2.4) - 0.055;
  // Of a grey it is that grey, but for the rounding of powers.
  return Math.round(value * 255 * 1e6) / 1e6;
}

const hex = (value: number) => value.toString(16).padStart(2, '0');
