import { maskCardCode } from '#domain/gift-card-code.ts';
import type { OrderPayment } from '#domain/schemas/manage-orders.schema.ts';

/** A provider by its name, a gift card by the end of its code too. */
export function namePayment(
  { provider, giftCard }: OrderPayment,
  methodName: (key: string) => string,
): string {
  const name = methodName(provider);
  return giftCard ? `${name} ${maskCardCode(giftCard.last4)}` : name;
}
