import { countryName, findCountry } from '#domain/countries/countries.ts';
import { productPath } from '#domain/routes.ts';
import type { PaymentMethod } from '#domain/schemas/delivery.schema.ts';
import type { Order } from '#domain/schemas/order.schema.ts';
import { shippingSpeedKeys } from '#domain/shipping-speed.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';

import { OrderAmounts } from '../order/order-amounts.tsx';
import { OrderLine } from '../order/order-line.tsx';
import { titleOfMethod } from '../order/payment-methods.ts';

interface OrderFactsProps {
  order: Order;
  /** To name the method as the shop does. */
  methods: readonly PaymentMethod[];
  context: SectionContext;
}

/** The order as it was placed: number, lines, amounts, where it goes, how it is paid. */
export function OrderFacts({ order, methods, context }: OrderFactsProps) {
  const { t, price, date } = context;
  const method = methods.find(({ key }) => key === order.method) ?? { key: order.method };
  return (
    <section className="vt-receipt" aria-labelledby="order-number">
      <header className="vt-receipt__head">
        <h2 className="vt-receipt__title" id="order-number">
          {t('payment.orderNumber', { number: order.number })}
        </h2>
        <p className="vt-receipt__date">{date(order.createdAt)}</p>
      </header>
      <ul className="vt-order-lines">
        {order.items.map(({ product, variation, quantity, sumDiscountPrice }) => (
          <OrderLine
            key={variation.id}
            image={product.imagePreview}
            title={product.title}
            href={productPath(product.slug, product.options.length > 0 ? variation.id : null)}
            options={describeChoice(product.options)}
            count={`${quantity} × ${price(sumDiscountPrice / quantity)}`}
            total={price(sumDiscountPrice)}
          />
        ))}
      </ul>
      <dl className="vt-receipt__facts">
        <div>
          <dt>{t(order.deliveryInformation.type === 'pickup' ? 'checkout.pickup' : 'checkout.delivery')}</dt>
          <dd>
            {describeDelivery(order, context).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </dd>
        </div>
        <div>
          <dt>{t('checkout.paymentMethod')}</dt>
          <dd>{titleOfMethod(method, t)}</dd>
        </div>
      </dl>
      <OrderAmounts amounts={amountsOf(order)} texts={context} />
    </section>
  );
}

function amountsOf({ totalPrice, totalDiscountPrice, deliveryInformation, total }: Order) {
  return {
    goods: totalPrice,
    discount: totalPrice - totalDiscountPrice,
    delivery: deliveryInformation.price,
    total,
  };
}

function describeChoice(options: Order['items'][number]['product']['options']): string {
  return options
    .map(({ title, unit, values: [value] }) => `${title}: ${value?.title ?? ''}${unit ? ` ${unit}` : ''}`)
    .join(', ');
}

/** The pickup location, or the address; and how soon. */
function describeDelivery({ deliveryInformation }: Order, { t, language }: SectionContext): string[] {
  const { title, speed, address } = deliveryInformation;
  const country = findCountry(address?.country ?? '');
  const place = address
    ? [
        address.street,
        [address.postalCode, address.locality].filter((part) => part !== '').join(' '),
        country ? countryName(country, language) : address.country,
      ]
    : [title];
  return [...place, t(shippingSpeedKeys[speed])].filter((line) => line !== '');
}
