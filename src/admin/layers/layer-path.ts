/** Of the builder's address: which layer it edits. */
export const layerParameter = 'layer';

/** The builder in a layer, with a page of the shop in it. */
export function layerPath(id: number, path = '/'): string {
  const query = new URLSearchParams({ [layerParameter]: String(id), ...(path !== '/' && { path }) });
  return `/builder?${query}`;
}
