import type { Translator } from '#domain/i18n/translate.ts';
import { paths } from '#domain/routes.ts';
import type { PaymentMethod } from '#domain/schemas/delivery.schema.ts';
import type { Order } from '#domain/schemas/order.schema.ts';

import { titleOfMethod } from '../order/payment-methods.ts';

interface PayFormProps {
  order: Pick<Order, 'number' | 'method'>;
  methods: readonly PaymentMethod[];
  label: string;
  t: Translator;
}

/** A plain form: the server starts the payment and sends the shopper on, with script and without. */
export function PayForm({ order, methods, label, t }: PayFormProps) {
  const chosen = methods.some(({ key }) => key === order.method) ? order.method : methods[0]?.key;
  if (chosen === undefined) return null;
  const choices = methods.map((method) => ({ key: method.key, title: titleOfMethod(method, t) }));
  return (
    <form className="vt-pay" method="post" action={paths.payment}>
      <input type="hidden" name="order" value={order.number} />
      {methods.length === 1 ? (
        <input type="hidden" name="method" value={chosen} />
      ) : (
        <fieldset className="vt-field">
          <legend className="vt-field__label">{t('checkout.paymentMethod')}</legend>
          <div className="vt-choices">
            {choices.map(({ key, title }) => (
              <label key={key} className="vt-choices__item">
                <input type="radio" name="method" value={key} defaultChecked={key === chosen} />
                <span className="vt-choices__label">{title}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <button type="submit" name="op" value="pay" className="vt-button vt-button--primary">
        {methods.length === 1 ? label : t('payment.continueToPay')}
      </button>
    </form>
  );
}
