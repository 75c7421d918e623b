import type { Layer } from '#domain/schemas/layer.schema.ts';

/** Of one lightness, and told apart also by who sees few colours. */
export const layerColors = [
  '#c2410c',
  '#1d4ed8',
  '#15803d',
  '#a21caf',
  '#0e7490',
  '#be123c',
  '#4338ca',
  '#b45309',
] as const;

/** The first colour that no other layer has; those that are over count no more. */
export function freeColor(layers: readonly Pick<Layer, 'color'>[]): string {
  const taken = new Set(layers.map(({ color }) => color));
  return layerColors.find((color) => !taken.has(color)) ?? layerColors[0];
}
