import { useState } from 'react';

import { paymentPath } from '#domain/routes.ts';
import { cashMethod } from '#domain/checkout-rules.ts';
import type { Translator } from '#domain/i18n/translate.ts';
import type { CartItem } from '#domain/cart.ts';
import type { Order } from '#domain/schemas/order.schema.ts';
import type { FormAnswer } from '#ui/form/form-state.ts';

import { toFormAnswer } from '../client/form-answer.ts';
import { authStore } from '../shop/auth-store.ts';
import { emptyCart } from '../shop/cart-actions.ts';
import { cartStore } from '../shop/cart-store.ts';
import { listChanges, toOrderRequest, toQuoteRequest, type Change } from './checkout-quote.ts';
import { keepForNext, type CheckoutValues } from './checkout-values.ts';
import { sendOrder } from './send-order.ts';
import { leaveForPayment } from './start-payment.ts';
import type { ShownQuote } from './use-quote.ts';

interface SubmitOrder {
  /** What has become another one since the buyer saw it; empty when nothing has. */
  changes: readonly Change[];
  /** The browser solves what the order costs. */
  isProving: boolean;
  submit(values: CheckoutValues): Promise<FormAnswer | undefined>;
}

/** Places the order at the price that the buyer sees, and goes on to its payment. */
export function useSubmitOrder(
  items: readonly CartItem[],
  shown: ShownQuote,
  /** From now on quotes are asked for with what tells the buyer. */
  tellBuyer: () => void,
  t: Translator,
): SubmitOrder {
  const [changes, setChanges] = useState<readonly Change[]>([]);

  const [isProving, setProving] = useState(false);

  async function submit(values: CheckoutValues): Promise<FormAnswer | undefined> {
    setChanges([]);
    const quote = await shown.settle();
    if (!quote) return { errors: [t('checkout.quoteFailed')] };
    if (quote.problems.length > 0) return { errors: quote.problems.map(({ message }) => message) };
    const token = authStore.get()?.token;
    const [failure, order] = await sendOrder(toOrderRequest(items, values, quote), {
      token,
      onPuzzle: () => setProving(true),
    });
    setProving(false);
    if (failure === null) {
      await leave(order, values, token);
      return { success: true };
    }
    if (failure.status === 429) return { errors: [failure.message] };
    if (failure.status !== 409) return toFormAnswer(failure, t);
    tellBuyer();
    const fresh = await shown.ask(toQuoteRequest(items, values, true));
    if (fresh) setChanges(listChanges(quote, fresh));
    return { errors: [t('checkout.changed')] };
  }

  /** Nothing of a placed order may be lost when its payment cannot begin. */
  async function leave(order: Order, values: CheckoutValues, token: string | undefined): Promise<void> {
    cartStore.setFields(keepForNext(values));
    emptyCart();
    if (values.paymentMethod === cashMethod || order.paymentStatus === 'completed')
      location.assign(paymentPath(order.number));
    else await leaveForPayment(order, t.language, token);
  }

  return { changes, isProving, submit };
}
