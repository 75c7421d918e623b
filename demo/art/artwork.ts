/** One picture of the demo shop: where it goes is decided by its key. */
export interface Artwork {
  /** Kebab-case, unique, the file's name. */
  key: string;
  /** Pixels. */
  width: number;
  height: number;
  /** `svg` is written as drawn, `webp` is rendered. */
  format: 'webp' | 'svg';
  alt: Translated;
  draw(): string;
}

export interface Translated {
  en: string;
  ru: string;
  ar?: string;
}
