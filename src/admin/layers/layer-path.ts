/** The builder in a layer, with a page of the shop in it. */
export function layerPath(id: number, path = '/'): string {
  const query = new URLSearchParams({ layer: String(id), ...(path !== '/' && { path }) });
  return `/builder?${query}`;
}
