/** Null stock is unlimited; above zero is available. */
export function isAvailable(stock: number | null): boolean {
  return stock === null || stock > 0;
}
