/** Minor units; null for what the file does not say. */
export interface FoundAmounts {
  subtotal: number | null;
  discount: number | null;
  delivery: number | null;
  fees: number | null;
  tax: number | null;
  total: number;
}

/**
 * Whether the total is what the amounts beside it come to. Shops count in several ways: the subtotal is before or after
 * the discount, the tax within the prices or on top of them. `lines` is the sum of the goods, null where a line has none.
 */
export function addsUp(amounts: FoundAmounts, lines: number | null): boolean {
  const { subtotal, total } = amounts;
  const discount = Math.abs(amounts.discount ?? 0);
  const goods = subtotal ?? lines;
  if (goods === null) return true;
  const beside = (amounts.delivery ?? 0) + (amounts.fees ?? 0);
  const totals = [0, discount].flatMap((less) =>
    [0, amounts.tax ?? 0].map((more) => goods - less + beside + more),
  );
  if (!totals.includes(total)) return false;
  if (subtotal === null || lines === null) return true;
  return [0, discount, -discount].some((less) => lines - less === subtotal);
}
