import { countryName, findCountry } from '#domain/countries/countries.ts';
import type { PaymentMethod } from '#domain/schemas/delivery.schema.ts';
import type { Order } from '#domain/schemas/order.schema.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';

import { OrderReceipt } from '../order/order-receipt.tsx';
import { titleOfMethod } from '../order/payment-methods.ts';

interface OrderFactsProps {
  order: Order;
  /** To name the method as the shop does. */
  methods: readonly PaymentMethod[];
  context: SectionContext;
}

/** The order as it was placed: number, lines, amounts, where it goes, how it is paid. */
export function OrderFacts({ order, methods, context }: OrderFactsProps) {
  const { t, date, language } = context;
  const method = methods.find(({ key }) => key === order.method) ?? { key: order.method };
  const code = order.deliveryInformation.address?.country ?? '';
  const country = findCountry(code);
  return (
    <section className="vt-receipt" aria-labelledby="order-number">
      <header className="vt-receipt__head">
        <h2 className="vt-receipt__title" id="order-number">
          {t('payment.orderNumber', { number: order.number })}
        </h2>
        <button
          type="button"
          className="vt-button vt-button--text"
          data-copy={order.number}
          data-done={t('payment.copied')}
        >
          {t('payment.copyNumber')}
        </button>
        <span className="vt-visually-hidden" role="status" data-copied="" />
        <p className="vt-receipt__date">{date(order.createdAt)}</p>
      </header>
      <OrderReceipt
        order={order}
        payment={[titleOfMethod(method, t)]}
        country={country ? countryName(country, language) : code}
        texts={context}
      />
    </section>
  );
}
