import type { Part } from './image-tones.ts';
import type { Focus, Image } from './schemas/image.schema.ts';

/** A picture as pages know it; `uri` is `/img/original/{id}-{hash}.{ext}`. */
export type ImageRef = Image;

/** outbound crops to the box, inset fits into it, original is the file as uploaded. */
export type ImageMode = 'outbound' | 'inset' | 'original';

/** Width to height in whole numbers, such as `4:3`: both sides of the wire get the same height from it. */
export type Ratio = `${number}:${number}`;

export interface ImageSize {
  width: number;
  height: number;
}

/** Widths that the resizer makes (specification section 9, and steps between for phones and cards). */
const imageWidths = [
  100, 160, 240, 320, 400, 480, 568, 576, 600, 640, 768, 800, 996, 1024, 1200, 1367, 1600, 1920,
] as const;

export const imageRatios: readonly Ratio[] = [
  '1:1',
  '4:3',
  '3:2',
  '16:9',
  '2:1',
  '21:9',
  '5:4',
  '4:5',
  '3:4',
  '2:3',
  '9:16',
];

/** Boxes of slides: heights 494, 400 and 385 (specification section 9). */
const slideSizes: readonly ImageSize[] = [
  { width: 1920, height: 494 },
  { width: 1024, height: 400 },
  { width: 568, height: 385 },
];

/** Screen sizes xs to xxl (specification section 9) with phones below them. */
export const screenWidths: readonly number[] = [320, 480, 576, 768, 996, 1200, 1367, 1600, 1920];

const placeholderUri = '/img/placeholder.svg';

/** Stands where a picture is missing. */
export const missingImage: ImageRef = {
  id: 0,
  uri: placeholderUri,
  name: 'placeholder.svg',
  width: 100,
  height: 100,
  mime: 'image/svg+xml',
  alt: '',
  title: '',
};

const originalPrefix = '/img/original/';

/** SVG has no pixels to resize, and what is not ours (an absolute address) has no resizer. */
export function isResizable(image: ImageRef): boolean {
  return image.uri.startsWith(originalPrefix) && image.mime !== 'image/svg+xml';
}

/** What search engines, share cards and programs get of a picture: all of it, in a square of 1200 pixels. */
export const pictureForOthers = { mode: 'inset', width: 1200, height: 1200 } as const;

/**
 * Address of a rendition; 640x480 by default. Height 0 follows the picture's own proportions and goes
 * with mode inset. The size has to be a listed one (`isListedSize`), else the resizer answers 404.
 */
export function imageUrl(
  image: ImageRef,
  {
    mode = 'outbound',
    width = 640,
    height = 480,
  }: { mode?: ImageMode; width?: number; height?: number } = {},
): string {
  if (mode === 'original' || !isResizable(image)) return image.uri;
  const path = `/img/${mode}/${width}x${height}/${image.uri.slice(originalPrefix.length)}`;
  const { focus } = image;
  // Named in the address: a picture is kept for a year under it, and another crop is another picture.
  return focus && mode === 'outbound' ? `${path}?focus=${focus.x}-${focus.y}` : path;
}

/** Pixels of height that belong to a width; at least 1. */
export function heightFor(width: number, ratio: Ratio): number {
  const { across, down } = parseRatio(ratio);
  return Math.max(1, Math.round((width * down) / across));
}

const parsedRatios = new Map<Ratio, { across: number; down: number }>();

/** A page asks for the same few ratios hundreds of times. */
function parseRatio(ratio: Ratio): { across: number; down: number } {
  const known = parsedRatios.get(ratio);
  if (known) return known;
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  const parsed = { across, down };
  if (parsedRatios.size < 1000) parsedRatios.set(ratio, parsed);
  return parsed;
}

interface SrcSetOptions {
  mode?: 'outbound' | 'inset';
  ratio?: Ratio;
  widths?: readonly number[];
}

/**
 * `srcset` with width descriptors, never above the picture's own width (for a crop: above the width of
 * the largest crop in it); empty for pictures that are not resized.
 */
export function srcSet(image: ImageRef, options: SrcSetOptions = {}): string {
  return listCandidates(image, options)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');
}

/** Renditions from small to large; `width` is what the file really has. */
export function listCandidates(
  image: ImageRef,
  { ratio, mode = ratio ? 'outbound' : 'inset', widths = screenWidths }: SrcSetOptions = {},
): { url: string; width: number }[] {
  if (!isResizable(image)) return [];
  const limit = widestRendition(image, mode, ratio);
  const fitting = widths.filter((width) => width <= limit);
  return (fitting.length > 0 ? fitting : widths.slice(0, 1)).map((width) => ({
    url: imageUrl(image, { mode, width, height: ratio ? heightFor(width, ratio) : 0 }),
    width: Math.min(width, limit),
  }));
}

/** What of a picture the resizer leaves in a crop of this shape, as near to the middle of its focus as it can be. */
export function cropOf({ width, height, focus }: ImageRef, ratio: Ratio): Part {
  const { across, down } = parseRatio(ratio);
  const part = {
    width: Math.min(1, (height * across) / (width * down)),
    height: Math.min(1, (width * down) / (height * across)),
  };
  const startOf = (length: number, percent = 50) =>
    Math.min(1 - length, Math.max(0, percent / 100 - length / 2));
  return { ...part, x: startOf(part.width, focus?.x), y: startOf(part.height, focus?.y) };
}

/** Where a picture's focus lies in its crop, for CSS that crops it once more; undefined without one. */
export function focusInCrop(image: ImageRef, ratio: Ratio | undefined): Focus | undefined {
  const { focus } = image;
  if (!focus || !ratio) return focus;
  const crop = cropOf(image, ratio);
  const within = (percent: number, start: number, length: number) =>
    Math.round(Math.min(100, Math.max(0, (percent - start * 100) / length)));
  return { x: within(focus.x, crop.x, crop.width), y: within(focus.y, crop.y, crop.height) };
}

function widestRendition(image: ImageRef, mode: 'outbound' | 'inset', ratio: Ratio | undefined): number {
  if (mode === 'inset' || !ratio) return image.width;
  const { across, down } = parseRatio(ratio);
  return Math.max(1, Math.min(image.width, Math.floor((image.height * across) / down)));
}

/**
 * Whether the resizer makes this box. A closed list keeps strangers from filling the disk: a listed
 * width with no height, with a listed ratio's height, or with the ratio of one of the shop's own sizes.
 */
export function isListedSize(width: number, height: number, extraSizes: readonly ImageSize[] = []): boolean {
  const extra = extraSizes.filter((size) => size.width > 0 && size.height > 0);
  const isExact = [...slideSizes, ...extra].some((size) => size.width === width && size.height === height);
  if (isExact) return width >= imageWidths[0] && width <= 1920 && height <= 1920 * 2;
  if (!imageWidths.some((listed) => listed === width)) return false;
  if (height === 0) return true;
  const ratios: Ratio[] = [...imageRatios, ...extra.map((size): Ratio => `${size.width}:${size.height}`)];
  return ratios.some((ratio) => heightFor(width, ratio) === height && height <= width * 4);
}
