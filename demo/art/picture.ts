import type { Artwork } from './artwork.ts';
import { drawStillLife, type StillLifeOptions } from './still-life.ts';
import type { Size } from './svg.ts';

/** A rendered artwork. */
export const picture = (key: string, size: Size, en: string, ru: string, draw: () => string): Artwork => ({
  key,
  ...size,
  format: 'webp',
  alt: { en, ru },
  draw,
});

/** A still life to be drawn later. */
export const still =
  (
    size: Size,
    color: string,
    scale: number,
    pieces: StillLifeOptions['pieces'],
    more: Partial<StillLifeOptions> = {},
  ): (() => string) =>
  () =>
    drawStillLife({ size, color, scale, ...(pieces ? { pieces } : {}), ...more });
