/** The builder, with the page of this address open in it. */
export function builderPath(path: string): string {
  return path === '/' ? '/builder' : `/builder?path=${encodeURIComponent(path)}`;
}
