declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'truetype' | 'sfnt' | 'woff' | 'woff2';
    keepFeatures?: string[];
    dropTables?: string[];
    noHinting?: boolean;
    keepAllGlyphs?: boolean;
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
  }

  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
