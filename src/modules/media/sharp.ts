import sharp, { type Sharp } from 'sharp';

// One thread a picture: the queue decides how many run, and the rest of the cores stay with requests.
sharp.concurrency(1);
// libvips' operation cache only holds memory here: a rendition is made once and then read from disk.
sharp.cache(false);

/** 50 megapixels; a larger one costs seconds and over a gigabyte (reliability, 0.15). */
export const maxPixels = 50_000_000;

/**
 * Opens a picture with our limits. Only the first frame of an animation is read. `density` is of a drawing: dots an
 * inch, of which 72 make its own size.
 */
export function openImage(bytes: Buffer, density = 72): Sharp {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true, density });
}
