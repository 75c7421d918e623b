import type { Translator } from '#domain/i18n/translate.ts';
import type { PaymentMethod } from '#domain/schemas/delivery.schema.ts';
import type { Order } from '#domain/schemas/order.schema.ts';

/** The owner's name of a method, else ours in the shop's language, else its key (requirement 362). */
export function titleOfMethod({ key, methodName }: Pick<PaymentMethod, 'key' | 'methodName'>, t: Translator) {
  const message = `paymentMethods.${key}`;
  return methodName || (t.hasMessage(message) ? t(message) : key);
}

/** Those of the methods offered at its place by which an order can be paid. */
export function methodsFor(
  { currency }: Pick<Order, 'currency'>,
  offered: readonly PaymentMethod[],
): PaymentMethod[] {
  return offered.filter(({ currencies }) => currencies.some((each) => each === currency));
}

/** The chosen method where it is offered; the only one needs no choosing, nor does the first where that is so; else none. */
export function fitMethod(chosen: string, methods: readonly PaymentMethod[], choosesFirst = false): string {
  if (methods.some(({ key }) => key === chosen)) return chosen;
  return choosesFirst || methods.length === 1 ? (methods[0]?.key ?? '') : '';
}
