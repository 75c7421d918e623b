/** A glaze over a clay body. Shares are of the pot's height, strengths 0–1. */
export interface Glaze {
  main: string;
  /** What shows where the glaze pools, breaks or is veiled by a second dip. */
  second: string;
  clay: string;
  speckle: string;
  speckling: number;
  gloss: number;
  mottle: number;
  pooling: number;
  breaking: number;
  /** Strength of a second dip over the upper part. */
  veil: number;
  bare: number;
  wander: number;
}

const base: Glaze = {
  main: '#e9e2d4', second: '#c9ab85', clay: '#b88d69', speckle: '#4b382a', speckling: 0.12, gloss: 0.45,
  mottle: 0.14, pooling: 0.15, breaking: 0.5, veil: 0, bare: 0.1, wander: 0.03,
};

export const glazes = {
  bone: { ...base },
  snow: { ...base, main: '#f1eee6', second: '#dcd6c8', clay: '#d9c6ab', speckling: 0, gloss: 0.75, breaking: 0.2, bare: 0.04, mottle: 0.06 },
  celadon: { ...base, main: '#adc6b1', second: '#6f9a86', clay: '#cdb795', speckling: 0.02, gloss: 0.9, pooling: 0.65, breaking: 0, bare: 0.06 },
  sea: { ...base, main: '#3f8587', second: '#12454f', clay: '#c4a27c', speckling: 0.03, gloss: 0.9, pooling: 0.7, breaking: 0, mottle: 0.34, bare: 0.13, wander: 0.07 },
  cobalt: { ...base, main: '#27457f', second: '#7d9bc8', clay: '#d8c7b0', speckling: 0, gloss: 0.85, pooling: 0, breaking: 0.75, mottle: 0.3, bare: 0.08 },
  tenmoku: { ...base, main: '#2b1a14', second: '#94502a', clay: '#a37b58', speckling: 0, gloss: 0.95, pooling: 0, breaking: 0.95, mottle: 0.4, bare: 0.12, wander: 0.05 },
  terracotta: { ...base, main: '#b8653f', second: '#cf8860', clay: '#b8653f', speckling: 0.03, gloss: 0.1, pooling: 0, breaking: 0.3, bare: -1, mottle: 0.2 },
  sage: { ...base, main: '#8f9c7e', second: '#6c7a5e', clay: '#a98564', speckling: 0.13, gloss: 0.25, breaking: 0.1, bare: 0.14 },
  blush: { ...base, main: '#dcb0a0', second: '#c58974', clay: '#b48362', speckling: 0.1, gloss: 0.35, bare: 0.08, breaking: 0.4 },
  charcoal: { ...base, main: '#38383d', second: '#5a5552', clay: '#3d3531', speckling: 0.03, gloss: 0.16, pooling: 0, breaking: 0.6, bare: 0.05, mottle: 0.25, speckle: '#8c8078' },
  ochre: { ...base, main: '#cc9640', second: '#9c5f26', clay: '#a87350', speckling: 0.1, gloss: 0.5, pooling: 0.4, breaking: 0.55, bare: 0.12, wander: 0.05 },
  ash: { ...base, main: '#b9b5aa', second: '#8d8a82', clay: '#6f5b4c', speckling: 0.16, gloss: 0.3, breaking: 0.4, bare: 0.16, wander: 0.05 },
  dune: { ...base, main: '#ece4d6', second: '#d6c3a6', clay: '#c08a62', speckling: 0.05, gloss: 0.4, bare: 0.42, wander: 0.05, breaking: 0.2 },
  tide: { ...base, main: '#e6dfd1', second: '#3d6f86', clay: '#c6a682', speckling: 0.08, gloss: 0.7, pooling: 0, breaking: 0, veil: 1, bare: 0.07, wander: 0.05 },
  plum: { ...base, main: '#6b4458', second: '#a9796f', clay: '#a98467', speckling: 0.03, gloss: 0.6, pooling: 0, breaking: 0.7, mottle: 0.3, bare: 0.1 },
} satisfies Record<string, Glaze>;

export type GlazeName = keyof typeof glazes;
