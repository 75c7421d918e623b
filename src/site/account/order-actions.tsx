import { useState } from 'react';

import { cartLinkPath } from '#domain/cart-link.ts';
import { paths } from '#domain/routes.ts';
import type { Order } from '#domain/schemas/order.schema.ts';

import { callApi } from '../client/api-client.ts';
import { toFormAnswer } from '../client/form-answer.ts';
import { viewPayment } from '../payment/payment-result.ts';
import { isInCart, itemsOf, putIntoCart } from '../order/order-to-cart.ts';
import { replaceLines } from '../shop/cart-actions.ts';
import { authStore } from '../shop/auth-store.ts';
import { cartStore } from '../shop/cart-store.ts';
import type { AccountTexts } from './account-texts.ts';
import { OrderReturns } from './order-returns.tsx';
import { PayOrder } from './pay-order.tsx';

interface OrderActionsProps {
  order: Order;
  onChanged(): void;
  texts: AccountTexts;
}

/** What can still be done about an order: pay it, order the same again, send it back, print it, call it off. */
export function OrderActions({ order, onChanged, texts }: OrderActionsProps) {
  const { t } = texts;
  const [isAsked, setAsked] = useState(false);
  const [error, setError] = useState('');
  const { pay, otherWay, canCancel } = viewPayment(order);
  const items = itemsOf(order);
  const isBackInCart = order.status.code === 'canceled' && isInCart(cartStore.get().list, order);

  async function cancel() {
    setError('');
    const path = `/orders/${encodeURIComponent(order.number)}/cancel`;
    const [failure] = await callApi('POST', path, { token: authStore.get()?.token });
    if (failure) setError(toFormAnswer(failure, t)?.errors?.[0] ?? t('errors.internal'));
    else {
      replaceLines(putIntoCart(cartStore.get().list, order));
      onChanged();
    }
  }

  return (
    <div className="vt-order__actions">
      {error !== '' && <p role="alert">{error}</p>}
      {pay && <PayOrder order={order} label={pay} onChanged={onChanged} texts={texts} />}
      {otherWay && (
        <details className="vt-order__other-way">
          <summary>{t(otherWay)}</summary>
          <PayOrder order={order} label={otherWay} onChanged={onChanged} texts={texts} />
        </details>
      )}
      {isBackInCart && (
        <p className="vt-order__back-in-cart">
          {t('payment.itemsInCart')} <a href={paths.cart}>{t('payment.toCart')}</a>
        </p>
      )}
      {items.length > 0 && !pay && !isBackInCart && (
        <a className="vt-button vt-button--primary" href={cartLinkPath(items)}>
          {t('account.orderAgain')}
        </a>
      )}
      <OrderReturns order={order} texts={texts} />
      <button type="button" className="vt-button vt-button--outline" onClick={() => print()}>
        {t('account.print')}
      </button>
      {canCancel && !isAsked && (
        <button type="button" className="vt-link-button" onClick={() => setAsked(true)}>
          {t('account.cancelOrder')}
        </button>
      )}
      {canCancel && isAsked && (
        <button type="button" className="vt-button vt-button--outline" onClick={() => void cancel()}>
          {t('account.cancelOrderConfirm')}
        </button>
      )}
    </div>
  );
}
