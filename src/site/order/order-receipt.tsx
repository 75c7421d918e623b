import { formatDate } from '#domain/dates.ts';
import type { Translator } from '#domain/i18n/translate.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import { postalLines } from '#domain/postal-address.ts';
import { productPath } from '#domain/routes.ts';
import type { Order } from '#domain/schemas/order.schema.ts';
import { shippingSpeedKeys } from '#domain/shipping-speed.ts';

import { OrderAmounts, type MoneyTexts } from './order-amounts.tsx';
import { OrderLine, priceBefore } from './order-line.tsx';

interface OrderReceiptProps {
  order: Order;
  /** How it is paid, and what has become of that, a line each. */
  payment: readonly string[];
  /** Name of the country that it is delivered to; empty for a pickup. */
  country: string;
  texts: MoneyTexts;
}

/** An order as it was placed, wherever it is read: lines, where it goes, how it is paid, amounts. */
export function OrderReceipt({ order, payment, country, texts }: OrderReceiptProps) {
  const { t, price } = texts;
  const { deliveryInformation } = order;
  return (
    <>
      <ul className="vt-order-lines" aria-label={t('account.items')}>
        {order.items.map(({ product, variation, quantity, price: fullPrice, sumDiscountPrice }, index) => (
          <OrderLine
            key={index}
            image={product.images.find(({ id }) => id === variation.imageId) ?? product.imagePreview}
            title={product.title}
            href={
              product.slug === ''
                ? null
                : productPath(product.slug, product.options.length > 0 ? variation.id : null)
            }
            options={variation.title}
            count={`${quantity} × ${price(variation.discountPrice ?? fullPrice)}`}
            total={price(sumDiscountPrice)}
            before={priceBefore(
              { unit: variation.discountPrice ?? fullPrice, quantity, total: sumDiscountPrice },
              price,
            )}
          />
        ))}
      </ul>
      <dl className="vt-order-facts">
        {deliveryInformation.type !== 'none' && (
          <Fact
            title={t(deliveryInformation.type === 'pickup' ? 'checkout.pickup' : 'checkout.delivery')}
            lines={[
              ...placeOf(deliveryInformation, country),
              // Where the shop lists no such place, nobody has said how long it takes.
              ...(deliveryInformation.code === '' ? [] : [t(shippingSpeedKeys[deliveryInformation.speed])]),
            ]}
          />
        )}
        {order.giftCard && <Fact title={t('checkout.giftCard')} lines={recipientOf(order.giftCard, t)} />}
        <Fact title={t('checkout.paymentMethod')} lines={payment} />
        {order.exchangeOf !== undefined && (
          <Fact title={t('order.exchange')} lines={[t('order.exchangeOf', { number: order.exchangeOf })]} />
        )}
      </dl>
      <OrderAmounts amounts={amountsOf(order)} isPaid={order.paymentStatus === 'completed'} texts={texts} />
      {order.refunded > 0 && (
        <dl className="vt-order-facts">
          <Fact title={t('order.refunded')} lines={[price(order.refunded)]} />
        </dl>
      )}
    </>
  );
}

function Fact({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {lines.map((line, index) => (
          <span key={index}>{line}</span>
        ))}
      </dd>
    </div>
  );
}

/**
 * Whom the cards go to, and when. Their codes are money, and are told by the letter to the recipient alone, never on a page
 * that a link opens.
 */
function recipientOf(
  { name, email, message, sendOn }: NonNullable<Order['giftCard']>,
  t: Translator,
): string[] {
  const whom = email === '' ? [name, t('order.cardToBuyer')] : [name, email];
  const day = sendOn === '' ? '' : t('order.cardOn', { day: formatDate(sendOn, t.language) });
  return [...whom, day, message].filter((line) => line !== '');
}

function amountsOf(order: Order) {
  const { totalPrice, totalDiscountPrice, deliveryInformation } = order;
  return {
    ...order,
    goods: totalPrice,
    discount: toMajor(toMinor(totalPrice) - toMinor(totalDiscountPrice)),
    needsDelivery: deliveryInformation.type !== 'none',
    delivery: deliveryInformation.price,
  };
}

/** The pickup location, or the address. */
function placeOf({ title, address }: Order['deliveryInformation'], country: string): string[] {
  if (!address) return [title];
  // Without the names of regions, which are files of their own; a code that belongs there is known.
  return [...postalLines(address, ''), country].filter((line) => line !== '');
}
