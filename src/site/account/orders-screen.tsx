import { useState } from 'react';

import { formatDate } from '#domain/dates.ts';
import { imageUrl } from '#domain/image-url.ts';
import { orderDetailsPath, paths } from '#domain/routes.ts';
import type { Order } from '#domain/schemas/order.schema.ts';

import { formatAmountOf, type AccountTexts } from './account-texts.ts';
import { EmailConfirmation } from './email-confirmation.tsx';
import { ImportedOrders } from './imported-orders.tsx';
import { Failed, Loading } from './loading.tsx';
import { OrderStatus } from './order-status.tsx';
import { useResource } from './use-resource.ts';
import { WaysOn, type WayOn } from './ways-on.tsx';

/** What the list shows of an order. */
export type ListedOrder = Pick<
  Order,
  'id' | 'number' | 'createdAt' | 'items' | 'status' | 'total' | 'currency'
>;

interface OrdersProps {
  texts: AccountTexts;
  ways: readonly WayOn[];
  /** In the builder, where nobody is signed in. */
  sample: readonly ListedOrder[] | undefined;
}

/** The customer's orders, newest first. */
export function OrdersScreen({ texts, ways, sample }: OrdersProps) {
  const { t } = texts;
  const [confirmations, setConfirmations] = useState(0);
  return (
    <section aria-labelledby="account-title">
      <h2 className="vt-account__title" id="account-title">
        {t('account.orders')}
      </h2>
      <EmailConfirmation onConfirmed={() => setConfirmations((count) => count + 1)} t={t} />
      <OrderList key={confirmations} texts={texts} ways={ways} sample={sample} />
      {!sample && <ImportedOrders key={`imported ${confirmations}`} texts={texts} />}
    </section>
  );
}

function OrderList({ texts, ways, sample }: OrdersProps) {
  const { t } = texts;
  const orders = useResource<readonly ListedOrder[]>('/users/orders', sample);
  return (
    <>
      {orders.state === 'loading' && <Loading t={t} />}
      {orders.state === 'failed' && <Failed retry={orders.retry} t={t} />}
      {orders.state === 'loaded' && orders.data.length === 0 && (
        <>
          <NoOrders texts={texts} />
          <WaysOn ways={ways} />
        </>
      )}
      {orders.state === 'loaded' && orders.data.length > 0 && (
        <ul className="vt-orders">
          {orders.data.map((order) => (
            <OrderRow key={order.id} order={order} texts={texts} />
          ))}
        </ul>
      )}
    </>
  );
}

function OrderRow({ order, texts }: { order: ListedOrder; texts: AccountTexts }) {
  const { t, language } = texts;
  const count = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <li className="vt-orders__item">
      <Pictures order={order} />
      <div className="vt-orders__main">
        <h3 className="vt-orders__number">
          <a className="vt-orders__link" href={orderDetailsPath(order.number)}>
            {t('payment.orderNumber', { number: order.number })}
          </a>
        </h3>
        <p className="vt-orders__facts">
          <span>{formatDate(order.createdAt, language)}</span>
          <span>{t('account.itemCount', { count })}</span>
        </p>
      </div>
      <OrderStatus order={order} />
      <p className="vt-orders__total">{formatAmountOf(order.total, order.currency, texts)}</p>
    </li>
  );
}

const shownPictures = 3;

/** A look at what was bought; what there is no room for is counted. */
function Pictures({ order: { items } }: { order: ListedOrder }) {
  const pictures = items.flatMap(
    ({ product, variation }) =>
      product.images.find(({ id }) => id === variation.imageId) ?? product.imagePreview ?? [],
  );
  const more = items.length - Math.min(pictures.length, shownPictures);
  return (
    <div className="vt-orders__pictures" aria-hidden="true">
      {pictures.slice(0, shownPictures).map((image, index) => (
        <img
          key={index}
          src={imageUrl(image, { mode: 'outbound', width: 160, height: 160 })}
          alt=""
          width={64}
          height={64}
          loading="lazy"
        />
      ))}
      {more > 0 && <span>+{more}</span>}
    </div>
  );
}

function NoOrders({ texts: { t } }: { texts: AccountTexts }) {
  return (
    <div className="vt-empty">
      <p className="vt-empty__title">{t('account.noOrders')}</p>
      <p className="vt-empty__text">{t('account.noOrdersHint')}</p>
      <a className="vt-button vt-button--primary" href={paths.catalogs}>
        {t('cart.toCatalog')}
      </a>
    </div>
  );
}
