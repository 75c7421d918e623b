import { formatDate } from '#domain/dates.ts';
import { imageUrl } from '#domain/image-url.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import { paths, productPath } from '#domain/routes.ts';
import type { Order } from '#domain/schemas/order.schema.ts';

import { formatAmountOf, type AccountTexts } from './account-texts.ts';
import { Failed, Loading } from './loading.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderStatus } from './order-status.tsx';
import { useResource } from './use-resource.ts';

interface OrderDetailsProps {
  number: string;
  texts: AccountTexts;
}

/** One order of the customer's: what was bought, what it cost, where it goes and how far it is. */
export function OrderDetails({ number, texts }: OrderDetailsProps) {
  const { t } = texts;
  const order = useResource<Order>(`/orders/${encodeURIComponent(number)}`);
  if (order.state === 'loading') return <Loading t={t} />;
  if (order.state === 'failed') {
    return order.status === 404 ? <NotFound texts={texts} /> : <Failed retry={order.retry} t={t} />;
  }
  return <Details order={order.data} reload={order.reload} texts={texts} />;
}

function Details({ order, reload, texts }: { order: Order; reload(): void; texts: AccountTexts }) {
  const { t, language } = texts;
  return (
    <article className="vt-order" aria-labelledby="account-title">
      <a className="vt-order__back" href={paths.accountOrders}>
        {t('account.backToOrders')}
      </a>
      <header className="vt-order__head">
        <h2 className="vt-account__title" id="account-title">
          {t('payment.orderNumber', { number: order.number })}
        </h2>
        <OrderStatus order={order} />
        <p className="vt-account__hint">
          {t('account.placedOn', { date: formatDate(order.createdAt, language) })}
        </p>
      </header>
      <ul className="vt-order__lines" aria-label={t('account.items')}>
        {order.items.map((item) => (
          <Line key={item.variation.id} item={item} order={order} texts={texts} />
        ))}
      </ul>
      <div className="vt-order__facts">
        <Delivery order={order} texts={texts} />
        <Totals order={order} texts={texts} />
      </div>
      <OrderActions order={order} onChanged={reload} texts={texts} />
    </article>
  );
}

interface LineProps {
  item: Order['items'][number];
  order: Order;
  texts: AccountTexts;
}

function Line({ item: { product, variation, quantity, sumDiscountPrice }, order, texts }: LineProps) {
  const picture = product.images.find(({ id }) => id === variation.imageId) ?? product.imagePreview;
  const chosen = product.options.flatMap(({ title, values }) =>
    values
      .filter(({ id }) => variation.productOptionValueIds.includes(id))
      .map((value) => `${title}: ${value.title}`),
  );
  return (
    <li className="vt-order__line">
      {picture ? (
        <img
          src={imageUrl(picture, { mode: 'outbound', width: 160, height: 160 })}
          alt=""
          width={72}
          height={72}
          loading="lazy"
        />
      ) : (
        <span className="vt-order__no-picture" aria-hidden="true" />
      )}
      <div>
        <a href={productPath(product.slug, product.options.length > 0 ? variation.id : null)}>
          {product.title}
        </a>
        {chosen.length > 0 && <p className="vt-account__hint">{chosen.join(', ')}</p>}
      </div>
      <p className="vt-order__quantity">
        <span className="vt-visually-hidden">{texts.t('product.quantity')} </span>× {quantity}
      </p>
      <p className="vt-order__sum">{formatAmountOf(sumDiscountPrice, order.currency, texts)}</p>
    </li>
  );
}

function Delivery({ order, texts: { t } }: { order: Order; texts: AccountTexts }) {
  const { type, title, address } = order.deliveryInformation;
  const place = address
    ? [address.postalCode, address.locality, address.street].filter((part) => part !== '').join(', ')
    : '';
  return (
    <dl className="vt-order__delivery">
      <dt>{t(type === 'pickup' ? 'checkout.pickup' : 'checkout.delivery')}</dt>
      <dd>{place === '' ? title : `${title}: ${place}`}</dd>
      <dt>{t('account.payment')}</dt>
      <dd>{paymentText(order, t)}</dd>
    </dl>
  );
}

function paymentText({ method, paymentStatus }: Order, t: AccountTexts['t']): string {
  if (paymentStatus === 'cashSuccess' || method === 'cash') return t('paymentMethods.cash');
  return t(`payment.${paymentStatus}`);
}

function Totals({ order, texts }: { order: Order; texts: AccountTexts }) {
  const { t } = texts;
  const discount = toMajor(toMinor(order.totalPrice) - toMinor(order.totalDiscountPrice));
  const amount = (major: number) => formatAmountOf(major, order.currency, texts);
  return (
    <dl className="vt-order__totals">
      <dt>{t('cart.goods')}</dt>
      <dd>{amount(order.totalPrice)}</dd>
      {discount > 0 && (
        <>
          <dt>{t('cart.discount')}</dt>
          <dd>{amount(-discount)}</dd>
        </>
      )}
      <dt>{t('cart.delivery')}</dt>
      <dd>{amount(order.deliveryInformation.price)}</dd>
      <dt className="vt-order__total">{t('cart.total')}</dt>
      <dd className="vt-order__total">{amount(order.total)}</dd>
    </dl>
  );
}

function NotFound({ texts: { t } }: { texts: AccountTexts }) {
  return (
    <div className="vt-empty">
      <h2 className="vt-empty__title" id="account-title">
        {t('account.orderNotFound')}
      </h2>
      <a className="vt-button vt-button--primary" href={paths.accountOrders}>
        {t('account.backToOrders')}
      </a>
    </div>
  );
}
