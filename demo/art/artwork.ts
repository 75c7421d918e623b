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
  /** Of what holds words: sites in other languages do without. */
  language?: ArtLanguage;
  draw(): string;
}

export type ArtLanguage = keyof Translated;

export interface Translated {
  en: string;
  ru: string;
  ar?: string;
}
