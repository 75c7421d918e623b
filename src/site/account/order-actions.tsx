import { useState } from 'react';

import { paymentPath } from '#domain/routes.ts';
import type { Order } from '#domain/schemas/order.schema.ts';

import { callApi } from '../client/api-client.ts';
import { toFormAnswer } from '../client/form-answer.ts';
import { viewPayment } from '../payment/payment-view.ts';
import { authStore } from '../shop/auth-store.ts';
import type { AccountTexts } from './account-texts.ts';

interface OrderActionsProps {
  order: Order;
  onChanged(): void;
  texts: AccountTexts;
}

/** What can still be done about an order: pay it, call it off, print it. */
export function OrderActions({ order, onChanged, texts: { t } }: OrderActionsProps) {
  const [isAsked, setAsked] = useState(false);
  const [error, setError] = useState('');
  const { pay, canCancel } = viewPayment(order);

  async function cancel() {
    setError('');
    const path = `/orders/${encodeURIComponent(order.number)}/cancel`;
    const [failure] = await callApi('POST', path, { token: authStore.get()?.token });
    if (failure) setError(toFormAnswer(failure, t)?.errors?.[0] ?? t('errors.internal'));
    else onChanged();
  }

  return (
    <div className="vt-order__actions">
      {error !== '' && <p role="alert">{error}</p>}
      {pay && (
        <a className="vt-button vt-button--primary" href={paymentPath(order.number)}>
          {t(pay)}
        </a>
      )}
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
