import { cashMethod } from '#domain/checkout-rules.ts';
import type { Translator } from '#domain/i18n/translate.ts';
import type { PaymentMethod } from '#domain/schemas/delivery.schema.ts';
import type { Order } from '#domain/schemas/order.schema.ts';

/** The owner's name of a method, else ours in the shop's language, else its key (requirement 362). */
export function titleOfMethod({ key, methodName }: Pick<PaymentMethod, 'key' | 'methodName'>, t: Translator) {
  const message = `paymentMethods.${key}`;
  return methodName || (t.hasMessage(message) ? t(message) : key);
}

/** Those of the methods offered at its place by which an order can be paid; the rest of one that is paid is paid online. */
export function methodsFor(
  { currency, rest }: Pick<Order, 'currency' | 'rest'>,
  offered: readonly PaymentMethod[],
): PaymentMethod[] {
  return offered.filter(
    ({ key, currencies }) =>
      currencies.some((each) => each === currency) && !(rest > 0 && key === cashMethod),
  );
}

/** The chosen method where it is offered; the only one needs no choosing, nor does the first where that is so; else none. */
export function fitMethod(chosen: string, methods: readonly PaymentMethod[], choosesFirst = false): string {
  if (methods.some(({ key }) => key === chosen)) return chosen;
  return choosesFirst || methods.length === 1 ? (methods[0]?.key ?? '') : '';
}
