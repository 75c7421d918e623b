import { cashMethod } from '#domain/checkout-rules.ts';
import { formatDate } from '#domain/dates.ts';
import { paths } from '#domain/routes.ts';
import type { Order } from '#domain/schemas/order.schema.ts';
import type { Language } from '#locales/languages.ts';

import { OrderReceipt } from '../order/order-receipt.tsx';
import { titleOfMethod } from '../order/payment-methods.ts';
import { formatAmountOf, type AccountTexts } from './account-texts.ts';
import { Failed, Loading } from './loading.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderFiles } from './order-files.tsx';
import { OrderInvoices } from './order-invoices.tsx';
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
      <OrderReceipt
        order={order}
        payment={describePayment(order, t)}
        country={nameCountry(order.deliveryInformation.address?.country ?? '', language)}
        texts={{ t, price: (major) => formatAmountOf(major, order.currency, texts) }}
      />
      <OrderFiles number={order.number} texts={texts} />
      <OrderInvoices number={order.number} texts={texts} />
      <OrderActions order={order} onChanged={reload} texts={texts} />
    </article>
  );
}

/** The method, and for one that is paid before delivery what has become of it. */
function describePayment({ method, paymentStatus }: Order, t: AccountTexts['t']): string[] {
  const title = titleOfMethod({ key: method }, t);
  return method === cashMethod ? [title] : [title, t(`payment.${paymentStatus}`)];
}

/** By the browser's own list: the shop's has sixty times the weight of a page that names one. */
function nameCountry(code: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(code) ?? code;
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
