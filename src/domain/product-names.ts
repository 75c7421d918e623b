/** So many products may be named as going with one. */
export const mostNamedProducts = 12;

/** Addresses (slugs) or SKUs of products, written with commas, semicolons, bars or line ends between them. */
export function splitProductNames(text: string): string[] {
  const names = text.split(/[,;|\n]/).map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ''))].slice(0, mostNamedProducts);
}

export function joinProductNames(names: readonly string[]): string {
  return names.join(', ');
}
