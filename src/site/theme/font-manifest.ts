import { readFile } from 'node:fs/promises';

import type { FontFamily } from '#domain/font-families.ts';

import type { FontScript } from './font-scripts.ts';
import type { LocalFont } from './local-fonts.ts';

export interface FontFile {
  /** Name under `/fonts/`, with a hash of its content. */
  file: string;
  /** As in CSS: `400`, or a range such as `400 700`. */
  weight: string;
  unicodeRange: string;
  bytes: number;
  script: FontScript;
  /** Base64 of the file where a request would cost more than the bytes do (one-glyph faces). */
  data?: string;
}

/** Shares of the em, for a local font that takes the room of the real one until it is there. */
export interface FallbackMetrics {
  /** Which of `localFonts`. */
  suffix: LocalFont['suffix'];
  script: 'latin' | 'cyrillic' | 'arabic';
  isBold: boolean;
  sizeAdjust: number;
  ascent: number;
  descent: number;
}

export interface FontEntry {
  faces: FontFile[];
  fallbacks: FallbackMetrics[];
  /** The style sheet under `/fonts/` that declares the letters beyond a page's own (`moreFontsCss`). */
  more: string;
}

/** `dist/client/fonts/fonts.json`, written by scripts/build-fonts.ts. */
export type FontManifest = Record<FontFamily, FontEntry>;

export async function readFontManifest(path: string): Promise<FontManifest> {
  return JSON.parse(await readFile(path, 'utf8')) as FontManifest;
}
