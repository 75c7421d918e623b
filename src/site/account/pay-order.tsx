import { useState } from 'react';

import { orderDetailsPath } from '#domain/routes.ts';
import type { PaymentMethod } from '#domain/schemas/delivery.schema.ts';
import type { Order } from '#domain/schemas/order.schema.ts';
import type { MessageKey } from '#locales/message-keys.ts';

import { startPayment } from '../checkout/start-payment.ts';
import { toFormAnswer } from '../client/form-answer.ts';
import { fitMethod, methodsFor, titleOfMethod } from '../order/payment-methods.ts';
import { authStore } from '../shop/auth-store.ts';
import type { AccountTexts } from './account-texts.ts';
import { useResource } from './use-resource.ts';

interface PayOrderProps {
  order: Order;
  label: MessageKey;
  onChanged(): void;
  texts: AccountTexts;
}

/** The ways to pay that are offered where the order goes; paying starts here, and comes back here. */
export function PayOrder({ order, label, onChanged, texts: { t, language } }: PayOrderProps) {
  const code = encodeURIComponent(order.deliveryInformation.code);
  const offered = useResource<PaymentMethod[]>(
    `/configs/payments-available-methods-by-location?code=${code}`,
  );
  const [chosen, setChosen] = useState(order.method);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState('');
  if (offered.state !== 'loaded') return null;
  const methods = methodsFor(order, offered.data);
  const method = fitMethod(chosen, methods) || (methods[0]?.key ?? '');
  if (method === '') return null;

  async function pay() {
    setSending(true);
    setError('');
    const page = location.origin + orderDetailsPath(order.number);
    const failure = await startPayment(
      { order: order.number, method, returnUrl: page, cancelUrl: page, language },
      authStore.get()?.token,
    );
    setSending(false);
    if (failure === 'left') return;
    if (failure) setError(toFormAnswer(failure, t)?.errors?.[0] ?? t('errors.internal'));
    else onChanged();
  }

  return (
    <form
      className="vt-pay"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void pay();
      }}
    >
      {methods.length > 1 && (
        <fieldset className="vt-field">
          <legend className="vt-field__label">{t('checkout.paymentMethod')}</legend>
          <div className="vt-choices">
            {methods.map((each) => (
              <label key={each.key} className="vt-choices__item">
                <input
                  type="radio"
                  name="method"
                  value={each.key}
                  checked={each.key === method}
                  onChange={() => setChosen(each.key)}
                />
                <span className="vt-choices__label">{titleOfMethod(each, t)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {error !== '' && (
        <p className="vt-field__error" role="alert">
          {error}
        </p>
      )}
      <button type="submit" className="vt-button vt-button--primary" aria-disabled={isSending || undefined}>
        {t(methods.length > 1 ? 'payment.continueToPay' : label)}
      </button>
    </form>
  );
}
